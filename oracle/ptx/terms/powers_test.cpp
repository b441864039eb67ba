// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the theory `real` knows of powers of two, quotients and infinite constants; beside each what is not
// so.
#include <gtest/gtest.h>

#include <cmath>
#include <functional>

#include "oracle/ptx/terms/real.h"

namespace cutecheck::terms {
namespace {

class Powers : public testing::Test {
 protected:
  TermId leaf(uint64_t offset) { return terms.leaf(Element::kF32, 0, offset, 0); }
  TermId of(Op op, std::initializer_list<TermId> args) {
    return terms.make(op, Element::kF32, std::span(args.begin(), args.size()));
  }
  TermId number(float value) { return terms.number(emulate::bitsFor(Element::kF32, value), 4); }
  TermId exp2(TermId x) { return of(Op::kExp2, {x}); }
  TermId rcp(TermId x) { return of(Op::kRcp, {x}); }
  TermId max(TermId x, TermId y) { return of(Op::kMax, {x, y}); }
  TermId min(TermId x, TermId y) { return of(Op::kMin, {x, y}); }
  TermId add(TermId x, TermId y) { return of(Op::kAdd, {x, y}); }
  TermId sub(TermId x, TermId y) { return of(Op::kSub, {x, y}); }
  TermId mul(TermId x, TermId y) { return of(Op::kMul, {x, y}); }
  TermId div(TermId x, TermId y) { return of(Op::kDiv, {x, y}); }
  std::optional<bool> equal(TermId x, TermId y) { return RealTheory(terms).equal(x, y, Element::kF32); }

