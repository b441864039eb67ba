// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/term_samples.h"

#include <gtest/gtest.h>

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

}  // namespace
}  // namespace cutecheck::oracle
