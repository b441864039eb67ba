// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Intervals hold every value, also where a bound leaves 2^120.
#include "oracle/terms/intervals.h"

#include <gtest/gtest.h>

#include <random>

namespace cutecheck::oracle {
namespace {

using Op = TermNode::Op;

const Int128 kLarge = Int128(1) << 61;

Term v(const char* name) { return variable(name); }
Term quotient(Term a, Term b) { return make(Op::kDiv, {std::move(a), std::move(b)}); }
Term remainder(Term a, Term b) { return make(Op::kMod, {std::move(a), std::move(b)}); }

// What a term is at numbers that keep it within 128 bits.
Int128 valueOf(const Term& t, const std::map<std::string, Int128>& at) {
  switch (t->op) {
    case Op::kInt: return t->value;
    case Op::kVariable: return at.at(t->name);
    case Op::kAdd: return valueOf(t->operands[0], at) + valueOf(t->operands[1], at);
    case Op::kNegate: return -valueOf(t->operands[0], at);
    case Op::kMul: return valueOf(t->operands[0], at) * valueOf(t->operands[1], at);
    case Op::kDiv: return floorDiv(valueOf(t->operands[0], at), valueOf(t->operands[1], at));
    case Op::kMod: return floorMod(valueOf(t->operands[0], at), valueOf(t->operands[1], at));
    default: ADD_FAILURE() << "an operation that is not drawn"; return 0;
  }
}

bool contains(const Interval& range, Int128 value) {
  return (!range.boundedBelow() || range.low <= value) && (!range.boundedAbove() || value <= range.high);
}

TEST(Intervals, ADifferenceOfLargeProductsHasNoBoundBelow) {
  const Interval large{kLarge, Interval::everything().high};
  const Intervals intervals({{"X", large}, {"Y", large}, {"Z", large}, {"W", large}}, {});
  const Term difference = v("X") * v("Y") - v("Z") * v("W");
  EXPECT_FALSE(intervals.of(difference).boundedBelow());
  EXPECT_FALSE(intervals.of(difference).boundedAbove());
  EXPECT_FALSE(intervals.holds(negation(equals(difference, integer(5)))));
  // 2^122 and more, less 1, is a number to compute with.
  EXPECT_TRUE(intervals.holds(less(integer(5), v("X") * v("Y") - integer(1))));
}

TEST(Intervals, AQuotientByWhatHasNoBoundIsNearNothing) {
  const Interval any = Interval::everything();
  const Intervals intervals({{"X", {kLarge, kLarge}}, {"N", {1, any.high}}, {"M", {-kLarge, -kLarge}}}, {});
  EXPECT_EQ(intervals.of(quotient(v("X") * v("X"), v("N"))).low, 0);
  EXPECT_EQ(intervals.of(quotient(v("M"), v("N"))).high, -1);
  EXPECT_EQ(intervals.of(quotient(v("M"), v("N"))).low, -kLarge);
}

// Sums, differences, products, quotients and remainders of numbers up to 2^63: each value lies in its interval.
TEST(Intervals, HoldEveryValue) {
  std::mt19937_64 random(20261122);
  const auto below = [&](uint64_t n) { return random() % n; };
  size_t far = 0, bounded = 0;
  for (int round = 0; round < 20000; ++round) {
    std::map<std::string, Interval> bounds;
    std::map<std::string, Int128> at;
    for (const char* name : {"A", "B", "C", "D"}) {
      const Int128 around = below(2) != 0 ? Int128(below(20)) - 4 : (Int128(1) << (58 + below(5))) + Int128(below(9));
      const Int128 value = below(6) == 0 ? -around : around;
      Interval range{value - Int128(below(3)), value + Int128(below(3))};
      if (below(3) == 0) range.high = Interval::everything().high;
      if (below(6) == 0) range.low = Interval::everything().low;
      bounds[name] = range;
      at[name] = value;
    }
    const auto product = [&] { return v(below(2) != 0 ? "A" : "B") * v(below(2) != 0 ? "C" : "D"); };
    Term t = product();
    if (below(3) != 0) t = below(2) != 0 ? t - product() : t + product();
    const Term by = v("D");
    if (at["D"] >= 1 && below(3) == 0) t = below(2) != 0 ? quotient(t, by) : remainder(t, by);
    if (below(4) == 0) t = t - v("A");
    const Interval range = Intervals(bounds, {}).of(t);
    const Int128 value = valueOf(t, at);
    ASSERT_TRUE(contains(range, value)) << round;
    far += abs128(value) > (Int128(1) << 119) ? 1 : 0;
    bounded += range.boundedBelow() || range.boundedAbove() ? 1 : 0;
  }
  EXPECT_GE(far, 500u);
  EXPECT_GE(bounded, 2000u);
}

}  // namespace
}  // namespace cutecheck::oracle
