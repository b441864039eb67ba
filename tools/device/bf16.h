// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// bfloat16 by its bits, for what the host computes of it.
#pragma once

#include <bit>
#include <cstdint>

namespace cutecheck::run_ptx {

inline float floatOfBf16(uint16_t bits) { return std::bit_cast<float>(uint32_t{bits} << 16); }

// Rounded to the nearest, ties to even; of finite values.
inline uint16_t bf16OfFloat(float value) {
  const uint32_t word = std::bit_cast<uint32_t>(value);
  return static_cast<uint16_t>((word + 0x7fffu + ((word >> 16) & 1)) >> 16);
}

}  // namespace cutecheck::run_ptx
