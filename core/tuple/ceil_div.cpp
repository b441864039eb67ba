// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/ceil_div.h"

#include "core/support/integers.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

Diagnostic unpaired() {
  return makeError(Code::kRank, "ceil_div_c3",
                   "the divisor has more modes than the shape, or a tuple where the shape has an integer");
}

Diagnostic notStatic() { return makeError(Code::kNotStatic, "ceil_div_c1", "ceil_div needs static integers"); }

Expected<int64_t> quotient(int64_t a, int64_t b) {
  if (b == 0) return makeError(Code::kDivisionByZero, "ceil_div_c2", "a divisor is 0");
  if (b < 0) return makeError(Code::kOutOfDomain, "ceil_div_c2", "a divisor is negative");
  return static_cast<int64_t>(ceilDiv(Int128{a}, Int128{b}));  // no larger than a in size
}

// Mode by mode; modes beyond `b` stand beside 1.
template <typename Each>
Expected<IntTuple> byMode(const IntTuple& a, const IntTuple& b, Each each) {
  if (b.rank() > a.rank()) return unpaired();
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < a.rank(); ++i) {
    CUTECHECK_TRY(mode, each(a.mode(i), i < b.rank() ? b.mode(i) : IntTuple(1)));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

// `left` is what the modes so far have not taken of the divisor.
Expected<IntTuple> folded(const IntTuple& a, int64_t divisor) {
  std::vector<IntTuple> modes;
  int64_t left = divisor;
  for (const IntTuple& mode : a.modes()) {
    CUTECHECK_TRY(part, ceilDiv(mode, IntTuple(left)));
    CUTECHECK_TRY(extent, product(mode));
    CUTECHECK_TRY(rest, quotient(left, extent));
    modes.push_back(std::move(part));
    left = rest;
  }
  return IntTuple::tuple(std::move(modes));
}

}  // namespace

Expected<IntTuple> ceilDiv(const IntTuple& a, const IntTuple& b) {
  if (a.isTuple() && b.isTuple())
    return byMode(a, b, [](const IntTuple& x, const IntTuple& y) { return ceilDiv(x, y); });
  if (!a.isStatic() || !b.isStatic() || a.hasBasis() || b.hasBasis()) return notStatic();
  if (a.isTuple()) return folded(a, b.value());
  auto divisor = product(b);
  if (!divisor.ok()) return makeError(Code::kOverflow, "ceil_div_c4", "the product of the divisor leaves int64_t");
  CUTECHECK_TRY(result, quotient(a.value(), *divisor));
  return IntTuple(result);
}

Expected<IntTuple> roundUp(const IntTuple& a, const IntTuple& b) {
  if (a.isTuple() && b.isTuple())
    return byMode(a, b, [](const IntTuple& x, const IntTuple& y) { return roundUp(x, y); });
  // A mode beyond the divisor is a multiple of 1 as it is.
  if (a.isTuple() && b.isInt(1)) return a;
  if (a.isTuple() || b.isTuple()) return unpaired();
  if (!a.isInt() || !b.isInt()) return notStatic();
  CUTECHECK_TRY(count, quotient(a.value(), b.value()));
  const auto result = narrow(Int128{count} * b.value());
  if (!result) return makeError(Code::kOverflow, "ceil_div_c4", "the rounded number leaves int64_t");
  return IntTuple(*result);
}

}  // namespace cutecheck
