// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/certificate/certificate_check.h"

#include <algorithm>

#include "oracle/certificate/certificate_modes.h"
#include "oracle/certificate/lemma.h"
#include "oracle/terms/digits.h"
#include "oracle/terms/proof_context.h"
#include "oracle/terms/residues.h"

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
    if (attempt_.outcome != Attempt::Outcome::kProved && known_.outOfUnits()) attempt_.reason += " (out of units)";
    return attempt_;
  }

 private:
  bool refuse(std::string reason) {
    attempt_.reason = std::move(reason);
    return false;
  }

  bool holds(const std::vector<Constraint>& premises) {
    const std::string& method = proof_.method;
    const bool fact = proof_.steps.empty() && goal_.kind == Goal::Kind::kFact && goal_.fact;
    if (method == "trees") return fact || refuse("no such fact");
    if (method == "integers")
      return goal_.kind == Goal::Kind::kInteger ? integers(goal_) : refuse("the goal is not one of integers");
    if (method == "digits left" || method == "digits right") {
      std::optional<Digits> digits = digitsOf(goal_, method == "digits left" ? 0 : 1, premises);
      if (!digits) return refuse("the goal is not one of digits");
      for (const Constraint& premise : digits->premises) known_.learn(premise);
      if (!integers(digits->goal)) return false;  // its steps may show a need: they say what is so of any quotient
      for (const Constraint& need : digits->needs)
        if (!known_.follows(need)) return refuse("not shown: " + textOf(need));
      return true;
    }
    if (method == "contrary") return contrary(premises);
    if (method == "residues")
      return (proof_.steps.empty() && holdsAtResidues(goal_, premises)) || refuse("not so at all remainders");
    return modes(method);
  }

  // The goal is false somewhere: then something follows that is not so, or it is true there after all.
  bool contrary(const std::vector<Constraint>& premises) {
    const std::optional<Contrary> contrary = contraryOf(goal_, premises);
    if (!contrary) return refuse("the goal has no contrary");
    const auto follows = [&](const Constraint& c) { return known_.follows(c); };
    if (!std::all_of(contrary->needs.begin(), contrary->needs.end(), follows)) return refuse("an extent may be below 1");
    for (const Constraint& premise : contrary->premises) known_.learn(premise);
    if (!allLearned()) return false;
    const auto& shown = contrary->shown;
    if (!shown.empty() && std::all_of(shown.begin(), shown.end(), follows)) return true;
    const Constraint never{ScalarNode::constant(0), ScalarNode::constant(-1), Relation::kLessEqual, ""};
    return known_.follows(never) ? true : refuse("nothing contradicts the contrary");
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
      if (!known_.follows(need)) return refuse(step.lemma + " needs " + textOf(need) + ", which is not shown");
    return true;
  }

  // A lemma about integers, whatever the goal is about.
  bool learned(CertificateStep& step) {
    std::optional<LemmaInstance> instance = instanceOf(step.lemma, step.with);
    if (!instance || !step.place.empty()) return refuse("no instance of " + step.lemma);
    if (!stated(step, instance->needs, textOf(instance->gives)) || !discharged(step, instance->needs)) return false;
    known_.learn(instance->gives);
    return true;
  }

  bool allLearned() {
    return std::all_of(proof_.steps.begin(), proof_.steps.end(), [&](CertificateStep& step) { return learned(step); });
  }

  bool integers(const Goal& goal) {
    if (!allLearned()) return false;
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
      const auto change = modes.apply(step);
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
  ProofContext known_;
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

}  // namespace cutecheck::oracle
