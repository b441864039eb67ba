// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Swizzle: the range checks of its three parameters.
#include "core/notation/swizzle.h"

namespace cutecheck {

Expected<Swizzle> Swizzle::make(int64_t bits, int64_t base, int64_t shift) {
  const std::string text =
      "S<" + std::to_string(bits) + "," + std::to_string(base) + "," + std::to_string(shift) + ">";
  if (bits < 0 || base < 0)
    return makeError(Code::kInvalidSwizzle, "swizzle_c1", text + " has a negative number of bits or base");
  // Bounding each first keeps the sum below from wrapping.
  constexpr int64_t kTop = 62;
  if (bits > kTop || base > kTop || shift > kTop || shift < -kTop)
    return makeError(Code::kInvalidSwizzle, "swizzle_c3", text + " reaches beyond bit 62");
  const int64_t distance = shift < 0 ? -shift : shift;
  if (distance < bits)
    return makeError(Code::kInvalidSwizzle, "swizzle_c2", text + " overlaps its own source: |shift| < bits");
  if (bits + base + distance > kTop)
    return makeError(Code::kInvalidSwizzle, "swizzle_c3", text + " reaches beyond bit 62");
  return Swizzle{static_cast<int>(bits), static_cast<int>(base), static_cast<int>(shift)};
}

}  // namespace cutecheck
