// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/kernel_decide.h"

#include <gtest/gtest.h>

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
