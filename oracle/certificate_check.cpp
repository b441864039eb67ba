#include "oracle/certificate_check.h"

#include <algorithm>

#include "core/fault.h"
#include "oracle/certificate_modes.h"
#include "oracle/digits.h"
#include "oracle/integers.h"
#include "oracle/known.h"
#include "oracle/lemma.h"
#include "oracle/vacuity.h"

namespace cutecheck::oracle {

namespace {

class Check {
 public:
  Check(const Goal& goal, const std::vector<Constraint>& premises, GoalCertificate& proof, bool fill,
        const CheckBudget& budget)
      : goal_(goal), proof_(proof), fill_(fill), known_(premises, budget.total, budget.cap) {}

  Attempt run(const std::vector<Constraint>& premises) {
    attempt_.method = Method::kCertificate;
    attempt_.engine = Engine::kCertificateChecker;
    if (holds(premises)) attempt_.outcome = Attempt::Outcome::kProved;
    attempt_.cost = known_.units();
    if (attempt_.outcome != Attempt::Outcome::kProved && known_.outOfUnits())
      attempt_.reason += " (out of units)";
    return attempt_;
  }

 private:
  bool refuse(std::string reason) {
    attempt_.reason = std::move(reason);
    return false;
  }

  bool holds(const std::vector<Constraint>& premises) {
    const std::string& method = proof_.method;
    if (method == "trees")
      return proof_.steps.empty() && goal_.kind == Goal::Kind::kFact && goal_.fact ? true
                                                                                   : refuse("no such fact");
    if (method == "integers") {
      if (goal_.kind != Goal::Kind::kInteger) return refuse("the goal is not one of integers");
      return integers(goal_);
    }
    if (method == "digits left" || method == "digits right") {
      std::optional<Digits> digits = digitsOf(goal_, method == "digits left" ? 0 : 1, premises);
      if (!digits) return refuse("the goal is not one of digits");
      for (const Constraint& premise : digits->premises) known_.learn(premise);
      if (!integers(digits->goal)) return false;
      // Steps may show it: they say of quotients and remainders what is so of any.
      for (const Constraint& need : digits->needs)
        if (!CUTECHECK_FAULT("certificate.digits_of_negatives") && !known_.follows(need))
          return refuse("not shown: " + textOf(need));
      return true;
    }
    return modes(method);
  }

  // What is written must be what is so.
  bool stated(CertificateStep& step, const std::vector<Constraint>& needs, std::string gives) {
    std::vector<std::string> texts;
    for (const Constraint& need : needs) texts.push_back(textOf(need));
    if (fill_) {
      step.needs = std::move(texts);
      step.gives = std::move(gives);
      return true;
    }
    if (step.gives != gives && !CUTECHECK_FAULT("certificate.conclusion_believed"))
      return refuse(step.lemma + " gives " + gives + ", not " + step.gives);
    if (step.needs != texts) return refuse(step.lemma + " needs something else than is written");
    return true;
  }

  bool discharged(const CertificateStep& step, const std::vector<Constraint>& needs) {
    for (const Constraint& need : needs)
      if (!known_.follows(need))
        return refuse(step.lemma + " needs " + textOf(need) + ", which is not shown");
    return true;
  }

  // A lemma about integers, whatever the goal is about.
  bool learned(CertificateStep& step) {
    std::optional<LemmaInstance> instance = instanceOf(step.lemma, step.with);
    if (!instance || !step.place.empty()) return refuse("no instance of " + step.lemma);
    if (!stated(step, instance->needs, textOf(instance->gives)) || !discharged(step, instance->needs))
      return false;
    known_.learn(instance->gives);
    return true;
  }

  bool integers(const Goal& goal) {
    for (CertificateStep& step : proof_.steps)
      if (!learned(step)) return false;
    const Constraint claim{goal.lower, goal.upper, goal.relation, ""};
    return known_.follows(claim) ? true : refuse("the goal does not follow from the steps: " + textOf(claim));
  }

  bool modes(const std::string& method) {
    CertificateModes modes(goal_, method);
    for (CertificateStep& step : proof_.steps) {
      if (step.place.empty()) {
        if (!learned(step)) return false;
        continue;
      }
      std::optional<CertificateModes::Change> change = modes.apply(step);
      if (!change) return refuse("no step by " + method + ": " + step.lemma + " at " + step.place);
      if (!stated(step, change->needs, change->gives) || !discharged(step, change->needs)) return false;
    }
    std::optional<std::vector<Constraint>> rest = modes.rest(goal_);
    if (!rest) return refuse("the steps do not end in the goal by " + method);
    for (const Constraint& need : *rest)
      if (!known_.follows(need)) return refuse("the steps end in something else: not shown: " + textOf(need));
    return true;
  }

