// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// IEEE 754 binary16 by its bits, for what the host computes of it.
#pragma once

#include <bit>
#include <cstdint>

namespace cutecheck::run_ptx {

inline float floatOfHalf(uint16_t bits) {
  const uint32_t sign = uint32_t{bits & 0x8000u} << 16, exponent = (bits >> 10) & 31, fraction = bits & 1023;
  if (exponent == 31) return std::bit_cast<float>(sign | 0x7f800000u | (fraction << 13));
  if (exponent != 0) return std::bit_cast<float>(sign | ((exponent + 112) << 23) | (fraction << 13));
  // Subnormal: fraction * 2^-24, exact in a float.
  const float magnitude = static_cast<float>(fraction) * 0x1p-24f;
  return sign ? -magnitude : magnitude;
}

// Rounded to the nearest, ties to even.
inline uint16_t halfOfFloat(float value) {
  const uint32_t bits = std::bit_cast<uint32_t>(value), sign = (bits >> 16) & 0x8000u,
                 magnitude = bits & 0x7fffffffu;
  const auto with = [&](uint32_t rest) { return static_cast<uint16_t>(sign | rest); };
  if (magnitude > 0x7f800000u) return with(0x7fffu);   // NaN
  if (magnitude >= 0x477ff000u) return with(0x7c00u);  // 65520 and more round to infinity
  if (magnitude < 0x38800000u) {                       // below 2^-14: subnormal
    const float scaled = std::bit_cast<float>(magnitude) * 0x1p24f;
    const auto whole = static_cast<uint32_t>(scaled);
    const float rest = scaled - static_cast<float>(whole);
    return with(whole + (rest > 0.5f || (rest == 0.5f && (whole & 1)) ? 1u : 0u));
  }
  const uint32_t rounded = magnitude + 0xfffu + ((magnitude >> 13) & 1);
  return with((rounded >> 13) - (112u << 10));
}

// Sums are exact in a float before they are rounded once more: 24 >= 2*11 + 2 bits.
inline uint16_t addHalves(uint16_t a, uint16_t b) { return halfOfFloat(floatOfHalf(a) + floatOfHalf(b)); }

}  // namespace cutecheck::run_ptx
