// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/logical_divide.h"

#include "core/layout/size.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string divide(const char* a, const char* tiler) { return text(logicalDivide(L(a), tilerOf(tiler))); }

TEST(LogicalDivide, SplitsIntoTileAndRest) {
  EXPECT_EQ(divide("128:1", "32:1"), "(32,4):(1,32)");
  EXPECT_EQ(divide("(3,8):(1,3)", "4:1"), "(4,6):(1,4)");
  EXPECT_EQ(divide("16:1", "4:2"), "(4,(2,2)):(2,(1,8))");
}

TEST(LogicalDivide, TileIsAAfterTheTiler) {
  const Layout a = L("(4,6):(7,1)"), tiler = L("4:6");
  const auto d = logicalDivide(L("(4,6):(1,4)"), L("4:6"));
  ASSERT_TRUE(d.ok());
  for (int64_t i = 0; i < 4; ++i) EXPECT_EQ(meaning(d->mode(0), i), meaning(L("(4,6):(1,4)"), meaning(tiler, i)));
  EXPECT_EQ(text(logicalDivide(a, tiler)), "kNotComposable");  // 6 elements on is row 2 of the next column
}

TEST(LogicalDivide, RoundsTheRestUpSoThatNothingIsLost) {
  EXPECT_EQ(divide("10:1", "4"), "(4,3):(1,4)");
  EXPECT_EQ(divide("(12,32):(32,1)", "<8,4>"), "((8,2),(4,8)):((32,256),(1,4))");
}

TEST(LogicalDivide, C1RefusesATileThatIsNoLayout) {
  const auto r = logicalDivide(L("(3,4):(4,1)"), L("6:2"));  // 0,8,5,2,10,7
  EXPECT_EQ(text(r), "kNotComposable");
  EXPECT_EQ(witness(r), std::vector<int64_t>{3});
}

TEST(LogicalDivide, ByModeKeepsModesThatItDoesNotReach) {
  EXPECT_EQ(divide("(8,4,2):(1,8,32)", "<4,_>"), "((4,2),4,2):((1,4),8,32)");
}

TEST(LogicalDivide, C2RefusesATilerOfGreaterRank) { EXPECT_EQ(divide("(8,4):(1,8)", "<2,2,2>"), "kRank"); }

}  // namespace
}  // namespace cutecheck