  const Goal& goal_;
  GoalCertificate& proof_;
  const bool fill_;
  Known known_;
  Attempt attempt_;
};

constexpr uint64_t kShares[] = {100, 1};  // of the budget: which encoding is easy differs

bool provedForAll(const Goal& goal, const Claim& claim, uint64_t budget, uint64_t& units) {
  for (uint64_t share : kShares) {
    for (Encoding encoding : kEncodings) {
      Attempt attempt =
          decideByIntegers(goal, {claim.constraints, claim.symbols}, encoding, budget / share + 1);
      units += attempt.cost;
      if (attempt.outcome == Attempt::Outcome::kProved) return true;
    }
  }
  return false;
}

}  // namespace

bool proveLemma(const Lemma& lemma, uint64_t budget, uint64_t& units, std::set<std::string>* used) {
  Expected<Claim> claim = makeClaim(lemma.claim, lemma.where);
  if (!claim) return false;
  Expected<Goals> goals = goalsOf(*claim, 0);
  if (!goals || !goals->missing.empty() || goals->goals.empty()) return false;
  const Goal goal = goals->goals.back();
  goals->goals.pop_back();
  for (const Goal& need : goals->goals) {
    GoalCertificate given{need.text, "integers", {}};
    const bool follows =
        completeGoal(need, claim->constraints, given, {0, 0, false}).outcome == Attempt::Outcome::kProved;
    if (need.need.empty() || (!follows && !provedForAll(need, *claim, budget, units))) return false;
  }
  if (!goal.need.empty()) return false;
  if (lemma.chain.empty() || !used) return provedForAll(goal, *claim, budget, units);
  Expected<Certificate> chain =
      parseCertificate("cutecheck certificate 1\nclaim " + std::string(lemma.claim) + "\ngoal " +
                       goal.text + "\nby integers\n" + std::string(lemma.chain) + "qed\n");
  if (!chain || chain->goals.size() != 1) return false;
  for (const CertificateStep& step : chain->goals[0].steps) used->insert(step.lemma);
  Attempt attempt =
      completeGoal(goal, claim->constraints, chain->goals[0], {budget, budget / 10 + 1, true});
  units += attempt.cost;
  return attempt.outcome == Attempt::Outcome::kProved;
}

Attempt completeGoal(const Goal& goal, const std::vector<Constraint>& premises, GoalCertificate& proof,
                     const CheckBudget& budget) {
  Attempt attempt = Check(goal, premises, proof, true, budget).run(premises);
  Derivation::record(attempt, goal.text, fingerprintOf(premises), attempt.cost > 0);
  return attempt;
}

Attempt checkGoal(const Goal& goal, const std::vector<Constraint>& premises, const GoalCertificate& proof,
                  const CheckBudget& budget) {
  GoalCertificate copy = proof;
  return Check(goal, premises, copy, false, budget).run(premises);
}

Expected<Rechecked> recheckCertificate(const Certificate& certificate, const CheckBudget& budget) {
  CUTECHECK_TRY(claim, makeClaim(certificate.claim, certificate.where));
  CUTECHECK_TRY(goals, goalsOf(claim, 1 << 16));
  Rechecked result;
  auto refuse = [&](std::string reason) {
    result.reason = std::move(reason);
    return result;
  };
  CUTECHECK_TRY(premises, checkPremises(claim, budget.total));
  result.units = premises.units;
  if (!premises.open.empty()) return refuse(premises.open);
  if (!goals.missing.empty()) return refuse(goals.missing[0]);
  if (goals.goals.empty()) return makeError(Code::kEmpty, "claim_c7", "the claim states nothing");
  if (goals.goals.size() != certificate.goals.size())
    return refuse("the claim has " + std::to_string(goals.goals.size()) + " goals, the certificate " +
                  std::to_string(certificate.goals.size()));
  std::set<std::string> used;
  for (size_t i = 0; i < goals.goals.size(); ++i) {
    const GoalCertificate& proof = certificate.goals[i];
    if (proof.goal != goals.goals[i].text)
      return refuse("goal " + proof.goal + " is not " + goals.goals[i].text);
    Attempt attempt = checkGoal(goals.goals[i], claim.constraints, proof, budget);
    result.units += attempt.cost;
    const bool skipped = CUTECHECK_FAULT("certificate.last_goal_skipped") && i + 1 == goals.goals.size();
    if (attempt.outcome != Attempt::Outcome::kProved && !skipped)
      return refuse(proof.goal + ": " + attempt.reason);
    ++result.goals;
    result.steps += proof.steps.size();
    for (const CertificateStep& step : proof.steps) used.insert(step.lemma);
  }
  // Those with a chain first: its lemmas are used, too.
  for (bool chained : {true, false}) {
    for (const auto* lemmas : {&integerLemmas(), &modeLemmas()}) {
      for (const Lemma& lemma : *lemmas) {
        if (!budget.lemmas || lemma.chain.empty() == chained || used.erase(std::string(lemma.label)) == 0)
          continue;
        if (!proveLemma(lemma, budget.total, result.units, &used))
          return refuse("the lemma " + std::string(lemma.label) + " is not proved");
        ++result.lemmas;
      }
    }
  }
  result.holds = true;
  return result;
}

}  // namespace cutecheck::oracle
