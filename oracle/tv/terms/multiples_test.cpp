// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/multiples.h"

#include <gtest/gtest.h>

#include "oracle/tv/decide/decide.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

Term leavesNothing(Term a, int64_t by) { return equals(make(Op::kMod, {std::move(a), integer(by)}), integer(0)); }

const std::vector<Term> kPromised{leavesNothing(variable("a"), 4), leavesNothing(variable("b"), 8)};

TEST(Multiples, AProductOfMultiplesIsAMultipleOfTheProduct) {
  Term goal = leavesNothing(variable("a") * variable("b"), 32);
  std::optional<Term> scaled = withMultiples(kPromised, goal);
  ASSERT_TRUE(scaled);
  EXPECT_TRUE(dividesCoefficients(*scaled));
  EXPECT_FALSE(dividesCoefficients(goal)) << "without the promises";
}

TEST(Multiples, ASumIsOneOfWhatDividesBoth) {
  Term sum = variable("a") * variable("c") + variable("b");
  EXPECT_TRUE(dividesCoefficients(*withMultiples(kPromised, leavesNothing(sum, 4))));
  EXPECT_FALSE(dividesCoefficients(*withMultiples(kPromised, leavesNothing(sum, 8))));
}

TEST(Multiples, OfQuotientsNothingIsSaid) {
  Term quotient = make(Op::kDiv, {variable("a"), integer(2)});
  EXPECT_FALSE(dividesCoefficients(*withMultiples(kPromised, leavesNothing(quotient, 2))));
  EXPECT_FALSE(withMultiples(kPromised, equals(variable("a"), integer(0))));
}

// A tile's row by a stride, and a digit by four: whatever the row and the digit are.
TEST(Multiples, AQuotientIsAnyNumber) {
  const Term row = make(Op::kDiv, {variable("c"), integer(32)}), digit = make(Op::kMod, {variable("c"), integer(32)});
  const Term offset = (row * integer(4)) * variable("a") + digit * integer(8);
  EXPECT_TRUE(dividesCoefficients(*withMultiples(kPromised, leavesNothing(offset, 8))));
  EXPECT_FALSE(dividesCoefficients(*withMultiples(kPromised, leavesNothing(offset, 16))));
  EXPECT_FALSE(dividesCoefficients(*withMultiples(kPromised, leavesNothing(offset + row, 8))));
  Decider decider(kPromised, {{"a", {-(Int128(1) << 31), (Int128(1) << 31) - 1}}, {"c", {0, 1023}}}, 200'000, 2'000'000);
  EXPECT_EQ(decider.decide(conjunction({}), leavesNothing(offset, 8), "8", 2).status, Decision::Status::kHolds);
  EXPECT_EQ(decider.decide(conjunction({}), leavesNothing(offset, 16), "16", 2).status, Decision::Status::kFails);
}

TEST(Multiples, TermsAreWrittenByTheNumbersThatArePromised) {
  const Term sum = variable("a") + variable("c");
  const std::vector<Term> asked{sum, leavesNothing(variable("b"), 8)};
  const std::vector<Term> written = withMultiples(kPromised, asked);
  ASSERT_EQ(written.size(), 2u);
  ASSERT_EQ(written[0]->operands[0]->op, Op::kMul);
  EXPECT_EQ(written[0]->operands[0]->operands[1]->name, "a/4");
  EXPECT_EQ(written[0]->operands[1], sum->operands[1]) << "nothing is promised of c";
  EXPECT_TRUE(dividesCoefficients(written[1]));
  const std::vector<Term> none = withMultiples({}, std::vector<Term>{sum});
  EXPECT_EQ(none[0], sum);
}

// Two derivations, where both encodings of the whole question give up; and the twin has a counterexample.
TEST(Multiples, TheDeciderShowsProductsOfPromises) {
  std::map<std::string, Interval> bounds;
  for (const char* name : {"a", "b"}) bounds[name] = {-(Int128(1) << 31), (Int128(1) << 31) - 1};
  Decider decider(kPromised, bounds, 200'000, 2'000'000);
  Decision holds = decider.decide(conjunction({}), leavesNothing(variable("a") * variable("b"), 32), "32", 2);
  EXPECT_EQ(holds.status, Decision::Status::kHolds) << holds.reason;
  EXPECT_GE(holds.derivations.size(), 2u);
  Decision fails = decider.decide(conjunction({}), leavesNothing(variable("a") * variable("b"), 64), "64", 2);
  EXPECT_NE(fails.status, Decision::Status::kHolds);
}

}  // namespace

}  // namespace cutecheck::oracle
