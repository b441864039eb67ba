// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/fitting_swizzle.h"

#include <bit>

#include "core/layout/swizzle_apply.h"

namespace cutecheck {

FittingSwizzle::FittingSwizzle(int bits) : candidates_{Swizzle{}} {
  // A field that does not lie in the low bits either never finds a source bit set or makes an offset too large.
  const int top = bits < 62 ? bits : 62;
  for (int count = 1; 2 * count <= top; ++count)
    for (int base = 0; base + 2 * count <= top; ++base)
      for (int shift = count; base + count + shift <= top; ++shift) {
        candidates_.push_back({count, base, shift});
        candidates_.push_back({count, base, -shift});
      }
}

bool FittingSwizzle::restrict(int64_t x, int64_t y) {
  std::erase_if(candidates_, [&](const Swizzle& s) {
    const Expected<int64_t> image = apply(s, x);
    return !image.ok() || *image != y;
  });
  return !candidates_.empty();
}

int bitWidth(int64_t x) { return static_cast<int>(std::bit_width(static_cast<uint64_t>(x))); }

}  // namespace cutecheck
