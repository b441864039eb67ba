// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/kernel_decide.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {
namespace {

using Op = TermNode::Op;

const Interval kWide{-(Int128(1) << 31), (Int128(1) << 31) - 1};

Term remainder(Term a, Term b) { return make(Op::kMod, {std::move(a), std::move(b)}); }
Term quotient(Term a, Term b) { return make(Op::kDiv, {std::move(a), std::move(b)}); }

// Of block, extent and stride, as a kernel over a matrix has them.
class KernelDecide : public ::testing::Test {
 protected:
  const Term block_ = variable("r"), extent_ = variable("s"), stride_ = variable("d");
  const Term tiles_ = quotient(extent_ + integer(15), integer(16));

  KernelDecider decider(std::vector<Term> more = {}) {
    std::vector<Term> premises{lessEqual(integer(1), extent_), lessEqual(integer(1), tiles_),
                               equals(remainder(stride_, integer(4)), integer(0)),
                               within(stride_, -(Int128(1) << 48), Int128(1) << 48),
                               within((extent_ - integer(1)) * stride_, -(Int128(1) << 48), Int128(1) << 48)};
    premises.insert(premises.end(), more.begin(), more.end());
    std::map<std::string, Interval> bounds{
        {"r", kWide}, {"s", kWide}, {"d", {-(Int128(1) << 63), (Int128(1) << 63) - 1}}};
    return KernelDecider(std::move(premises), std::move(bounds), 2'000'000, 50'000'000, {{"d", 4}});
  }

