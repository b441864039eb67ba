// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/values/arithmetic.h"

#include <algorithm>
#include <cassert>
#include <numeric>

namespace cutecheck::mixed {
namespace {

Diagnostic overflow(const char* what) {
  return makeError(Code::kOverflow, "mixed_c1", std::string(what) + " leaves 64 bits");
}

// arithmetic_r2:
// A common multiple that is known to divide a product; the larger factor when theirs overflows.
int64_t productDiv(int64_t a, int64_t b) {
  const auto p = narrow(Int128{a} * b);
  return p ? *p : std::max(a, b);
}

// At least 0 wherever the domain reaches: both divisions agree, and the one without signs is a shift or a
// mask where the divisor is a power of two.
bool isNatural(const Number& n) { return n.range.low >= 0; }

// The largest power of two that divides a divisor.
int64_t powerOf2In(int64_t div) { return div & -div; }

// range_r4, range_r5
Range quotientRange(const Range& a, const Range& b) {
  const Int128 candidates[] = {a.low / b.low, a.low / b.high, a.high / b.low, a.high / b.high};
  return {*std::min_element(candidates, candidates + 4), *std::max_element(candidates, candidates + 4)};
}

// range_r6, range_r11
Range remainderRange(const Range& a, const Range& b) {
  const Int128 most = b.high - 1;
  return {a.low < 0 ? std::max(a.low, -most) : 0, a.high < 0 ? 0 : std::min(a.high, most)};
}

}  // namespace

Handle Arithmetic::materialize(const Number& n, int width) {
  assert(width >= n.width);
  if (n.constant) return builder_.constant(*n.constant, width);
  return n.width < width ? builder_.extend(n.handle) : n.handle;
}

Number Arithmetic::emit(Op op, const Number& a, const Number& b, const Range& range, int64_t div) {
  Number result;
  const bool fits = range.fits32();
  // range_r7, range_r8, range_r9
  result.width = std::max({a.width, b.width, fits ? 32 : 64});
  // A result beyond 64 bits is outside what any address can be, hence outside the domain.
  result.range = {std::max<Int128>(range.low, std::numeric_limits<int64_t>::min()),
                  std::min<Int128>(range.high, std::numeric_limits<int64_t>::max())};
  result.div = std::max<int64_t>(div, 1);
  const Handle lhs = materialize(a, result.width);
  const Handle rhs = materialize(b, result.width);
  result.handle = builder_.binary(op, lhs, rhs, result.width);
  return result;
}

Expected<Number> Arithmetic::add(const Number& a, const Number& b) {
  if (a.constant && b.constant) {
    const auto sum = narrow(Int128{*a.constant} + *b.constant);
    if (!sum) return overflow("a sum");
    return Number::of(*sum);
  }
  if (a.is(0)) return b;
  if (b.is(0)) return a;
  // arithmetic_r1, range_r1
  return emit(Op::kAdd, a, b, mixed::add(a.range, b.range), std::gcd(a.div, b.div));
}

Expected<Number> Arithmetic::multiply(const Number& a, const Number& b) {
  if (a.constant && b.constant) {
    const auto product = narrow(Int128{*a.constant} * *b.constant);
    if (!product) return overflow("a product");
    return Number::of(*product);
  }
  if (a.is(0) || b.is(0)) return Number::of(0);
  if (a.is(1)) return b;
  if (b.is(1)) return a;
  return emit(Op::kMul, a, b, mixed::multiply(a.range, b.range), productDiv(a.div, b.div));
}

Expected<Number> Arithmetic::divide(const Number& a, const Number& b) {
  assert(b.range.low >= 1);
  if (b.is(1)) return a;
  if (a.is(0)) return a;
  if (a.constant && b.constant) return Number::of(*a.constant / *b.constant);
  // arithmetic_r3, arithmetic_r8
  const int64_t div = b.constant && a.div % *b.constant == 0 ? a.div / *b.constant : 1;
  Range range = quotientRange(a.range, b.range);
  // A multiple of the divisor that is at least 1 holds it once at least; where there is none, no value is
  // wrong, but the range keeps its ends in order.
  if (b.constant && a.div % *b.constant == 0 && a.range.low >= 1)
    range = {std::max<Int128>(range.low, 1), std::max<Int128>(range.high, 1)};
  return emit(isNatural(a) ? Op::kUDiv : Op::kDiv, a, b, range, div);
}

Expected<Number> Arithmetic::remainder(const Number& a, const Number& b) {
  assert(b.range.low >= 1);
  if (b.is(1)) return Number::of(0);
  if (a.is(0)) return a;
  if (a.constant && b.constant) return Number::of(*a.constant % *b.constant);
  // arithmetic_r5:
  // A multiple of the divisor leaves nothing over.
  if (b.constant && a.div % *b.constant == 0) return Number::of(0);
  // arithmetic_r4
  return emit(isNatural(a) ? Op::kURem : Op::kRem, a, b, remainderRange(a.range, b.range),
              std::gcd(a.div, b.div));
}

// arithmetic_r6:
// (a-1)/b + 1, which stays inside the width of a where a + b - 1 might not.
Expected<Number> Arithmetic::ceilDivide(const Number& a, const Number& b) {
  assert(a.range.low >= 1);
  // arithmetic_r7
  if (b.is(1) || (b.constant && a.div % *b.constant == 0)) return divide(a, b);
  CUTECHECK_TRY(less, add(a, Number::of(-1)));
  CUTECHECK_TRY(quotient, divide(less, b));
  return add(quotient, Number::of(1));
}

Expected<Number> Arithmetic::bitAnd(const Number& a, int64_t mask, const Range& range) {
  return emit(Op::kAnd, a, Number::of(mask), range, powerOf2In(mask));
}

Expected<Number> Arithmetic::bitXor(const Number& a, const Number& b, const Range& range) {
  return emit(Op::kXor, a, b, range, std::min(powerOf2In(a.div), powerOf2In(b.div)));
}

Expected<Number> Arithmetic::shiftLeft(const Number& a, int64_t by) {
  const Int128 factor = Int128{1} << by;
  const auto div = narrow(powerOf2In(a.div) * factor);
  return emit(Op::kShiftLeft, a, Number::of(by), mixed::multiply(a.range, {factor, factor}),
              div.value_or(a.div));
}

Expected<Number> Arithmetic::shiftRight(const Number& a, int64_t by) {
  return emit(Op::kShiftRight, a, Number::of(by), {a.range.low >> by, a.range.high >> by},
              powerOf2In(a.div) >> by);
}

}  // namespace cutecheck::mixed
