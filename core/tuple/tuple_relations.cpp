// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_relations.h"

#include <algorithm>

#include "core/support/integers.h"
#include "core/tuple/ceil_div.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

Diagnostic notStatic() {
  return makeError(Code::kNotStatic, "tuple_relations_c1",
                   "a relation of tuples needs static integer leaves");
}
Diagnostic unpaired() {
  return makeError(Code::kRank, "tuple_relations_c3", "an integer cannot be compared with a tuple");
}

// The product under a relation's own label.
Expected<int64_t> sizeUnder(const IntTuple& t) {
  auto result = product(t);
  if (result.ok()) return result;
  if (result.error().code == Code::kNotStatic) return notStatic();
  return makeError(Code::kOverflow, "tuple_relations_c2", "a size leaves int64_t");
}

// -1, 0 or 1 in the order that looks at the modes from the first, or from the last.
Expected<int> compare(const IntTuple& a, const IntTuple& b, bool fromLast) {
  if (a.isLeaf() && b.isLeaf()) {
    if (!a.isInt() || !b.isInt()) return notStatic();
    return int{a.value() > b.value()} - int{a.value() < b.value()};
  }
  if (a.isLeaf() || b.isLeaf()) return unpaired();
  const size_t shared = std::min(a.rank(), b.rank());
  for (size_t i = 0; i < shared; ++i) {
    const auto& x = fromLast ? a.mode(a.rank() - 1 - i) : a.mode(i);
    const auto& y = fromLast ? b.mode(b.rank() - 1 - i) : b.mode(i);
    CUTECHECK_TRY(order, compare(x, y, fromLast));
    if (order != 0) return order;
  }
  return int{a.rank() > b.rank()} - int{a.rank() < b.rank()};
}

Expected<bool> isLess(Expected<int> order) {
  if (!order.ok()) return std::move(order).error();
  return *order < 0;
}

// Whether each leaf is less than what stands beside it, or as much where `equal` says so.
Expected<bool> everyMode(const IntTuple& a, const IntTuple& b, bool equal) {
  if (a.isLeaf() && b.isLeaf()) {
    if (!a.isInt() || !b.isInt()) return notStatic();
    return a.value() < b.value() || (equal && a.value() == b.value());
  }
  if (a.isLeaf() || b.isLeaf()) return unpaired();
  if (a.rank() > b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i) {
    CUTECHECK_TRY(holds, everyMode(a.mode(i), b.mode(i), equal));
    if (!holds) return false;
  }
  return true;
}

}  // namespace

bool weaklyCongruent(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf()) return true;
  if (!b.isTuple() || a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (!weaklyCongruent(a.mode(i), b.mode(i))) return false;
  return true;
}

Expected<bool> compatible(const IntTuple& a, const IntTuple& b) {
  if (a.isLeaf()) {
    if (!a.isInt()) return notStatic();
    CUTECHECK_TRY(extent, sizeUnder(b));
    return a.value() == extent;
  }
  if (!b.isTuple() || a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i) {
    CUTECHECK_TRY(agrees, compatible(a.mode(i), b.mode(i)));
    if (!agrees) return false;
  }
  return true;
}

Expected<bool> evenlyDivides(const IntTuple& a, const IntTuple& b) {
  if (b.isTuple()) {
    if (b.rank() > a.rank()) return false;
    for (size_t i = 0; i < b.rank(); ++i) {
      CUTECHECK_TRY(divides, evenlyDivides(a.mode(i), b.mode(i)));
      if (!divides) return false;
    }
    return true;
  }
  CUTECHECK_TRY(whole, sizeUnder(a));
  CUTECHECK_TRY(rest, ceilDiv(a, b));
  CUTECHECK_TRY(count, sizeUnder(rest));
  return Int128{b.value()} * count == whole;
}

Expected<bool> lexLess(const IntTuple& a, const IntTuple& b) { return isLess(compare(a, b, false)); }
Expected<bool> colexLess(const IntTuple& a, const IntTuple& b) { return isLess(compare(a, b, true)); }

Expected<bool> elemLess(const IntTuple& a, const IntTuple& b) { return everyMode(a, b, false); }

Expected<bool> elemLeq(const IntTuple& a, const IntTuple& b) { return everyMode(a, b, true); }

}  // namespace cutecheck
