// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// premises: what a claim may take as given.
//
// A premise comes from the caller. It is taken only when all that its operations need follows from other
// premises that were taken before it: `M/N >= 0` where `N >= 1` is given too, and never from itself. One that is
// not understood gives nothing, and is named.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// Fills constraints, implicitTexts, asWritten and missing of a claim that has its expression, premises and
// symbols. Fails with premise_c1 where a premise relates no integers, with claim_c3 where the claim divides by a
// number below 0, and as goalsUnder does.
std::optional<ClaimError> readPremises(Claim& claim);

}  // namespace cutecheck::oracle
