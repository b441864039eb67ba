// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/zipped_divide.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string zipped(const std::string& a, const std::string& by) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText(zippedDivide(arithmetic, typed(a), tiler(by)));
}

TEST(MixedZippedDivide, GathersTilesAndTheirNumbers) {
  EXPECT_EQ(zipped("(8,12):(1,8)", "[4:1;3:1]"), "((4,3),(2,4)):((1,8),(4,24))");
  EXPECT_EQ(zipped("(8,12,5):(1,8,96)", "[4:1;_]"), "((4,1),(2,12,5)):((1,0),(4,8,96))");
  EXPECT_EQ(zipped("24:1", "4:2"), "(4,(2,3)):(2,(1,8))");
}

TEST(MixedZippedDivide, LeavesWhatRunTimeKnowsToRunTime) {
  EXPECT_EQ(zipped("(?,?):(?,1)", "[16:1;128:1]"), "((16,128),(?,?)):((?,1),(?{i64 div=16},128))");
  EXPECT_EQ(zipped("(?,?):(?{i64 div=4},1)", "[16:1;128:1]"),
            "((16,128),(?,?)):((?{i64 div=4},1),(?{i64 div=64},128))");
  EXPECT_EQ(zipped("(?,?):(1@0,1@1)", "[16:1;128:1]"), "((16,128),(?,?)):((1@0,1@1),(16@0,128@1))");
  EXPECT_EQ(zipped("?{div=16}:1", "16:1"), "(16,?):(1,16)");
  EXPECT_EQ(zipped("(4,?):(1,?)", "8:1"), "((4,2),?{i64}):((1,?),?{i64 div=2})");
  // The two modes might be one, if the stride turned out to be 4.
  EXPECT_EQ(zipped("(4,?):(1,?)", "6:1"), "kUndecided");
  EXPECT_EQ(zipped("(4,6):(1,5)", "6:1"), "kNotComposable");
}

TEST(MixedZippedDivide, Refusals) {
  EXPECT_EQ(zipped("(8,4):(1,8)", "[2:1;2:1;2:1]"), "kRank");
  EXPECT_EQ(zipped("12:1", "[(2,2):(2,5)]"), "kNoComplement");
  EXPECT_EQ(zipped("?:1", "4:-1"), "kNegativeStride");
}

}  // namespace
}  // namespace cutecheck::mixed
