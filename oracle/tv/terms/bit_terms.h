// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Bit operations over the integers.
//
// Two's complement of a signed number, extended without end, makes the bits of any integer: bit k
// of x is floor(x / 2^k) mod 2. So a contiguous field is a quotient and a remainder, and and, or, xor with a
// constant are sums of fields; the identities hold for negative numbers too.
#pragma once

#include <optional>

#include "oracle/tv/terms/symbolic_value.h"

namespace cutecheck::oracle {

// x & mask, mask a number of `width` bits read as signed.
Term andConstant(const Term& x, uint64_t mask, unsigned width);

enum class BitOperation : uint8_t { kAnd, kOr, kXor };

// Bit k of the value, 0 or 1, read at its source where that is known.
Term bitOf(const SymbolicValue& v, unsigned k);

// a op b of equal width. Nothing when neither is a constant and both may have more than kMaxFreeBits bits set.
inline constexpr int kMaxFreeBits = 16;
std::optional<SymbolicValue> bitOperation(BitOperation op, const SymbolicValue& a, const SymbolicValue& b);

}  // namespace cutecheck::oracle
