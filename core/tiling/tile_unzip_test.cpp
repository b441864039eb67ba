// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tile_unzip.h"

#include "core/notation/test_support.h"
#include "core/tiling/logical_divide.h"

namespace cutecheck {
namespace {

Expected<Layout> divide(const Layout& a, const Layout& by) { return logicalDivide(a, by); }

TEST(TileUnzip, GathersFirstsAndSeconds) {
  EXPECT_EQ(text(tileUnzip(L("(8,4,2):(1,8,32)"), tilerOf("<4,_>"), divide, "test_c1")), "((4,1),(2,4,2)):((1,0),(4,8,32))");
  EXPECT_EQ(text(tileUnzip(L("((8,4),2):((1,8),32)"), tilerOf("<<4,2>>"), divide, "test_c1")),
            "(((4,2)),((2,2),2)):(((1,8)),((4,16),32))");
}

TEST(TileUnzip, RefusesATilerOfGreaterRankByItsCallersRule) {
  const auto r = tileUnzip(L("8:1"), tilerOf("<4,2>"), divide, "test_c1");
  EXPECT_EQ(text(r), "kRank");
  EXPECT_EQ(r.error().rule, "test_c1");
}

TEST(Spread, KeepsAPartOfRank1) {
  EXPECT_EQ(toString(spreadSecond(L("((2,3),(4,5)):((1,2),(6,24))"))), "((2,3),4,5):((1,2),6,24)");
  EXPECT_EQ(toString(spreadSecond(L("((2,3),(4)):((1,2),(6))"))), "((2,3),(4)):((1,2),(6))");
  EXPECT_EQ(toString(spreadBoth(L("((2,3),(4,5)):((1,2),(6,24))"))), "(2,3,4,5):(1,2,6,24)");
  EXPECT_EQ(toString(spreadBoth(L("((2),(4)):((1),(6))"))), "((2),(4)):((1),(6))");
}

}  // namespace
}  // namespace cutecheck
