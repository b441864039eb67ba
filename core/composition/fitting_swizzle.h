// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// FittingSwizzle: the single swizzles that map given offsets to given offsets.
//
// Where an operation on swizzles must answer with one swizzle, the answer is looked for among all of
// them that fit in the bits of the offsets, about 2*62^3/12 at most: each pair of offsets strikes out
// those that disagree. What is left fits every pair; when nothing is left no swizzle does, whatever its field.
#pragma once

#include <vector>

#include "core/notation/swizzle.h"

namespace cutecheck {

class FittingSwizzle {
 public:
  // Starts with the identity S<0,0,0> and every swizzle whose field lies in the low `bits` bits, least B first.
  explicit FittingSwizzle(int bits);

  // Strikes out what does not map x to y; both in [0, 2^bits). False when nothing is left.
  bool restrict(int64_t x, int64_t y);

  // A swizzle of least B that fits all pairs so far; call while restrict answered true.
  const Swizzle& best() const { return candidates_.front(); }

 private:
  std::vector<Swizzle> candidates_;
};

// The least `bits` such that x < 2^bits, for x >= 0.
int bitWidth(int64_t x);

}  // namespace cutecheck
