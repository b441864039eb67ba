// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checked integers: int64_t at the surface, 128 bits inside.
//
// Sizes, strides and offsets are int64_t. Products and sums of them are formed in 128 bits and
// narrowed once; a result that leaves int64_t is a diagnostic, never a wrapped number.
#pragma once

#include <cstdint>
#include <limits>
#include <optional>

namespace cutecheck {

__extension__ typedef __int128 Int128;

// a * b, a + b, a - b, or nothing when the result leaves 128 bits.
inline std::optional<Int128> checkedMul(Int128 a, Int128 b) {
  Int128 r = 0;
  if (__builtin_mul_overflow(a, b, &r)) return std::nullopt;
  return r;
}
inline std::optional<Int128> checkedAdd(Int128 a, Int128 b) {
  Int128 r = 0;
  if (__builtin_add_overflow(a, b, &r)) return std::nullopt;
  return r;
}
inline std::optional<Int128> checkedSub(Int128 a, Int128 b) {
  Int128 r = 0;
  if (__builtin_sub_overflow(a, b, &r)) return std::nullopt;
  return r;
}

// v as int64_t, or nothing when it does not fit.
inline std::optional<int64_t> narrow(Int128 v) {
  if (v < std::numeric_limits<int64_t>::min() || v > std::numeric_limits<int64_t>::max())
    return std::nullopt;
  return static_cast<int64_t>(v);
}

// Floor of a / b and the remainder in [0, b); b > 0.
inline Int128 floorDiv(Int128 a, Int128 b) {
  Int128 q = a / b;
  return (a % b < 0) ? q - 1 : q;
}
inline Int128 floorMod(Int128 a, Int128 b) {
  Int128 r = a % b;
  return r < 0 ? r + b : r;
}
// Ceiling of a / b; b > 0.
inline Int128 ceilDiv(Int128 a, Int128 b) { return -floorDiv(-a, b); }

inline Int128 abs128(Int128 a) { return a < 0 ? -a : a; }

// The greatest common divisor, at least 0; 0 of two zeros.
inline Int128 gcd128(Int128 a, Int128 b) {
  for (Int128 rest; b != 0; b = rest) {
    rest = a % b;
    a = b;
  }
  return abs128(a);
}

}  // namespace cutecheck
