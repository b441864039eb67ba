#include "oracle/structure.h"

#include "oracle/canonical.h"
#include "oracle/normalise.h"
#include "oracle/radix.h"

namespace cutecheck::oracle {

namespace {

using Outcome = Attempt::Outcome;

// The rule that computed the form of the goal derives it where nothing else does.
Attempt orByRule(const Goal& goal, Attempt attempt) {
  if (attempt.outcome != Outcome::kUnknown || goal.rule.empty()) return attempt;
  attempt.decider = goal.rule;
  if (goal.rule == "composition search") attempt.engine = "enumeration";
  attempt.outcome = Outcome::kProved;
  return attempt;
}

}  // namespace

Attempt decideByStructure(const Goal& goal, const Facts& facts, const std::vector<Constraint>& premises) {
  if (goal.kind == Goal::Kind::kFact) {
    Attempt attempt;
    attempt.decider = "trees";
    attempt.engine = "structural";
    attempt.outcome = goal.fact ? Outcome::kProved : Outcome::kRefuted;
    return attempt;
  }
  const bool integers = goal.kind == Goal::Kind::kInteger;
  if (!integers && goal.kind != Goal::Kind::kEqual) return orByRule(goal, decideByRadix(goal, facts));
  Attempt attempt = decideCanonical(goal, facts);
  if (integers && attempt.outcome == Outcome::kUnknown) {
    Attempt normal = decideByNormalForm(goal, premises);
    if (normal.outcome == Outcome::kProved) return normal;
  }
  return orByRule(goal, std::move(attempt));
}

}  // namespace cutecheck::oracle
