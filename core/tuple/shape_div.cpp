// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/shape_div.h"

#include <algorithm>

#include "core/support/integers.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

Diagnostic notStatic() { return makeError(Code::kNotStatic, "shape_div_c5", "shape_div needs static integers"); }
Diagnostic unpaired() { return makeError(Code::kRank, "shape_div_c4", "the ranks of the shapes differ"); }
Diagnostic notDivisible(int64_t a, int64_t b, const char* why) {
  return makeError(Code::kNotDivisible, "shape_div_c1", std::to_string(a) + " and " + std::to_string(b) + why);
}

Expected<int64_t> narrowed(Int128 quotient) {
  const auto result = narrow(quotient);
  if (!result) return makeError(Code::kOverflow, "shape_div_c3", "the quotient leaves int64_t");
  return *result;
}

// One division of the folding forms.
Expected<int64_t> divide(int64_t a, int64_t b, Rounding rounding) {
  if (b == 0) return makeError(Code::kDivisionByZero, "shape_div_c2", "a divisor is 0");
  if (rounding != Rounding::kExact) {
    if (a < 1 || b < 1) return makeError(Code::kOutOfDomain, "shape_div_c6", "a rounded shape_div needs positive numbers");
    const bool up = rounding == Rounding::kCeil;
    return narrowed(up ? ceilDiv(Int128{a}, Int128{b}) : std::max(Int128{a} / b, Int128{1}));
  }
  if (Int128{a} % b == 0) return narrowed(Int128{a} / b);
  if (a != 0 && Int128{b} % a == 0) return int64_t{(a < 0) == (b < 0) ? 1 : -1};
  return notDivisible(a, b, ": neither divides the other");
}

// One division of the element-wise form.
Expected<int64_t> divideLeaf(int64_t a, int64_t b, Rounding rounding) {
  if (b == 0) return makeError(Code::kDivisionByZero, "shape_div_c2", "a divisor is 0");
  const Int128 above = b < 0 ? -Int128{a} : Int128{a}, below = abs128(b);
  switch (rounding) {
    case Rounding::kCeil: return narrowed(ceilDiv(above, below));
    case Rounding::kFloor: return narrowed(floorDiv(above, below));
    case Rounding::kExact: break;
  }
  if (above % below != 0) return notDivisible(a, b, ": a remainder is left");
  return narrowed(above / below);
}

}  // namespace

Expected<IntTuple> shapeDiv(const IntTuple& a, const IntTuple& b, Rounding rounding) {
  if (a.isTuple() && b.isTuple()) {
    if (a.rank() != b.rank()) return unpaired();
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < a.rank(); ++i) {
      CUTECHECK_TRY(mode, shapeDiv(a.mode(i), b.mode(i), rounding));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (a.isTuple()) {
    if (!b.isInt()) return notStatic();
    std::vector<IntTuple> modes;
    int64_t rest = b.value();
    for (const IntTuple& mode : a.modes()) {
      CUTECHECK_TRY(quotient, shapeDiv(mode, IntTuple(rest), rounding));
      CUTECHECK_TRY(extent, product(mode));
      CUTECHECK_TRY(left, divide(rest, extent, rounding));
      modes.push_back(std::move(quotient));
      rest = left;
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (!a.isInt()) return notStatic();
  CUTECHECK_TRY(divisor, product(b));
  CUTECHECK_TRY(quotient, divide(a.value(), divisor, rounding));
  return IntTuple(quotient);
}

Expected<IntTuple> shapeDivElementwise(const IntTuple& a, const IntTuple& b, Rounding rounding) {
  if (a.isTuple()) {
    if (b.isTuple() && a.rank() != b.rank()) return unpaired();
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < a.rank(); ++i) {
      CUTECHECK_TRY(mode, shapeDivElementwise(a.mode(i), b.isTuple() ? b.mode(i) : b, rounding));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (b.isTuple()) return unpaired();
  if (!a.isInt() || !b.isInt()) return notStatic();
  CUTECHECK_TRY(quotient, divideLeaf(a.value(), b.value(), rounding));
  return IntTuple(quotient);
}

}  // namespace cutecheck
