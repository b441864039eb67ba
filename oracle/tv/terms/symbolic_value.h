// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A value of LLVM IR as terms over the integers.
//
// An integer of width w is held as its *signed* number, between -2^(w-1) and 2^(w-1)-1; an i1 is a truth
// value. `fine` says where the value is not poison. Both hold wherever the block that computed it is reached.
// A kernel also has pointers, an object and an offset in bytes, and opaque values (opaque.h).
#pragma once

#include <optional>
#include <vector>

#include "oracle/tv/ir/opaque.h"
#include "oracle/tv/terms/term_arith.h"

namespace llvm {
class Type;
}

namespace cutecheck::oracle {

struct SymbolicValue {
  unsigned width = 0;  // 0: an aggregate, a vector, or one of the next two
  enum class Kind : uint8_t { kPlain, kPointer, kOpaque } kind = Kind::kPlain;
  // kPointer: which object (memory.h), with the offset as `term`. kNoObject where it is poison, or where paths
  // that point into different objects meet.
  static constexpr size_t kNoObject = ~size_t{0};
  size_t object = kNoObject;
  Opaque opaque;  // kOpaque; beside an integer that was loaded: the load, else null
  Term term;
  Term fine;
  uint64_t bits = ~uint64_t{0};  // bits that may be set, of the unsigned number
  Term asUnsigned;               // the unsigned number, where it is known without asking for the sign; or null
  // Where known, bit k (of those in `bits`) is bit k+sourceShift of `source`, whatever the other operands were:
  // a shifted and masked number keeps saying of which number it is a field.
  Term source;
  int sourceShift = 0;
  std::vector<SymbolicValue> fields;

  bool isPointer() const { return kind == Kind::kPointer; }
  bool isOpaque() const { return kind == Kind::kOpaque; }
  bool isAggregate() const { return width == 0 && kind == Kind::kPlain; }
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

inline SymbolicValue opaqueValue(Opaque value, Term fine) {
  SymbolicValue v;
  v.kind = SymbolicValue::Kind::kOpaque;
  v.opaque = std::move(value);
  v.fine = std::move(fine);
  return v;
}
inline SymbolicValue pointerValue(size_t object, Term offset, Term fine) {
  SymbolicValue v;
  v.kind = SymbolicValue::Kind::kPointer;
  v.object = object;
  v.term = std::move(offset);
  v.fine = std::move(fine);
  return v;
}

// The shape of a type with poison in every scalar; nothing for a type that is not modelled. Pointers, vectors
// and floating point are modelled in kernels only.
std::optional<SymbolicValue> blankValue(const llvm::Type& type, bool kernel);
// A scalar as data: what is opaque, a number by its term; nothing for pointers, truth values and aggregates.
std::optional<Opaque> dataOf(const SymbolicValue& v);
// Its scalars, depth first.
void flatten(const SymbolicValue& v, std::vector<SymbolicValue>& out);
// Poison in every scalar unless the condition holds.
void poisonUnless(SymbolicValue& v, const Term& fine);
// c ? a : b, field by field.
SymbolicValue selected(const Term& condition, const SymbolicValue& a, const SymbolicValue& b);

}  // namespace cutecheck::oracle
