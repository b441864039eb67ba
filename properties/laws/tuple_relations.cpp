// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Relations of shapes, and the orders of coordinates as orders of indices.
#include "properties/laws/call.h"

#include <algorithm>

namespace cutecheck::laws {
namespace {

constexpr int64_t kPairs = 48;  // indices compared with each other

bool sameTree(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf() != b.isLeaf() || a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.modes().size(); ++i)
    if (!sameTree(a.mode(i), b.mode(i))) return false;
  return true;
}

bool below(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf()) return true;
  if (b.isLeaf() || a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (!below(a.mode(i), b.mode(i))) return false;
  return true;
}

bool sizesAgree(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf()) return sizeOf(b) == Int128{a.value()};
  for (size_t i = 0; i < a.rank(); ++i)
    if (!sizesAgree(a.mode(i), b.mode(i))) return false;
  return true;
}

Outcome congruentIsOneTree(const Subject& subject, const Input& in) {
  return is(truthOf(subject.call("congruent", {Value(in.a), Value(in.b)})), sameTree(in.a.shape(), in.b.shape()));
}

Outcome weaklyIsBelow(const Subject& subject, const Input& in) {
  return is(truthOf(subject.call("weakly_congruent", {Value(in.a), Value(in.b)})), below(in.a.shape(), in.b.shape()));
}

Outcome compatibleSizes(const Subject& subject, const Input& in) {
  const IntTuple &a = in.a.shape(), &b = in.b.shape();
  return is(truthOf(subject.call("compatible", {Value(in.a), Value(in.b)})), below(a, b) && sizesAgree(a, b));
}

// Refining every leaf n of a shape into (1,n) keeps it compatible in the one direction only.
Outcome compatibleRefined(const Subject& subject, const Input& in) {
  std::vector<IntTuple> refined;
  for (const IntTuple& leaf : leaves(in.a.shape())) refined.push_back(IntTuple::tuple({1, leaf}));
  const Value finer(withLeaves(in.a.shape(), refined));
  const Outcome outcome = is(truthOf(subject.call("compatible", {Value(in.a), finer})), true);
  return outcome.passed() ? is(truthOf(subject.call("compatible", {finer, Value(in.a)})), refined.empty()) : outcome;
}

// By mode where the tiler is made of integers, one for each of the leading modes.
Outcome dividesEvenly(const Subject& subject, const Input& in) {
  const std::vector<IntTuple> modes = modesOf(in.a.shape()), by = leaves(in.b.shape());
  std::vector<IntTuple> extents;
  for (const IntTuple& mode : modes) extents.emplace_back(static_cast<int64_t>(*sizeOf(mode)));
  bool expected = by.size() <= extents.size();
  for (size_t i = 0; expected && i < by.size(); ++i) expected = extents[i].value() % by[i].value() == 0;
  return is(truthOf(subject.call("evenly_divides", {Value(IntTuple::tuple(extents)), Value(IntTuple::tuple(by))})),
            expected);
}

