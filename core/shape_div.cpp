#include "core/shape_div.h"

#include "core/integers.h"
#include "core/tuple_arithmetic.h"

namespace cutecheck {
namespace {

Expected<int64_t> divide(int64_t a, int64_t b) {
  if (b == 0) return makeError(Code::kDivisionByZero, "shape_div_c2", "a divisor is 0");
  if (Int128{a} % b == 0) {
    const auto quotient = narrow(Int128{a} / b);
    if (!quotient) return makeError(Code::kOverflow, "shape_div_c3", "the quotient leaves int64_t");
    return *quotient;
  }
  if (a != 0 && Int128{b} % a == 0) return int64_t{(a < 0) == (b < 0) ? 1 : -1};
  return makeError(Code::kNotDivisible, "shape_div_c1",
                   std::to_string(a) + " and " + std::to_string(b) + " do not divide each other");
}

}  // namespace

Expected<IntTuple> shapeDiv(const IntTuple& a, const IntTuple& b) {
  if (a.isTuple() && b.isTuple()) {
    if (a.rank() != b.rank()) return makeError(Code::kRank, "shape_div_c4", "the ranks of the shapes differ");
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < a.rank(); ++i) {
      CUTECHECK_TRY(mode, shapeDiv(a.mode(i), b.mode(i)));
      modes.push_back(std::move(mode));
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (a.isTuple()) {
    if (!b.isInt()) return makeError(Code::kNotStatic, "shape_div_c5", "shape_div needs static integers");
    std::vector<IntTuple> modes;
    int64_t rest = b.value();
    for (const IntTuple& mode : a.modes()) {
      CUTECHECK_TRY(quotient, shapeDiv(mode, IntTuple(rest)));
      CUTECHECK_TRY(extent, product(mode));
      CUTECHECK_TRY(left, divide(rest, extent));
      modes.push_back(std::move(quotient));
      rest = left;
    }
    return IntTuple::tuple(std::move(modes));
  }
  if (!a.isInt()) return makeError(Code::kNotStatic, "shape_div_c5", "shape_div needs static integers");
  CUTECHECK_TRY(divisor, product(b));
  CUTECHECK_TRY(quotient, divide(a.value(), divisor));
  return IntTuple(quotient);
}

}  // namespace cutecheck
