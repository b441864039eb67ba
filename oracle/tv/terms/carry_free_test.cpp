// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/carry_free.h"

#include <gtest/gtest.h>

#include <functional>

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {
namespace {

const Term t = variable("t"), x = variable("x"), y = variable("y"), d = variable("d");

Term n(int64_t v) { return integer(v); }

// t in [0, 128), x and y any numbers, d a multiple of 4.
class CarryFreeTest : public testing::Test {
 protected:
  Intervals intervals_{{{"t", {0, 127}}, {"x", {-1000, 1000}}, {"y", {-1000, 1000}}, {"d", {0, 1 << 20}}}, {}};
  CarryFree normal_{intervals_, {{"d", 4}}};
};

TEST_F(CarryFreeTest, DigitsComeApartWhereNothingCarries) {
  Term tv = add(add(multiply(remainderOf(t, n(32)), n(64)), multiply(quotientOf(t, n(32)), n(4))), n(19));
  EXPECT_TRUE(normal_.equal(remainderOf(tv, n(16)), add(multiply(quotientOf(t, n(32)), n(4)), n(3))));
  EXPECT_TRUE(normal_.equal(quotientOf(tv, n(16)), add(multiply(remainderOf(t, n(32)), n(4)), n(1))));
  // 4*3 + 4 reaches 16.
  Term carries = add(tv, n(1));
  EXPECT_FALSE(normal_.equal(remainderOf(carries, n(16)), add(multiply(quotientOf(t, n(32)), n(4)), n(4))));
}

TEST_F(CarryFreeTest, QuotientsOfQuotientsAreOne) {
  EXPECT_TRUE(normal_.equal(quotientOf(quotientOf(x, n(4)), n(8)), quotientOf(x, n(32))));
  EXPECT_TRUE(normal_.equal(remainderOf(quotientOf(x, n(4)), n(8)), quotientOf(remainderOf(x, n(32)), n(4))));
  EXPECT_TRUE(normal_.equal(quotientOf(subtract(x, n(1)), n(16)), subtract(quotientOf(add(x, n(15)), n(16)), n(1))));
  EXPECT_FALSE(normal_.equal(quotientOf(x, n(4)), quotientOf(add(x, n(1)), n(4))));
}

TEST_F(CarryFreeTest, WhatIsBelowACommonFactorIsNoDigit) {
  const Term lane = add(multiply(n(16), x), n(4));
  EXPECT_TRUE(normal_.equal(quotientOf(lane, n(1024)), quotientOf(multiply(n(16), x), n(1024))));
  EXPECT_TRUE(normal_.equal(quotientOf(subtract(lane, n(8)), n(1024)), quotientOf(subtract(x, n(1)), n(64))));
  EXPECT_FALSE(normal_.equal(quotientOf(add(lane, n(12)), n(1024)), quotientOf(lane, n(1024))));
}

TEST_F(CarryFreeTest, PromisedMultiplesHaveNoRemainder) {
  EXPECT_TRUE(normal_.equal(remainderOf(multiply(d, x), n(4)), n(0)));
  EXPECT_FALSE(normal_.equal(remainderOf(multiply(d, x), n(8)), n(0)));
  EXPECT_FALSE(normal_.equal(remainderOf(x, n(4)), n(0)));
}

TEST_F(CarryFreeTest, EqualFormsAreEqualNumbers) {
  // Random pairs that the form calls equal are equal at every point, and some pairs are.
  const Term leaves[] = {t, x, y, d, n(3), n(16), n(64)};
  uint64_t state = 7;
  auto next = [&](uint64_t below) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (state >> 33) % below;
  };
  std::function<Term(int)> term = [&](int depth) -> Term {
    if (depth == 0) return leaves[next(7)];
    Term a = term(depth - 1), b = term(depth - 1);
    Int128 k = Int128(1) << next(6);
    switch (next(5)) {
      case 0: return add(a, b);
      case 1: return subtract(a, b);
      case 2: return multiply(a, integer(k));
      case 3: return quotientOf(a, integer(k));
      default: return remainderOf(a, integer(k));
    }
  };
  std::function<Int128(const Term&, const std::map<std::string, Int128>&)> value = [&](const Term& e, const auto& at) -> Int128 {
    using Op = TermNode::Op;
    if (e->op == Op::kInt) return e->value;
    if (e->op == Op::kVariable) return at.at(e->name);
    Int128 a = value(e->operands[0], at), b = e->operands.size() > 1 ? value(e->operands[1], at) : 0;
    switch (e->op) {
      case Op::kAdd: return a + b;
      case Op::kNegate: return -a;
      case Op::kMul: return a * b;
      case Op::kDiv: return floorDiv(a, b);
      default: return floorMod(a, b);
    }
  };
  size_t equal = 0, different = 0;
  for (int round = 0; round < 4000; ++round) {
    Term a = term(3), k = integer(Int128(1) << next(6));
    Term b = next(2) == 0 ? term(3) : subtract(a, multiply(quotientOf(a, k), k));
    if (next(2) == 0) a = remainderOf(a, k);
    if (!normal_.equal(a, b)) {
      ++different;
      continue;
    }
    ++equal;
    for (int point = 0; point < 20; ++point) {
      std::map<std::string, Int128> at{{"t", next(128)},
                                       {"x", Int128(next(2001)) - 1000},
                                       {"y", Int128(next(2001)) - 1000},
                                       {"d", 4 * next(1000)}};
      ASSERT_EQ(decimal(value(a, at)), decimal(value(b, at)));
    }
  }
  EXPECT_GT(equal, 500u);
  EXPECT_GT(different, 500u);
}

TEST_F(CarryFreeTest, TruthsFollowByTheirTable) {
  Term a = isLess(x, y), b = isLess(t, n(64));
  EXPECT_TRUE(normal_.follows(bothOf(a, b), bothOf(b, a)));
  EXPECT_TRUE(normal_.follows(bothOf(a, b), notOf(isLessEqual(y, x))));
  EXPECT_TRUE(normal_.follows(notOf(a), isLessEqual(multiply(n(2), y), multiply(x, n(2)))));
  EXPECT_FALSE(normal_.follows(a, b));
  EXPECT_FALSE(normal_.follows(eitherOf(a, b), a));
  EXPECT_TRUE(normal_.follows(truth(true), isLess(t, n(128))));
  EXPECT_FALSE(normal_.follows(truth(true), isLess(t, n(127))));
  // Between multiples of 3 there is room for the rounding.
  EXPECT_TRUE(normal_.follows(isLessEqual(multiply(n(3), x), n(8)), isLessEqual(x, n(2))));
  EXPECT_FALSE(normal_.follows(isLessEqual(multiply(n(3), x), n(9)), isLessEqual(x, n(2))));
}

}  // namespace
}  // namespace cutecheck::oracle
