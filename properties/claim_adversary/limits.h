// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// limits: claims about what is too large, below 0, or no number.
//
// Sizes near 2^62 and 2^63 and products of three of them, layouts all of whose offsets are below 0, elements
// of a basis as arguments of operations inside premises, and products of many sums. What is too large to be
// evaluated has a claim beside it that follows from it and is small (Case::follows): of a layout its first
// elements, of a size a part of it.
#pragma once

#include "properties/claim_adversary/generator.h"

namespace cutecheck::adversary {

// All cases of these seeds, and none of others.
inline constexpr uint64_t kLimitSeeds = 4'000'000;
Case drawLimits(uint64_t seed, uint64_t number);

}  // namespace cutecheck::adversary
