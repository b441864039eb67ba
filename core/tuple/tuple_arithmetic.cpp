// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_arithmetic.h"

#include <algorithm>
#include <numeric>

#include "core/support/integers.h"

namespace cutecheck {
namespace {

Diagnostic notStatic() {
  return makeError(Code::kNotStatic, "tuple_arithmetic_c1", "arithmetic on tuples needs static integer leaves");
}
Diagnostic outOfRange() { return makeError(Code::kOverflow, "tuple_arithmetic_c2", "the result leaves int64_t"); }
Diagnostic unpaired() {
  return makeError(Code::kRank, "tuple_arithmetic_c5", "the tuples have different ranks at some mode");
}

Expected<std::vector<int64_t>> integers(const IntTuple& t) {
  std::vector<int64_t> values;
  for (const IntTuple& leaf : leaves(t)) {
    if (!leaf.isInt()) return notStatic();
    values.push_back(leaf.value());
  }
  return values;
}

// Folds the leaves with a checked operation of 128 bits that nothing of int64_t can leave.
template <typename Op>
Expected<int64_t> fold(const IntTuple& t, int64_t first, Op op) {
  CUTECHECK_TRY(values, integers(t));
  int64_t result = first;
  // A zero absorbs a product that would leave int64_t on the way.
  if (first == 1 && std::find(values.begin(), values.end(), 0) != values.end()) return int64_t{0};
  for (int64_t v : values) {
    const auto next = narrow(op(Int128{result}, Int128{v}));
    if (!next) return outOfRange();
    result = *next;
  }
  return result;
}

template <typename Better>
Expected<int64_t> extreme(const IntTuple& t, Better better) {
  CUTECHECK_TRY(values, integers(t));
  if (values.empty())
    return makeError(Code::kEmpty, "tuple_arithmetic_c3", "() has no leaf, and so no greatest or least leaf");
  return *std::min_element(values.begin(), values.end(), better);
}

Expected<IntTuple> prefix(const IntTuple& t, Int128& running) {
  if (t.isTuple()) {
    std::vector<IntTuple> modes;
    for (const IntTuple& mode : t.modes()) {
      CUTECHECK_TRY(product, prefix(mode, running));
      modes.push_back(std::move(product));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (!t.isInt()) return notStatic();
  const auto value = narrow(running);
  if (!value) return outOfRange();
  running *= t.value();
  return IntTuple(*value);
}

}  // namespace

Expected<int64_t> product(const IntTuple& t) {
  return fold(t, 1, [](Int128 a, Int128 b) { return a * b; });
}

Expected<IntTuple> productEach(const IntTuple& t) {
  std::vector<IntTuple> products;
  for (size_t i = 0; i < t.rank(); ++i) {
    CUTECHECK_TRY(extent, product(t.mode(i)));
    products.emplace_back(extent);
  }
  return IntTuple::tuple(std::move(products));
}

Expected<IntTuple> productLike(const IntTuple& t, const IntTuple& guide) {
  if (guide.isLeaf()) {
    CUTECHECK_TRY(extent, product(t));
    return IntTuple(extent);
  }
  if (!t.isTuple() || t.rank() != guide.rank()) return unpaired();
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < t.rank(); ++i) {
    CUTECHECK_TRY(mode, productLike(t.mode(i), guide.mode(i)));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<int64_t> sum(const IntTuple& t) {
  CUTECHECK_TRY(values, integers(t));
  Int128 total = 0;  // fewer than 2^64 leaves
  for (int64_t v : values) total += v;
  const auto result = narrow(total);
  if (!result) return outOfRange();
  return *result;
}

Expected<int64_t> tupleMax(const IntTuple& t) { return extreme(t, std::greater<int64_t>()); }
Expected<int64_t> tupleMin(const IntTuple& t) { return extreme(t, std::less<int64_t>()); }

Expected<int64_t> tupleGcd(const IntTuple& t) {
  CUTECHECK_TRY(values, integers(t));
  Int128 divisor = 0;
  for (int64_t v : values) {
    Int128 a = divisor, b = abs128(v);
    while (b != 0) {
      const Int128 r = a % b;
      a = b;
      b = r;
    }
    divisor = a;
  }
  const auto result = narrow(divisor);
  if (!result) return outOfRange();  // |-2^63|
  return *result;
}

Expected<int64_t> innerProduct(const IntTuple& a, const IntTuple& b) {
  if (!congruent(a, b))
    return makeError(Code::kNotCongruent, "tuple_arithmetic_c4", "inner_product needs tuples of one tree");
  CUTECHECK_TRY(x, integers(a));
  CUTECHECK_TRY(y, integers(b));
  Int128 total = 0;
  for (size_t i = 0; i < x.size(); ++i) {
    const auto next = checkedAdd(total, Int128{x[i]} * y[i]);
    if (!next) return outOfRange();
    total = *next;
  }
  const auto result = narrow(total);
  if (!result) return outOfRange();
  return *result;
}

Expected<IntTuple> elemScale(const IntTuple& a, const IntTuple& b) {
  if (a.isTuple()) {
    if (!b.isTuple() || a.rank() != b.rank()) return unpaired();
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < a.rank(); ++i) {
      CUTECHECK_TRY(mode, elemScale(a.mode(i), b.mode(i)));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (!a.isInt()) return notStatic();
  CUTECHECK_TRY(factor, product(b));
  const auto result = narrow(Int128{a.value()} * factor);
  if (!result) return outOfRange();
  return IntTuple(*result);
}

namespace {

// a + sign * b, leaf by leaf.
Expected<IntTuple> combined(const IntTuple& a, const IntTuple& b, int64_t sign) {
  if (!congruent(a, b)) return makeError(Code::kNotCongruent, "tuple_arithmetic_c4", "the tuples have different trees");
  CUTECHECK_TRY(x, integers(a));
  CUTECHECK_TRY(y, integers(b));
  std::vector<IntTuple> results;
  for (size_t i = 0; i < x.size(); ++i) {
    const auto result = narrow(Int128{x[i]} + Int128{sign} * y[i]);
    if (!result) return outOfRange();
    results.emplace_back(*result);
  }
  return withLeaves(a, results);
}

}  // namespace

Expected<IntTuple> tupleAdd(const IntTuple& a, const IntTuple& b) { return combined(a, b, 1); }

Expected<IntTuple> tupleSub(const IntTuple& a, const IntTuple& b) { return combined(a, b, -1); }

Expected<IntTuple> signum(const IntTuple& t) {
  CUTECHECK_TRY(values, integers(t));
  std::vector<IntTuple> signs;
  for (int64_t v : values) signs.emplace_back(int64_t{v > 0} - int64_t{v < 0});
  return withLeaves(t, signs);
}

Expected<IntTuple> prefixProduct(const IntTuple& t, const IntTuple& first) {
  if (first.isTuple()) {
    if (!t.isTuple() || t.rank() != first.rank()) return unpaired();
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < t.rank(); ++i) {
      CUTECHECK_TRY(mode, prefixProduct(t.mode(i), first.mode(i)));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (!first.isInt()) return notStatic();
  Int128 running = first.value();
  return prefix(t, running);
}

}  // namespace cutecheck
