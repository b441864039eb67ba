// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/certificate_check.h"

#include <algorithm>

#include "oracle/certificate/certificate_modes.h"
#include "oracle/certificate/lemma.h"
#include "oracle/certificate/lemma_proof.h"
#include "oracle/claims/vacuity.h"
#include "oracle/terms/digits.h"
#include "oracle/terms/known.h"

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
        if (!known_.follows(need)) return refuse("not shown: " + textOf(need));
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
    if (step.gives != gives) return refuse(step.lemma + " gives " + gives + ", not " + step.gives);
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

}  // namespace

Attempt completeGoal(const Goal& goal, const std::vector<Constraint>& premises, GoalCertificate& proof,
                     const CheckBudget& budget) {
  Attempt attempt = Check(goal, premises, proof, true, budget).run(premises);
  Derivation::record(attempt, goal, fingerprintOf(premises), attempt.cost > 0);
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
    result.asked += attempt.cost > 0 ? 1 : 0;
    if (attempt.outcome != Attempt::Outcome::kProved) return refuse(proof.goal + ": " + attempt.reason);
    ++result.goals;
    result.steps += proof.steps.size();
    for (const CertificateStep& step : proof.steps) used.insert(step.lemma);
  }
  if (budget.lemmas)
    if (auto lemma = unprovedLemma(used, budget.total, result.lemmas, result.asked, result.units)) return refuse(*lemma);
  result.holds = true;
  return result;
}

}  // namespace cutecheck::oracle
