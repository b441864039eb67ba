// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/shape_div.h"

#include "lowering/algebra/promised.h"
#include "lowering/algebra/size.h"

namespace cutecheck::mixed {
namespace {

Expected<Number> divideLeaf(Arithmetic& arithmetic, const Number& a, const Number& b) {
  if (b.constant && a.div % *b.constant == 0) return arithmetic.divide(a, b);
  if ((!a.constant || !b.constant) && arithmetic.takesPromises()) return promisedNumber(a, b, Role::kExtent);
  if (!a.constant || !b.constant)
    return makeError(Code::kUndecided, "mixed_shape_div_c2",
                     "run time decides whether one divides the other");
  if (*b.constant % *a.constant == 0) return Number::of(1);
  return makeError(
      Code::kNotDivisible, "mixed_shape_div_c1",
      std::to_string(*a.constant) + " and " + std::to_string(*b.constant) + " do not divide each other");
}

// What is left of `b` for the modes behind.
Expected<MixedTuple> fold(Arithmetic& arithmetic, const MixedTuple& a, Number& b, bool up) {
  if (!a.isTuple()) {
    const Number before = b;
    if (up) {
      CUTECHECK_TRY(quotient, arithmetic.ceilDivide(a.number(), before));
      if ((!a.number().constant || !before.constant) && arithmetic.takesPromises()) {
        b = promisedNumber(a.number(), before, Role::kExtent);
        return MixedTuple::leaf(quotient);
      }
      if (!a.number().constant || !before.constant)
        return makeError(Code::kUndecided, "mixed_ceil_div_c2", "run time decides what a mode takes");
      b = Number::of((*before.constant + *a.number().constant - 1) / *a.number().constant);
      return MixedTuple::leaf(quotient);
    }
    CUTECHECK_TRY(rest, divideLeaf(arithmetic, before, a.number()));
    CUTECHECK_TRY(quotient, divideLeaf(arithmetic, a.number(), before));
    b = rest;
    return MixedTuple::leaf(quotient);
  }
  std::vector<MixedTuple> modes;
  for (size_t i = 0; i < a.rank(); ++i) {
    CUTECHECK_TRY(mode, fold(arithmetic, a.mode(i), b, up));
    modes.push_back(std::move(mode));
  }
  return MixedTuple::tuple(modes);
}

Expected<MixedTuple> divide(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b, bool up) {
  if (a.isTuple() && b.isTuple()) {
    if (up ? b.rank() > a.rank() : b.rank() != a.rank())
      return makeError(Code::kRank, up ? "mixed_ceil_div_c1" : "mixed_shape_div_c3",
                       "the divisor has other modes");
    std::vector<MixedTuple> modes;
    for (size_t i = 0; i < a.rank(); ++i) {
      if (i >= b.rank()) {
        modes.push_back(a.mode(i));
        continue;
      }
      CUTECHECK_TRY(mode, divide(arithmetic, a.mode(i), b.mode(i), up));
      modes.push_back(std::move(mode));
    }
    return MixedTuple::tuple(modes);
  }
  CUTECHECK_TRY(all, size(arithmetic, b));
  if (a.isTuple()) return fold(arithmetic, a, all, up);
  const Expected<Number> quotient =
      up ? arithmetic.ceilDivide(a.number(), all) : divideLeaf(arithmetic, a.number(), all);
  if (!quotient) return quotient.error();
  return MixedTuple::leaf(*quotient);
}

}  // namespace

Expected<MixedTuple> shapeDiv(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b) {
  return divide(arithmetic, a, b, false);
}
Expected<MixedTuple> ceilDiv(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b) {
  return divide(arithmetic, a, b, true);
}

}  // namespace cutecheck::mixed
