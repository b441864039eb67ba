// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/radix_steps.h"

#include <algorithm>

namespace cutecheck::oracle {

namespace {

// lower relation upper, as a goal of its own.
Goal inequality(const Polynomial& lower, Relation relation, const Polynomial& upper) {
  Goal goal;
  goal.kind = Goal::Kind::kInteger;
  goal.lower = lower.scalar();
  goal.relation = relation;
  goal.upper = upper.scalar();
  return goal;
}

}  // namespace

Attempt decideByRadixSteps(const Goal& goal, const std::vector<Mode>& order, const Assumptions& assumptions,
                           uint64_t budget, Engine engine) {
  Attempt attempt;
  attempt.engine = engine;
  attempt.method = Method::kRadixSteps;
  attempt.reason = "no order of the modes to check";
  if (goal.kind != Goal::Kind::kInjective || !goal.f.form || !goal.f.heads.empty() || order.empty())
    return attempt;

  auto holds = [&](const Polynomial& a, Relation relation, const Polynomial& b) {
    for (Encoding encoding : {Encoding::kDivMod, Encoding::kQuotientRemainder}) {
      Attempt step = decideByIntegers(inequality(a, relation, b), assumptions, encoding, budget, engine);
      attempt.cost += step.cost;
      if (step.outcome == Attempt::Outcome::kProved) return true;
    }
    attempt.reason = "a step is not proved: " + a.str() + std::string(relationText(relation)) + b.str();
    return false;
  };

  std::vector<Mode> unlisted = leavesOf(*goal.f.form);
  Polynomial reach;
  for (const Mode& mode : order) {
    auto same = std::find_if(unlisted.begin(), unlisted.end(), [&](const Mode& m) {
      return m.extent == mode.extent && m.stride == mode.stride;
    });
    if (same == unlisted.end()) {
      attempt.reason = "the order lists a mode that is none";
      return attempt;
    }
    unlisted.erase(same);
    if (!holds(reach + Polynomial(1), Relation::kLessEqual, mode.stride) ||
        !holds(Polynomial(1), Relation::kLessEqual, mode.extent))
      return attempt;
    reach = reach + (mode.extent - Polynomial(1)) * mode.stride;
  }
  for (const Mode& mode : unlisted)
    if (!holds(mode.extent, Relation::kEqual, Polynomial(1))) return attempt;
  attempt.outcome = Attempt::Outcome::kProved;
  Derivation::record(attempt, goal, fingerprintOf(assumptions.constraints, assumptions.divisors), true);
  return attempt;
}

}  // namespace cutecheck::oracle
