// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/term_samples.h"

#include <gtest/gtest.h>

#include "oracle/tv/terms/samples.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {
namespace {

const std::map<std::string, Interval> kBounds{{"x", {0, 127}}, {"y", {1, 9}}};

TEST(TermSamples, FindTheCornerAtWhichAConditionFails) {
  const TermSamples samples({}, kBounds);
  const Term x = variable("x"), y = variable("y");
  EXPECT_TRUE(samples.refute(less(x, integer(127)), {}));
  EXPECT_TRUE(samples.refute(lessEqual(quotientOf(x, integer(32)) * integer(4), y - integer(1)), {}));
  EXPECT_FALSE(samples.refute(lessEqual(x, integer(127)), {}));
  EXPECT_FALSE(samples.refute(lessEqual(quotientOf(x, integer(32)) * integer(4), y + integer(11)), {}));
}

TEST(TermSamples, SatisfyThePremises) {
  const Term x = variable("x"), y = variable("y");
  const TermSamples samples({less(x, y)}, kBounds);
  EXPECT_GT(samples.size(), 0u);
  EXPECT_FALSE(samples.refute(less(x, y), {}));
  EXPECT_FALSE(samples.refute(less(x, integer(127)), {})) << "x is 127 at no sample";
}

TEST(TermSamples, OfPremisesThatHoldNowhereThereIsNone) {
  const Term x = variable("x");
  const TermSamples samples({less(x, x)}, kBounds);
  EXPECT_EQ(samples.size(), 0u);
  EXPECT_FALSE(samples.refute(truth(false), {}));
}

TEST(TermSamples, ANameStandsForItsDefinitionOrForNothing) {
  const TermSamples samples({}, kBounds);
  const Term named = less(variable("named"), integer(127));
  EXPECT_TRUE(samples.refute(named, [](const std::string&) { return std::optional<Term>(variable("x")); }));
  EXPECT_FALSE(samples.refute(named, [](const std::string&) { return std::optional<Term>(); }));
  EXPECT_FALSE(samples.refute(named, {}));
}

TEST(TermSamples, WhatLeavesTheNumbersRefutesNothing) {
  const TermSamples samples({}, {{"x", {Int128(1) << 100, Int128(1) << 100}}});
  const Term x = variable("x");
  EXPECT_FALSE(samples.refute(lessEqual(x * x, integer(0)), {}));
  EXPECT_FALSE(samples.refute(lessEqual(make(TermNode::Op::kDiv, {x, integer(0)}), integer(0)), {}));
}

// Points that are drawn are moved to where equations of the premises hold; what no symbol can be moved for stays.
TEST(Samples, PointsAreMovedOntoEquations) {
  const auto symbol = [](const char* name) { return ScalarNode::symbol(name); };
  using Op = ScalarNode::Op;
  const auto twice = [&](const char* name) { return ScalarNode::binary(Op::kMul, ScalarNode::constant(2), symbol(name)); };
  const auto next = [&](const char* name) { return ScalarNode::binary(Op::kAdd, symbol(name), ScalarNode::constant(1)); };
  const std::map<std::string, Interval> bounds{{"M", {1, 100}}, {"N", {1, 1000}}};
  const auto joinedBy = [&](const Scalar& lhs, const Scalar& rhs, int64_t m, int64_t n) {
    return joined({{"M", m}, {"N", n}}, {{lhs, rhs, Relation::kEqual, "", false}}, bounds);
  };
  EXPECT_EQ(joinedBy(symbol("M"), symbol("N"), 7, 9), (Assignment{{"M", 7}, {"N", 7}}));
  EXPECT_EQ(joinedBy(symbol("N"), twice("M"), 7, 10), (Assignment{{"M", 5}, {"N", 10}}));
  EXPECT_EQ(joinedBy(symbol("N"), twice("M"), 7, 9), (Assignment{{"M", 7}, {"N", 14}}));
  EXPECT_EQ(joinedBy(next("N"), twice("M"), 7, 10), (Assignment{{"M", 7}, {"N", 13}}));
  EXPECT_EQ(joinedBy(symbol("M"), symbol("N"), 7, 900), (Assignment{{"M", 7}, {"N", 7}}));
  EXPECT_EQ(joinedBy(twice("M"), next("N"), 100, 1000), (Assignment{{"M", 100}, {"N", 199}}));
  EXPECT_EQ(joinedBy(twice("M"), ScalarNode::constant(7), 3, 1), (Assignment{{"M", 3}, {"N", 1}}));
}

}  // namespace
}  // namespace cutecheck::oracle
