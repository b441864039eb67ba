// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What is true of a small claim at numbers, by visiting every coordinate.
//
// Operations are computed by core on numbers; what is then claimed of the results is enumerated here, from
// their leaves. No code of the oracle takes part.
#pragma once

#include "fuzz/inputs/claim_input.h"

namespace cutecheck::fuzz {

enum class Truth : uint8_t {
  kHolds,
  kFails,
  kRefused,   // an operation of the claim has no result there
  kOutside,   // a premise, given or implicit, is not met
  kNotJudged  // more coordinates than kMostJudged, or an offset that a swizzle does not take
};

inline constexpr int64_t kMostJudged = 1 << 14;

// The claim at these values of M and N; values of symbols that do not occur play no part.
Truth truthAt(const ClaimInput& input, const SymbolValues& values);

// The assignments that are tried: all that satisfy the premises for bounded symbols, the small ones else.
std::vector<SymbolValues> triedValues(const ClaimInput& input);

// Whether triedValues are all.
bool isBounded(const ClaimInput& input);

}  // namespace cutecheck::fuzz