  static Decision::Status status(KernelDecider& decider, const Term& goal) {
    return decider.decide(truth(true), goal, "a goal", 2).status;
  }
};

// The normal form settles what intervals settle: two words of one method. What it finds without them is its own.
TEST_F(KernelDecide, IntervalsThatTheNormalFormAskedAreNoSecondDerivation) {
  const Term ranged = lessEqual(block_, integer((Int128(1) << 31) - 1));
  const auto has = [](const Decision& decision, Method method) {
    return std::any_of(decision.derivations.begin(), decision.derivations.end(),
                       [&](const Derivation& d) { return d.method() == method; });
  };
  KernelDecider unaided(std::vector<Term>{}, {{"r", kWide}}, 0, 0, {});
  const Decision one = unaided.decide(truth(true), ranged, "a goal", 2);
  EXPECT_NE(one.status, Decision::Status::kHolds);
  EXPECT_TRUE(has(one, Method::kCarryFreeIntervals));
  const Decision enough = KernelDecider(std::vector<Term>{}, {{"r", kWide}}, 0, 0, {}).decide(truth(true), ranged, "a goal", 1);
  EXPECT_EQ(enough.status, Decision::Status::kHolds);
  KernelDecider asking = decider();
  const Decision two = asking.decide(truth(true), ranged, "a goal", 2);
  EXPECT_EQ(two.status, Decision::Status::kHolds);
  EXPECT_FALSE(has(two, Method::kIntervals));
  EXPECT_TRUE(std::any_of(two.derivations.begin(), two.derivations.end(),
                          [](const Derivation& d) { return isSolver(d.engine()); }));
  // x + 1 - x is 1, whatever x is.
  KernelDecider form(std::vector<Term>{}, {{"r", kWide}}, 0, 0, {});
  EXPECT_TRUE(
      has(form.decide(truth(true), equals(subtract(block_ + integer(1), block_), integer(1)), "a goal", 2),
          Method::kCarryFree));
}

// One derivation is enough the first time, and is no answer the second.
TEST_F(KernelDecide, AnAnswerHasAsManyDerivationsAsAreWantedNow) {
  const Term goal = equals(subtract(block_ + integer(1), block_), integer(1));
  KernelDecider unaided(std::vector<Term>{}, {{"r", kWide}}, 0, 0, {}), asking = decider();
  EXPECT_EQ(unaided.decide(truth(true), goal, "a goal", 1).status, Decision::Status::kHolds);
  const Decision again = unaided.decide(truth(true), goal, "a goal", 2);
  EXPECT_TRUE(again.status != Decision::Status::kHolds || again.derivations.size() >= 2);
  EXPECT_EQ(asking.decide(truth(true), goal, "a goal", 1).derivations.size(), 1u);
  const Decision two = asking.decide(truth(true), goal, "a goal", 2);
  EXPECT_EQ(two.status, Decision::Status::kHolds);
  EXPECT_GE(two.derivations.size(), 2u);
  EXPECT_EQ(asking.answered(), 1u);
}

// A sum of sums, each of one part twice: what is learned of its quotient does not walk it as a tree.
TEST_F(KernelDecide, AQuotientOfASumThatDoublesHasAnAnswer) {
  Term sum = block_;
  for (int i = 0; i < 40; ++i) sum = sum + sum;
  KernelDecider natural = decider({lessEqual(integer(0), block_), lessEqual(block_, integer(1000))});
  EXPECT_EQ(status(natural, lessEqual(integer(0), quotient(sum, tiles_))), Decision::Status::kHolds);
  EXPECT_EQ(status(natural, equals(remainder(sum * integer(4), integer(4)), integer(0))), Decision::Status::kHolds);
  EXPECT_NE(status(natural, lessEqual(integer(1), quotient(sum, tiles_))), Decision::Status::kHolds);
}

TEST_F(KernelDecide, AQuotientOfABlockIsAtMostTheBlock) {
  KernelDecider natural = decider({lessEqual(integer(0), block_)});
  EXPECT_EQ(status(natural, lessEqual(quotient(block_, tiles_) * integer(128), integer(Int128(128) << 31))),
            Decision::Status::kHolds);
  EXPECT_LT(natural.units(), 200'000u) << "the quotient's bound was not learned";
  EXPECT_NE(status(natural, lessEqual(quotient(block_, tiles_), integer(1000))), Decision::Status::kHolds);
}

TEST_F(KernelDecide, AQuotientOfANegativeNumberIsNotAtMostIt) {
  KernelDecider any = decider();
  EXPECT_NE(status(any, lessEqual(quotient(block_, tiles_), block_)), Decision::Status::kHolds);
}

TEST_F(KernelDecide, ARowTimesAStrideIsBoundedByTheExtentsProduct) {
  KernelDecider natural = decider({lessEqual(integer(0), block_)});
  const Term row = integer(12) + remainder(block_, tiles_) * integer(16), offset = row * stride_;
  EXPECT_EQ(status(natural, within(offset, -(Int128(1) << 53), Int128(1) << 53)), Decision::Status::kHolds);
  EXPECT_LT(natural.units(), 300'000u) << "the rules of products were searched for, not followed";
  EXPECT_NE(status(natural, within(offset, -(Int128(1) << 40), Int128(1) << 40)), Decision::Status::kHolds);
}

TEST_F(KernelDecide, ARowBelowZeroIsBoundedByNothing) {
  KernelDecider any = decider({less(block_, extent_)});
  EXPECT_NE(status(any, within(block_ * stride_, -(Int128(1) << 53), Int128(1) << 53)), Decision::Status::kHolds);
  KernelDecider natural = decider({less(block_, extent_), lessEqual(integer(0), block_)});
  EXPECT_EQ(status(natural, within(block_ * stride_, -(Int128(1) << 53), Int128(1) << 53)), Decision::Status::kHolds);
  EXPECT_LT(natural.units(), 300'000u);
}

// A row that was loaded may be any number; a guard says that it is one of the rows.
TEST_F(KernelDecide, ALoadedRowIsBoundedUnderItsGuard) {
  KernelDecider any = decider();
  const Term offset = block_ * stride_ + integer(7), small = within(offset, -(Int128(1) << 53), Int128(1) << 53);
  const Term inside = conjunction({lessEqual(integer(0), block_), less(block_, extent_)});
  EXPECT_EQ(any.decide(inside, small, "a goal", 2).status, Decision::Status::kHolds);
  EXPECT_LT(any.units(), 500'000u) << "the guarded bound was searched for, not followed";
  EXPECT_NE(any.decide(less(block_, extent_), small, "a goal", 2).status, Decision::Status::kHolds);
  EXPECT_NE(any.decide(lessEqual(integer(0), block_), small, "a goal", 2).status, Decision::Status::kHolds);
}

// What is promised of the stride, times a digit: no product of unknowns is left to the general solver.
TEST_F(KernelDecide, AStepOfAMultipleIsAMultiple) {
  KernelDecider natural = decider({lessEqual(integer(0), block_)});
  const Term digit = remainder(block_ * integer(64), integer(1024)), next = digit + integer(1);
  const Term step = next * stride_ - digit * stride_;
  EXPECT_EQ(status(natural, equals(remainder(step, integer(4)), integer(0))), Decision::Status::kHolds);
  EXPECT_LT(natural.units(), 50'000u);
  EXPECT_NE(status(natural, equals(remainder(step, integer(8)), integer(0))), Decision::Status::kHolds);
}

}  // namespace
}  // namespace cutecheck::oracle
