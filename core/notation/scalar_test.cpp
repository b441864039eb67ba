// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/scalar.h"

#include <gtest/gtest.h>

#include <limits>

namespace cutecheck {
namespace {

using Op = ScalarNode::Op;

Scalar number(int64_t v) { return ScalarNode::constant(v); }

int64_t folded(Op op, int64_t a, int64_t b) {
  const Scalar s = ScalarNode::binary(op, number(a), number(b));
  EXPECT_EQ(s->op(), Op::kConstant) << a << " and " << b;
  return s->value();
}

TEST(Scalar, EqualityIsStructural) {
  const Scalar a = ScalarNode::binary(Op::kAdd, ScalarNode::symbol("M"), ScalarNode::symbol("N"));
  const Scalar b = ScalarNode::binary(Op::kAdd, ScalarNode::symbol("M"), ScalarNode::symbol("N"));
  const Scalar swapped = ScalarNode::binary(Op::kAdd, ScalarNode::symbol("N"), ScalarNode::symbol("M"));
  EXPECT_TRUE(equal(a, b));
  EXPECT_FALSE(equal(a, swapped));
  EXPECT_FALSE(equal(ScalarNode::symbol("M", 8), ScalarNode::symbol("M")));
  EXPECT_FALSE(equal(a, nullptr));
  EXPECT_TRUE(equal(nullptr, nullptr));
}

TEST(Scalar, AnOperationIsASymbolOfItsOwnKind) {
  const Scalar least = ScalarNode::operation("min(M,N)"), named = ScalarNode::symbol("M");
  EXPECT_EQ(least->op(), Op::kSymbol);
  EXPECT_EQ(least->name(), "min(M,N)");
  EXPECT_TRUE(least->isOperation());
  EXPECT_FALSE(named->isOperation());
  EXPECT_FALSE(number(4)->isOperation());
  EXPECT_FALSE(ScalarNode::binary(Op::kAdd, least, named)->isOperation());
  EXPECT_TRUE(equal(least, ScalarNode::operation("min(M,N)")));
  EXPECT_FALSE(equal(ScalarNode::operation("M"), named));
  EXPECT_TRUE(ScalarNode::withoutDivisor(least)->isOperation());
  EXPECT_TRUE(equal(ScalarNode::withoutDivisor(ScalarNode::symbol("M", 8)), named));
}

TEST(Scalar, ConstantsFoldExactly) {
  EXPECT_EQ(folded(Op::kAdd, 3, 4), 7);
  EXPECT_EQ(folded(Op::kSub, 3, 4), -1);
  EXPECT_EQ(folded(Op::kMul, -3, 4), -12);
  EXPECT_EQ(ScalarNode::negate(number(5))->value(), -5);
}

// Euclid: a = q*b + r, 0 <= r < |b|, for every sign.
TEST(Scalar, DivisionIsEuclidean) {
  int cases = 0;
  for (int64_t a = -9; a <= 9; ++a) {
    for (int64_t b = -4; b <= 4; ++b) {
      if (b == 0) continue;
      const int64_t q = folded(Op::kDiv, a, b), r = folded(Op::kMod, a, b);
      EXPECT_EQ(q * b + r, a);
      EXPECT_GE(r, 0);
      EXPECT_LT(r, b < 0 ? -b : b);
      ++cases;
    }
  }
  EXPECT_EQ(cases, 19 * 8);
  EXPECT_EQ(folded(Op::kDiv, -7, 2), -4);
}

TEST(Scalar, WhatHasNoResultStaysAsWritten) {
  const int64_t least = std::numeric_limits<int64_t>::min(), most = std::numeric_limits<int64_t>::max();
  EXPECT_EQ(ScalarNode::binary(Op::kDiv, number(1), number(0))->op(), Op::kDiv);
  EXPECT_EQ(ScalarNode::binary(Op::kMod, number(1), number(0))->op(), Op::kMod);
  EXPECT_EQ(ScalarNode::binary(Op::kAdd, number(most), number(1))->op(), Op::kAdd);
  EXPECT_EQ(ScalarNode::binary(Op::kMul, number(most), number(most))->op(), Op::kMul);
  EXPECT_EQ(ScalarNode::binary(Op::kDiv, number(least), number(-1))->op(), Op::kDiv);
  EXPECT_EQ(ScalarNode::negate(number(least))->op(), Op::kNeg);
  EXPECT_EQ(ScalarNode::binary(Op::kMul, ScalarNode::symbol("M"), number(2))->op(), Op::kMul);
}

}  // namespace
}  // namespace cutecheck