  Terms terms;
  TermId a = leaf(0), b = leaf(1), c = leaf(2), d = leaf(3);
  TermId infinity = number(HUGE_VALF), below = number(-HUGE_VALF);
};

TEST_F(Powers, APowerOfASumIsAProduct) {
  EXPECT_EQ(equal(exp2(add(a, b)), mul(exp2(a), exp2(b))), true);
  EXPECT_EQ(equal(exp2(add(a, b)), add(exp2(a), exp2(b))), false);
  EXPECT_EQ(equal(exp2(add(a, b)), mul(exp2(a), exp2(c))), false);
  EXPECT_EQ(equal(mul(exp2(a), exp2(a)), exp2(add(a, a))), true);
  EXPECT_EQ(equal(mul(exp2(a), exp2(a)), exp2(a)), false);
  EXPECT_EQ(equal(mul(exp2(sub(a, b)), mul(exp2(sub(b, c)), d)), mul(d, exp2(sub(a, c)))), true);
  EXPECT_EQ(equal(mul(exp2(sub(a, b)), mul(exp2(sub(b, c)), d)), mul(d, exp2(sub(c, a)))), false);
  // Other functions do not turn sums into products.
  EXPECT_EQ(equal(of(Op::kAbs, {add(a, b)}), mul(of(Op::kAbs, {a}), of(Op::kAbs, {b}))), false);
}

TEST_F(Powers, APowerOfAWholeNumberIsANumber) {
  EXPECT_EQ(equal(exp2(number(3)), number(8)), true);
  EXPECT_EQ(equal(exp2(number(3)), number(9)), false);
  EXPECT_EQ(equal(exp2(add(a, number(-2))), mul(exp2(a), number(0.25F))), true);
  EXPECT_EQ(equal(exp2(add(a, number(-2))), mul(exp2(a), number(0.5F))), false);
  EXPECT_EQ(equal(mul(exp2(number(1.75F)), exp2(number(1.25F))), number(8)), true);
  EXPECT_EQ(equal(mul(exp2(number(1.75F)), exp2(number(1.5F))), number(8)), false);
  EXPECT_EQ(equal(exp2(number(-0.5F)), mul(number(0.5F), exp2(number(0.5F)))), true);
  EXPECT_EQ(equal(exp2(number(-0.5F)), mul(number(0.5F), exp2(number(-0.5F)))), false);
  EXPECT_EQ(equal(mul(exp2(a), exp2(of(Op::kNeg, {a}))), number(1)), true);
  EXPECT_EQ(equal(mul(exp2(a), exp2(of(Op::kNeg, {a}))), number(0)), false);
  // Too large for a coefficient: not known, never wrong.
  EXPECT_EQ(equal(exp2(number(100000)), mul(exp2(number(50000)), exp2(number(50000)))), true);
  EXPECT_EQ(equal(exp2(number(100000)), mul(exp2(number(50000)), exp2(number(50001)))), false);
}

TEST_F(Powers, AFactorThatIsAPowerLeavesADenominator) {
  const TermId plain = div(mul(exp2(a), c), add(exp2(a), exp2(b)));
  const auto shifted = [&](TermId x, TermId y) {
    return div(mul(exp2(sub(a, x)), c), add(exp2(sub(a, y)), exp2(sub(b, y))));
  };
  EXPECT_EQ(equal(plain, shifted(d, d)), true);
  EXPECT_EQ(equal(plain, shifted(d, c)), false);
  // Of any sum below, also one that may be 0.
  EXPECT_EQ(equal(rcp(mul(exp2(a), sub(b, c))), mul(exp2(of(Op::kNeg, {a})), rcp(sub(b, c)))), true);
  EXPECT_EQ(equal(rcp(mul(exp2(a), sub(b, c))), mul(exp2(a), rcp(sub(b, c)))), false);
  EXPECT_EQ(equal(rcp(mul(number(-4), sub(b, c))), mul(number(0.25F), rcp(sub(c, b)))), true);
  EXPECT_EQ(equal(rcp(mul(number(-4), sub(b, c))), mul(number(0.25F), rcp(sub(b, c)))), false);
  // One term alone is shifted.
  EXPECT_EQ(equal(rcp(add(exp2(a), exp2(b))), mul(exp2(c), rcp(add(exp2(add(a, c)), exp2(b))))), false);
}

TEST_F(Powers, OnlyADenominatorAboveZeroIsCancelled) {
  const TermId sum = add(exp2(a), exp2(b));
  EXPECT_EQ(equal(mul(sum, div(c, sum)), c), true);
  EXPECT_EQ(equal(div(sum, sum), number(1)), true);
  EXPECT_EQ(equal(div(sum, sum), number(2)), false);
  EXPECT_EQ(equal(mul(number(3), rcp(number(3))), number(1)), true);
  // What may be 0.
  EXPECT_EQ(equal(div(a, a), number(1)), false);
  EXPECT_EQ(equal(mul(a, div(c, a)), c), false);
  const TermId difference = sub(exp2(a), exp2(b));
  EXPECT_EQ(equal(div(difference, difference), number(1)), false);
  EXPECT_EQ(equal(mul(difference, div(c, difference)), c), false);
  const TermId withElement = add(exp2(a), b), scaled = mul(exp2(a), b);
  EXPECT_EQ(equal(div(withElement, withElement), number(1)), false);
  EXPECT_EQ(equal(div(scaled, scaled), number(1)), false);
  // A sum of quotients has one denominator.
  const TermId left = add(div(c, exp2(a)), div(d, add(number(1), exp2(b))));
  const TermId one = add(mul(c, add(number(1), exp2(b))), mul(d, exp2(a)));
  EXPECT_EQ(equal(left, div(one, mul(exp2(a), add(number(1), exp2(b))))), true);
  EXPECT_EQ(equal(left, div(one, mul(exp2(a), add(number(2), exp2(b))))), false);
  // A quotient in a denominator, above 0 itself.
  const TermId inner = add(number(1), rcp(sum));
  EXPECT_EQ(equal(rcp(inner), div(sum, add(sum, number(1)))), true);
  EXPECT_EQ(equal(rcp(inner), div(sum, add(sum, number(2)))), false);
}

TEST_F(Powers, AnOnlineSumIsTheSumOfAll) {
  // Two parts, each with its greatest, the first rescaled.
  const TermId first = max(a, b), both = max(first, max(c, d));
  const auto parts = [&](TermId rescaled) {
    return add(mul(add(exp2(sub(a, first)), exp2(sub(b, first))), rescaled),
               add(exp2(sub(c, both)), exp2(sub(d, both))));
  };
  const TermId all = max(max(d, c), max(b, a));
  const TermId whole =
      add(add(exp2(sub(a, all)), exp2(sub(b, all))), add(exp2(sub(c, all)), exp2(sub(d, all))));
  EXPECT_EQ(equal(parts(exp2(sub(first, both))), whole), true);
  EXPECT_EQ(equal(parts(exp2(sub(both, first))), whole), false);
  EXPECT_EQ(equal(parts(number(1)), whole), false);
}

TEST_F(Powers, TheGreatestOfOneIsItself) {
  EXPECT_EQ(equal(max(a, add(a, number(0))), a), true);
  EXPECT_EQ(equal(max(a, add(a, number(1))), a), false);
  EXPECT_EQ(equal(min(max(a, a), b), min(b, a)), true);
  EXPECT_EQ(equal(min(max(a, c), b), min(b, a)), false);
}

TEST_F(Powers, AnInfiniteConstantIsBelowOrAboveEachNumber) {
  EXPECT_EQ(equal(max(below, a), a), true);
  EXPECT_EQ(equal(max(below, a), b), false);
  EXPECT_EQ(equal(max(max(below, a), b), max(a, b)), true);
  EXPECT_EQ(equal(min(infinity, a), a), true);
  EXPECT_EQ(equal(exp2(sub(below, a)), number(0)), true);
  EXPECT_EQ(equal(exp2(sub(below, a)), number(1)), false);
  EXPECT_EQ(equal(exp2(mul(sub(below, a), number(2))), number(0)), true);
  EXPECT_EQ(equal(exp2(sub(a, infinity)), number(0)), true);
  EXPECT_EQ(equal(exp2(sub(below, infinity)), number(0)), true);
  EXPECT_EQ(equal(add(mul(b, exp2(sub(below, max(below, a)))), c), c), true);
  // What is no real number is not decided.
  for (const TermId one : {max(infinity, a), min(below, a), add(below, a), max(below, below),
                           exp2(sub(a, below)), exp2(mul(sub(below, a), number(-2))), exp2(sub(below, below)),
                           exp2(add(below, sub(infinity, infinity))), exp2(add(below, mul(infinity, a))),
                           exp2(add(below, rcp(number(0)))), exp2(mul(below, a)), exp2(mul(below, number(0))),
                           max(below, mul(infinity, a)), div(a, infinity), div(a, exp2(sub(below, b))),
                           exp2(add(below, number(NAN)))})
    EXPECT_EQ(equal(one, number(0)), std::nullopt)
        << terms.text(one, [](uint64_t at) { return std::to_string(at); });
}

TEST_F(Powers, WhatWasNotDecidedIsNotDecidedLater) {
  RealTheory theory(terms);
  const TermId wrong = exp2(add(below, mul(infinity, a)));
  EXPECT_EQ(theory.equal(wrong, number(0), Element::kF32), std::nullopt);
  EXPECT_EQ(theory.equal(wrong, number(0), Element::kF32), std::nullopt);
  EXPECT_EQ(theory.equal(exp2(add(a, b)), mul(exp2(a), exp2(b)), Element::kF32), true);
}

TEST_F(Powers, AgreeWithNumbers) {
  // Terms of sums, products, powers and quotients at random: what is called equal has one value.
  uint64_t state = 1;
  const auto random = [&](uint64_t count) {
    return (state = state * 6364136223846793005 + 1442695040888963407) >> 33 & (count - 1);
  };
  const std::vector<TermId> leaves = {a, b, a, number(1), a};
  const std::function<TermId(int)> drawn = [&](int depth) -> TermId {
    if (depth == 0) return leaves[random(8) % leaves.size()];
    const TermId x = drawn(depth - 1), y = drawn(random(2) == 0 ? 0 : depth - 1);
    switch (random(8)) {
      case 0:
        return add(x, y);
      case 1:
        return sub(x, y);
      case 2:
        return mul(x, y);
      case 3:
        return div(x, add(number(1), exp2(y)));
      case 4:
        return div(x, y);
      case 5:
        return max(x, y);
      case 6:
        return exp2(sub(x, y));
      default:
        return exp2(x);
    }
  };
  const std::function<double(TermId, const std::vector<double>&)> value =
      [&](TermId id, const std::vector<double>& at) -> double {
    const Term& term = terms.at(id);
    if (term.op == Op::kLeaf) return at[term.payload];
    if (term.op == Op::kNumber) return emulate::valueOf(Element::kF32, term.payload);
    const auto arg = [&](size_t i) { return value(terms.args(id)[i], at); };
    switch (term.op) {
      case Op::kAdd:
        return arg(0) + arg(1);
      case Op::kSub:
        return arg(0) - arg(1);
      case Op::kMul:
        return arg(0) * arg(1);
      case Op::kDiv:
        return arg(0) / arg(1);
      case Op::kMax:
        return std::max(arg(0), arg(1));
      default:
        return std::exp2(arg(0));
    }
  };
  int equals = 0;
  for (int i = 0; i < 20000; ++i) {
    const TermId x = drawn(2), y = drawn(2);
    if (x == y || equal(x, y) != true) continue;
    ++equals;
    for (const std::vector<double>& at :
         {std::vector<double>{0.3, -0.7, 1.1}, {-1.3, 0.4, 0.9}, {2.1, 1.7, -0.6}}) {
      const double left = value(x, at), right = value(y, at);
      if (std::isfinite(left) && std::isfinite(right))
        EXPECT_NEAR(left, right, 1e-6 * std::max(1.0, std::fabs(left)))
            << terms.text(x, [](uint64_t k) { return std::to_string(k); }) << " and "
            << terms.text(y, [](uint64_t k) { return std::to_string(k); });
    }
  }
  EXPECT_GT(equals, 50);
}

}  // namespace
}  // namespace cutecheck::terms
