// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/swizzle_mask.h"

#include <bit>

namespace cutecheck {
namespace {

// Ones without a gap.
bool isRun(uint64_t mask) {
  return mask != 0 && ((mask >> std::countr_zero(mask)) & ((mask >> std::countr_zero(mask)) + 1)) == 0;
}

}  // namespace

Expected<Swizzle> swizzleOfMasks(int64_t source, int64_t target) {
  const auto y = static_cast<uint64_t>(source), z = static_cast<uint64_t>(target);
  if (y == 0 && z == 0) return Swizzle{};
  if (source < 0 || target < 0 || !isRun(y) || !isRun(z) || std::popcount(y) != std::popcount(z))
    return makeError(Code::kInvalidSwizzle, "swizzle_mask_c1",
                     "the source mask and the target mask must be runs of bits of one length");
  const int from = std::countr_zero(y), to = std::countr_zero(z);
  return Swizzle::make(std::popcount(y), std::min(from, to), from - to);
}

}  // namespace cutecheck
