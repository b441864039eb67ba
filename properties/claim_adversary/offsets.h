// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// offsets: claims about swizzled layouts whose offsets may be below 0, where a swizzle has no value.
//
// Negative shifts and strides, symbols of unknown sign, extents of 1 that hide a stride, and operations that move a
// layout or extend it, in each predicate and relation. Some premises keep offsets at or above 0.
#pragma once

#include "properties/claim_adversary/generator.h"

namespace cutecheck::adversary {

// All cases of these seeds, and a share of the cases of each seed below kCoincidenceSeeds, which leaves the others what
// they were.
inline constexpr uint64_t kOffsetSeeds = 2'000'000;
bool drawsOffsets(uint64_t seed, uint64_t number);
Case drawOffsets(uint64_t seed, uint64_t number);

}  // namespace cutecheck::adversary
