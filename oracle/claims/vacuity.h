// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// vacuity: contradictory premises prove everything, so that they prove nothing.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// The first premise, as written, that does not hold at the assignment.
std::optional<std::string> brokenPremise(const Claim& claim, const Assignment& assignment);

}  // namespace cutecheck::oracle
