// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// vacuity: contradictory premises prove everything, so that they prove nothing.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// The first premise that does not hold there; `satisfies`: an extent of the claim without a value is one.
std::optional<std::string> brokenPremise(const Claim& claim, const Assignment& at, bool satisfies = false);

}  // namespace cutecheck::oracle
