// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LinearMap: what swizzles do one after the other, as a map over F2.
//
// Each swizzle is linear over F2, and so is their product, but the product is a single swizzle only where all
// that it moves is one field moved by one distance. The map is given by what each bit becomes, its columns;
// bits above them stay.
#pragma once

#include <span>
#include <vector>

#include "core/notation/swizzle.h"

namespace cutecheck {

struct LinearMap {
  std::vector<int64_t> columns;  // of bits 0, 1, ...
  friend bool operator==(const LinearMap&, const LinearMap&) = default;
};

// x -> S1(S2(...(x))), with a column for each bit that one of the swizzles looks at or changes.
// Source: docs/reference/spec.md#swizzle_map.
LinearMap linearMap(std::span<const Swizzle> swizzles);

// The map at a non-negative offset; kOutOfDomain for a negative one (swizzle_apply_c1).
Expected<int64_t> apply(const LinearMap& map, int64_t x);

}  // namespace cutecheck
