// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/composition.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string composed(const std::string& a, const std::string& b) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText(composition(arithmetic, typed(a), typed(b)));
}

std::string composedBy(const std::string& a, const std::string& b) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText(composition(arithmetic, typed(a), tiler(b)));
}

TEST(MixedComposition, StaticStepsAreTakenApart) {
  EXPECT_EQ(composed("(6,2):(8,2)", "(4,3):(3,1)"), "((2,2),3):((24,2),8)");
  EXPECT_EQ(composed("(8,4):(1,8)", "5:2"), "5:2");
  EXPECT_EQ(composed("12:3", "(2,2):(-1,6)"), "(2,2):(-3,18)");
  EXPECT_EQ(composed("(4,8):(1,4)", "1:7"), "1:0");
}

TEST(MixedComposition, CarriesAreRefused) {
  EXPECT_EQ(composed("(4,6,8):(2,3,5)", "6:3"), "kNotComposable");
  EXPECT_EQ(composed("(6,2):(11,2)", "(3,2):(2,3)"), "kNotComposable");
  EXPECT_EQ(composed("(4,2):(1,10)", "(2,2):(4,-1)"), "kNotComposable");
}

// Carries that cancel are none: the two modes of A repeat each other's jumps.
TEST(MixedComposition, CarriesThatCancelAreFound) { EXPECT_EQ(composed("(4,2,2):(0,0,1)", "8:1"), "8:0"); }

TEST(MixedComposition, RunTimeLeavesAreNotAsked) {
  EXPECT_EQ(composed("(16,128):(?,1)", "((32,4),(4,4)):((64,4),(16,1))"),
            "((32,4),(4,4)):((4,?{i64 div=4}),(1,?))");
  EXPECT_EQ(composed("?:?", "(4,?):(1,?)"), "(4,?):(?,?{i64})");
  EXPECT_EQ(composed("(8,?):(1,?)", "?:8"), "?:?");
  EXPECT_EQ(composed("(8,4):(1,?)", "2:?{div=8}"), "2:?{i64}");
  EXPECT_EQ(composed("(?{div=8},4):(3,?)", "8:1"), "8:3");
  EXPECT_EQ(composed("(16,4):(1@0,1@1)", "(4,4):(4,16)"), "(4,4):(4@0,1@1)");
}

TEST(MixedComposition, WhatRunTimeLeavesDecideIsRefused) {
  EXPECT_EQ(composed("(?,8):(1,?)", "4:6"), "kUndecided");
  EXPECT_EQ(composed("(8,4):(1,?)", "?:2"), "kUndecided");
  EXPECT_EQ(composed("(8,4):(1,?)", "2:?"), "kUndecided");
  EXPECT_EQ(composed("(?{div=8},4):(3,?)", "9:1"), "kUndecided");
  // Steps of both signs borrow from the mode above.
  EXPECT_EQ(composed("(4,2):(1,?)", "(2,2):(1,-4)"), "kUndecided");
  EXPECT_EQ(composed("(16,4):(1@0,1@1)", "2:17"), "kBasisStride");
  EXPECT_EQ(composed("4:1", "2:1@0"), "kBasisStride");
}

TEST(MixedComposition, ByTilerKeepsAndDrops) {
  EXPECT_EQ(composedBy("(8,?,4):(1,?,2)", "[2:1;_]"), "(2,?):(1,?)");
  EXPECT_EQ(composedBy("(8,4):(1,8)", "[2:1;2:1;2:1]"), "kRank");
}

}  // namespace
}  // namespace cutecheck::mixed
