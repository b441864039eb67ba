// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/add_offset.h"

#include <algorithm>

namespace cutecheck::mixed {

namespace {

bool isZero(const MixedTuple& a) { return !a.isTuple() && a.number().is(0); }

// Leaves added, and modes of tuples by `each`; what one has more of stays.
template <typename Each>
Expected<MixedTuple> byMode(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b,
                            const Each& each) {
  if (a.isTuple() != b.isTuple())
    return makeError(Code::kRank, "mixed_add_offset_c1", "an integer cannot be added to a tuple");
  if (!a.isTuple()) {
    CUTECHECK_TRY(sum, arithmetic.add(a.number(), b.number()));
    return MixedTuple::leaf(sum);
  }
  std::vector<MixedTuple> modes;
  for (size_t i = 0; i < std::max(a.rank(), b.rank()); ++i) {
    if (i >= a.rank() || i >= b.rank()) {
      modes.push_back((i < a.rank() ? a : b).mode(i));
      continue;
    }
    CUTECHECK_TRY(sum, each(arithmetic, a.mode(i), b.mode(i)));
    modes.push_back(std::move(sum));
  }
  return MixedTuple::tuple(modes);
}

Expected<MixedTuple> negated(Arithmetic& arithmetic, const MixedTuple& a) {
  std::vector<Number> numbers;
  for (const Number& number : a.numbers()) {
    CUTECHECK_TRY(negative, arithmetic.multiply(number, Number::of(-1)));
    numbers.push_back(negative);
  }
  return MixedTuple::withNumbers(a.type(), numbers);
}

Expected<MixedTuple> added(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b) {
  return byMode(arithmetic, a, b, added);
}

}  // namespace

// A 0 in any place is no offset there.
Expected<MixedTuple> addOffset(Arithmetic& arithmetic, const MixedTuple& start, const MixedTuple& offset) {
  if (start.isTuple() != offset.isTuple()) {
    if (isZero(offset)) return start;
    if (isZero(start)) return offset;
  }
  return byMode(arithmetic, start, offset, addOffset);
}

Expected<MixedTuple> tupleAdd(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b) {
  if (isZero(b)) return a;
  return isZero(a) ? Expected<MixedTuple>(b) : added(arithmetic, a, b);
}

Expected<MixedTuple> tupleSub(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b) {
  if (isZero(b)) return a;
  CUTECHECK_TRY(negative, negated(arithmetic, b));
  return added(arithmetic, a, negative);
}

}  // namespace cutecheck::mixed
