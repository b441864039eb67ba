// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/zipped_divide.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string divide(const char* a, const char* tiler) { return text(zippedDivide(L(a), tilerOf(tiler))); }

TEST(ZippedDivide, GathersTilesAndRests) {
  EXPECT_EQ(divide("(8,4):(1,8)", "<2:4,2:1>"), "((2,2),(4,2)):((4,8),(1,16))");
  EXPECT_EQ(divide("(256,512):(512,1)", "<16,128>"), "((16,128),(16,4)):((512,1),(8192,128))");
}

TEST(ZippedDivide, PutsUntouchedModesIntoTheRest) {
  EXPECT_EQ(divide("(8,4,2):(1,8,32)", "<4>"), "((4),(2,4,2)):((1),(4,8,32))");
}

TEST(ZippedDivide, UnderscoreIsATileOfOneElement) {
  EXPECT_EQ(divide("(8,4):(1,8)", "<_,2>"), "((1,2),(8,2)):((0,8),(1,16))");
}

TEST(ZippedDivide, ALayoutTilerIsLogicalDivide) { EXPECT_EQ(divide("(3,8):(1,3)", "4:1"), "(4,6):(1,4)"); }

TEST(ZippedDivide, C1RefusesWhatLogicalDivideRefuses) {
  EXPECT_EQ(divide("((3,4),2):((4,1),12)", "<6:2>"), "kNotComposable");
  EXPECT_EQ(divide("(8,4):(1,8)", "<2,2,2>"), "kRank");
}

}  // namespace
}  // namespace cutecheck