// Compares what a relation says of all pairs of the first coordinates with `expected` of their indices.
template <typename Expect>
Outcome comparesIndices(const Subject& subject, const char* op, const Input& in, Expect expected) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  if (!size) return Outcome::notApplicable();
  const int64_t count = static_cast<int64_t>(std::min<Int128>(*size, kPairs));
  const Cases pairs = casesOf(in, count);
  for (int64_t k = pairs.begin; k < pairs.end; ++k) {
    // Spread over the domain, so that all modes differ somewhere.
    const Int128 i = (Int128{k} * 7919) % *size, j = (Int128{k} * k * 31 + in.number) % *size;
    const IntTuple x = digitsOf(in.a.shape(), i), y = digitsOf(in.a.shape(), j);
    const Outcome outcome = is(truthOf(subject.call(op, {Value(x), Value(y)})), expected(x, y, i, j));
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

Outcome colexIsIndexOrder(const Subject& subject, const Input& in) {
  return comparesIndices(subject, "colex_less", in,
                         [](const IntTuple&, const IntTuple&, Int128 i, Int128 j) { return i < j; });
}

Outcome lexIsRowOrder(const Subject& subject, const Input& in) {
  const std::vector<IntTuple> extents = leaves(in.a.shape());
  const auto rowIndex = [&](const IntTuple& crd) {
    const std::vector<IntTuple> digits = leaves(crd);
    Int128 index = 0;
    for (size_t i = 0; i < digits.size(); ++i) index = index * extents[i].value() + digits[i].value();
    return index;
  };
  return comparesIndices(subject, "lex_less", in, [&](const IntTuple& x, const IntTuple& y, Int128, Int128) {
    return rowIndex(x) < rowIndex(y);
  });
}

Outcome elemAsksAll(const Subject& subject, const Input& in) {
  return comparesIndices(subject, "elem_less", in, [](const IntTuple& x, const IntTuple& y, Int128, Int128) {
    const std::vector<IntTuple> p = leaves(x), q = leaves(y);
    for (size_t i = 0; i < p.size(); ++i)
      if (p[i].value() >= q[i].value()) return false;
    return true;
  });
}

// An index is below the size exactly when its coordinate is below the shape.
Outcome elemIsTheDomain(const Subject& subject, const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  if (!size || leaves(in.a.shape()).empty() || *size > kLargestLeaf) return Outcome::notApplicable();
  for (const Int128 i : {Int128{0}, *size / 2, *size - 1, *size, *size + 1}) {
    const IntTuple crd = digitsOf(in.a.shape(), i);
    const Outcome outcome = is(truthOf(subject.call("elem_less", {Value(crd), Value(in.a.shape())})), i < *size);
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

Outcome incrementIsNext(const Subject& subject, const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  if (!size || leaves(in.a.shape()).empty()) return Outcome::notApplicable();
  // One index of the number, and the last one, after which comes the end.
  for (const Int128 i : {Int128{in.number} % *size, *size - 1}) {
    const auto got = tupleOf(subject.call("increment", {Value(digitsOf(in.a.shape(), i)), Value(in.a.shape())}));
    const Outcome outcome = is(got, digitsOf(in.a.shape(), i + 1));
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

Outcome incrementStaysInside(const Subject& subject, const Input& in) {
  std::vector<IntTuple> outside = leaves(in.a.shape());
  if (outside.size() < 2) return Outcome::notApplicable();
  outside.back() = IntTuple(0);  // the first leaf at its extent
  const Value crd(withLeaves(in.a.shape(), outside));
  return isRefused(tupleOf(subject.call("increment", {crd, Value(in.a.shape())})), {Code::kOutOfDomain});
}

// The same index before and after, for each of the first coordinates.
Outcome crd2crdKeepsTheIndex(const Subject& subject, const Input& in) {
  const std::optional<Int128> size = sizeOf(in.a.shape());
  if (!size || leaves(in.a.shape()).empty() || leaves(in.b.shape()).empty()) return Outcome::notApplicable();
  const Cases asked = casesOf(in, static_cast<int64_t>(std::min<Int128>(*size, kPairs)));
  for (int64_t k = asked.begin; k < asked.end; ++k) {
    const Int128 i = (Int128{k} * 7919) % *size;
    const auto got = tupleOf(subject.call(
        "crd2crd", {Value(digitsOf(in.a.shape(), i)), Value(in.b.shape()), Value(in.a.shape())}));
    const Outcome outcome = is(got, digitsOf(in.b.shape(), i));
    if (!outcome.passed()) return outcome;
  }
  return Outcome::pass();
}

constexpr Law kTupleRelationsLaws[] = {
    {"congruent_is_one_tree", "congruent", "Two shapes are congruent when their trees are one.",
     Arguments::kTwoLayouts, congruentIsOneTree, 13},
    {"weakly_congruent_is_below", "weakly_congruent", "Every tuple of the first stands beside one of its rank.",
     Arguments::kTwoLayouts, weaklyIsBelow, 13},
    {"compatible_compares_sizes", "compatible", "Each leaf of the first is the size of what stands beside it.",
     Arguments::kTwoLayouts, compatibleSizes, 13},
    {"compatible_goes_one_way", "compatible", "A shape is compatible with its refinements, and not these with it.",
     Arguments::kLayout, compatibleRefined},
    {"evenly_divides_leaves_nothing", "evenly_divides", "Each extent is a multiple of the tile beside it.",
     Arguments::kTwoLayouts, dividesEvenly, 13},
    {"colex_less_is_index_order", "colex_less", "The order of coordinates that linear indices have.",
     Arguments::kLayoutAndNumber, colexIsIndexOrder, 7},
    {"lex_less_is_row_order", "lex_less", "The order of coordinates that row-major indices have.",
     Arguments::kLayoutAndNumber, lexIsRowOrder, 7},
    {"elem_less_asks_every_mode", "elem_less", "Every leaf is less.", Arguments::kLayoutAndNumber, elemAsksAll, 7},
    {"elem_less_is_the_domain", "elem_less", "An index is below the size when its coordinate is below the shape.",
     Arguments::kLayout, elemIsTheDomain},
    {"increment_is_next_index", "increment", "The coordinate of the next index, the last leaf not reduced.",
     Arguments::kLayoutAndNumber, incrementIsNext},
    {"increment_stays_inside", "increment", "A coordinate outside the shape is refused.", Arguments::kLayout,
     incrementStaysInside},
    {"crd2crd_keeps_the_index", "crd2crd", "The coordinate in the other shape has the same index.",
     Arguments::kTwoLayouts, crd2crdKeepsTheIndex, 13},
};

}  // namespace

std::span<const Law> tupleRelationsLaws() { return kTupleRelationsLaws; }

}  // namespace cutecheck::laws
