// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/vacuity.h"

#include <algorithm>

namespace cutecheck::oracle {

std::optional<std::string> brokenPremise(const Claim& claim, const Assignment& assignment, bool satisfies) {
  for (size_t i = 0; i < claim.premises.size(); ++i)
    if (holdsAt(claim.premises[i], assignment) != true) return claim.premiseTexts[i];
  // An extent that an operation computes is looked at in the claim, at these numbers.
  if (std::any_of(claim.constraints.begin(), claim.constraints.end(), [](const Constraint& c) { return c.defined; })) {
    const Expected<Goals> goals = goalsAt(claim, assignment, 0);
    if (!goals && (satisfies || goals.error().code == Code::kInvalidExtent)) return goals.error().message;
  }
  return brokenAt(claim, assignment);
}

}  // namespace cutecheck::oracle
