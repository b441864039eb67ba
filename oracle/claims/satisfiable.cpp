// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/satisfiable.h"

#include "oracle/claims/vacuity.h"
#include "oracle/decide/assignments.h"
#include "oracle/smt/integers.h"

namespace cutecheck::oracle {

namespace {

constexpr size_t kFewNumbers = 400;

}  // namespace

Expected<Premises> checkPremises(const Claim& claim, uint64_t budget) {
  Premises premises;
  for (const std::vector<Assignment>& found :
       {smallAssignments(claim, 1, kFewNumbers), drawnAssignments(claim, 1, 1)}) {
    if (found.empty() || brokenPremise(claim, found[0])) continue;
    premises.witness = found[0];
    return premises;
  }
  Attempt attempt = decidePremises({claim.constraints, claim.symbols}, budget);
  premises.units = attempt.cost;
  if (attempt.outcome == Attempt::Outcome::kRefuted)
    return makeError(Code::kVacuous, "premise_c2", "the premises contradict each other: nothing satisfies them");
  if (attempt.outcome == Attempt::Outcome::kProved) {
    auto broken = brokenPremise(claim, attempt.counterexample->assignment);
    if (!broken) {
      premises.witness = attempt.counterexample->assignment;
      return premises;
    }
    attempt.reason = "the solver's model breaks " + *broken;
  }
  premises.open = "whether the premises can be satisfied: " +
                  (attempt.reason.empty() ? "no model found" : attempt.reason);
  return premises;
}

}  // namespace cutecheck::oracle
