// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzle<B,M,S>: an xor of one bit field of an offset into another, as in CuTe.
//
// S >= 0: source bits [M+S, M+S+B) are xored into bits [M, M+B). S < 0: source bits [M, M+B)
// into bits [M-S, M-S+B). |S| >= B keeps source and target apart, which makes the map an
// involution and a permutation. Source: CUTLASS include/cute/swizzle.hpp.
#pragma once

#include "core/support/expected.h"

namespace cutecheck {

struct Swizzle {
  int bits = 0;   // B >= 0
  int base = 0;   // M >= 0
  int shift = 0;  // S, |S| >= B

  // Fails with kInvalidSwizzle (swizzle_c1: B, M >= 0; swizzle_c2: |S| >= B;
  // swizzle_c3: B + M + |S| <= 62, so that the field lies inside a non-negative int64_t).
  static Expected<Swizzle> make(int64_t bits, int64_t base, int64_t shift);

  friend bool operator==(const Swizzle&, const Swizzle&) = default;
};

}  // namespace cutecheck
