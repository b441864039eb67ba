// A value of LLVM IR as terms over the integers.
//
// An integer of width w is held as its *signed* number, between -2^(w-1) and 2^(w-1)-1; an i1 is a truth
// value. `fine` says where the value is not poison. Both hold wherever the block that computed it is reached.
#pragma once

#include <vector>

#include "oracle/llvm_ir/term_arith.h"

namespace cutecheck::oracle {

struct SymbolicValue {
  unsigned width = 0;  // 0: an aggregate
  Term term;
  Term fine;
  uint64_t bits = ~uint64_t{0};  // bits that may be set, of the unsigned number
  Term asUnsigned;               // the unsigned number, where it is known without asking for the sign; or null
  // Where known, bit k (of those in `bits`) is bit k+sourceShift of `source`, whatever the other operands were:
  // a shifted and masked number keeps saying of which number it is a field.
  Term source;
  int sourceShift = 0;
  std::vector<SymbolicValue> fields;

  bool isTruth() const { return width == 1; }
  bool isInteger() const { return width > 1; }
};

inline uint64_t allBits(unsigned width) { return width >= 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1; }
inline Int128 signedLow(unsigned width) { return -powerOfTwo(width - 1); }
inline Int128 signedHigh(unsigned width) { return powerOfTwo(width - 1) - 1; }

inline SymbolicValue integerValue(unsigned width, Term term, Term fine, uint64_t bits) {
  SymbolicValue v;
  v.width = width;
  v.term = std::move(term);
  v.fine = std::move(fine);
  v.bits = bits & allBits(width);
  return v;
}
inline SymbolicValue truthValue(Term term, Term fine) { return integerValue(1, std::move(term), std::move(fine), 1); }

}  // namespace cutecheck::oracle
