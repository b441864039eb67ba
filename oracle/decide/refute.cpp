// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/refute.h"

#include "oracle/claims/work_limit.h"
#include "oracle/decide/enumerate.h"

namespace cutecheck::oracle {

namespace {

bool isRefusal(Code code) {
  return code == Code::kNotComposable || code == Code::kNoComplement || code == Code::kNotInjective;
}

}  // namespace

SmallModels searchSmallModels(const Claim& claim, const std::vector<Assignment>& assignments, int64_t limit,
                              uint64_t most) {
  SmallModels result;
  for (const Assignment& assignment : assignments) {
    if (result.points > most || WorkLimit::spent()) break;
    Expected<Goals> goals = goalsAt(claim, assignment, limit);
    if (!goals) {
      // Elsewhere the claim has a value on both sides; where an operation refuses it does not hold.
      if (!isRefusal(goals.error().code) || claim.symbols.empty()) continue;
      result.counterexample = Counterexample{assignment, goals.error().witness, {}, goals.error().str()};
      result.refusal = true;
      return result;
    }
    // Where a part has no form, what stands in its place means nothing.
    if (!goals->necessary) continue;
    bool evaluated = false;
    for (const Goal& goal : goals->goals) {
      Attempt attempt = decideByEnumeration(goal, limit);
      result.points += attempt.cost;
      evaluated |= attempt.cost > 0 || attempt.outcome == Attempt::Outcome::kProved;
      if (attempt.outcome != Attempt::Outcome::kRefuted) continue;
      result.counterexample = std::move(attempt.counterexample);
      result.counterexample->assignment = assignment;
      result.broken = goal;
      return result;
    }
    if (evaluated) ++result.assignments;
  }
  return result;
}

}  // namespace cutecheck::oracle
