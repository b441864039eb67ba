// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/swizzle_apply.h"

namespace cutecheck {

Expected<int64_t> apply(const Swizzle& swizzle, int64_t x) {
  if (x < 0)
    return makeError(Code::kOutOfDomain, "swizzle_apply_c1",
                     "a swizzle needs an offset that is not negative");
  // swizzle_apply_r1: |shift| >= bits, so the source bits stay as they are.
  const int64_t field = (int64_t{1} << swizzle.bits) - 1;
  const int up = swizzle.shift > 0 ? swizzle.shift : 0;
  const int64_t source = x & (field << (swizzle.base + up));
  if (swizzle.shift >= 0) return x ^ (source >> swizzle.shift);
  return x ^ (source << -swizzle.shift);
}

}  // namespace cutecheck
