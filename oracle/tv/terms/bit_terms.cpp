// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/bit_terms.h"

#include <bit>

namespace cutecheck::oracle {

namespace {

Term bit(const Term& x, unsigned k) { return remainderOf(quotientOf(x, integer(powerOfTwo(k))), integer(2)); }

// The constant as a signed number of the width.
Int128 signedNumber(uint64_t bits, unsigned width) {
  bits &= allBits(width);
  bool negative = ((bits >> (width - 1)) & 1) != 0;
  return negative ? Int128(bits) - powerOfTwo(width) : Int128(bits);
}

}  // namespace

Term andConstant(const Term& x, uint64_t mask, unsigned width) {
  mask &= allBits(width);
  if (mask == allBits(width)) return x;
  Term sum = integer(0);
  for (unsigned low = 0; low < width;) {
    if (((mask >> low) & 1) == 0) {
      ++low;
      continue;
    }
    unsigned high = low;
    while (high < width && ((mask >> high) & 1) != 0) ++high;
    Term field = quotientOf(x, integer(powerOfTwo(low)));
    // A field that ends at the sign takes the sign's endless copies with it.
    if (high < width) field = remainderOf(field, integer(powerOfTwo(high - low)));
    sum = add(sum, multiply(field, integer(powerOfTwo(low))));
    low = high;
  }
  return sum;
}

Term bitOf(const SymbolicValue& v, unsigned k) {
  if (((v.bits >> k) & 1) == 0) return integer(0);
  if (v.source && static_cast<int>(k) + v.sourceShift >= 0)
    return bit(v.source, static_cast<unsigned>(static_cast<int>(k) + v.sourceShift));
  return bit(v.term, k);
}

std::optional<SymbolicValue> bitOperation(BitOperation op, const SymbolicValue& a, const SymbolicValue& b) {
  unsigned width = a.width;
  // `b` is the constant, or the one with fewer bits.
  bool swap = constantOf(a.term) ? !constantOf(b.term)
                                 : !constantOf(b.term) && std::popcount(a.bits) < std::popcount(b.bits);
  if (swap) return bitOperation(op, b, a);
  Term fine = bothOf(a.fine, b.fine);
  uint64_t bits = op == BitOperation::kAnd ? a.bits & b.bits : a.bits | b.bits;
  if (std::optional<Int128> constant = constantOf(b.term)) {
    Term both = andConstant(a.term, static_cast<uint64_t>(static_cast<int64_t>(*constant)), width);
    if (op == BitOperation::kAnd) {
      SymbolicValue result = integerValue(width, both, fine, bits);
      result.source = a.source ? a.source : a.term;
      result.sourceShift = a.source ? a.sourceShift : 0;
      return result;
    }
    Term sum = add(a.term, b.term);
    return integerValue(width, subtract(sum, op == BitOperation::kXor ? multiply(integer(2), both) : both), fine, bits);
  }
  if ((a.bits & b.bits) == 0) return integerValue(width, op == BitOperation::kAnd ? integer(0) : add(a.term, b.term), fine, bits);
  if (std::popcount(b.bits) > kMaxFreeBits) return std::nullopt;
  // One bit of b at a time: what it changes of a (or leaves of it, for and).
  Term result = op == BitOperation::kAnd ? integer(0) : a.term;
  for (unsigned k = 0; k < width; ++k) {
    if (((b.bits >> k) & 1) == 0) continue;
    Int128 weight = signedNumber(uint64_t{1} << k, width);
    Term mine = bitOf(a, k), other = isEqual(bitOf(b, k), integer(1));
    Term change;
    switch (op) {
      case BitOperation::kAnd:
        change = choose(isEqual(mine, integer(1)), integer(1), integer(0));
        break;
      case BitOperation::kOr:
        change = choose(isEqual(mine, integer(0)), integer(1), integer(0));
        break;
      case BitOperation::kXor:
        change = choose(isEqual(mine, integer(0)), integer(1), integer(-1));
        break;
    }
    // The weight is a factor, so that what the sum is a multiple of can be seen.
    result = add(result, multiply(integer(weight), choose(other, change, integer(0))));
  }
  return integerValue(width, result, fine, bits);
}

}  // namespace cutecheck::oracle
