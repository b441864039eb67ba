// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// assignments: numbers for the symbols of a claim that satisfy its premises.
#pragma once

#include "oracle/claims/claim.h"

namespace cutecheck::oracle {

// Small assignments, simplest first: each symbol runs over small multiples of its divisor and over
// the neighbours of the constants that the claim and its premises name. At most `most`; `tried` bounds how many
// are looked at, of the same values the smallest for each symbol.
std::vector<Assignment> smallAssignments(const Claim& claim, size_t most, size_t tried = 40'000);

// Assignments drawn with a fixed seed from ranges that grow up to 2^20. At most `most`; fewer when
// the premises are hard to satisfy by chance.
std::vector<Assignment> drawnAssignments(const Claim& claim, uint64_t seed, size_t most);

// Whether every constraint of the claim (premises and implicit ones) holds.
bool satisfies(const Claim& claim, const Assignment& assignment);

}  // namespace cutecheck::oracle
