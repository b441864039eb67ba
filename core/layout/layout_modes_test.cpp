// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/layout_modes.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(LayoutTake, KeepsARangeOfModes) {
  EXPECT_EQ(text(take(L("(2,(3,4),5):(1,(2,6),24)"), 1, 3)), "((3,4),5):((2,6),24)");
  EXPECT_EQ(text(take(L("8:3"), 0, 1)), "(8):(3)");
  EXPECT_EQ(text(take(L("(2,3,5):(1,2,6)"), 1, 5)), "kRank");
}

TEST(LayoutSelect, TakesModesInTheOrderAsked) {
  EXPECT_EQ(text(select(L("(2,3,5):(1,2,6)"), {2, 0})), "(5,2):(6,1)");
  EXPECT_EQ(text(select(L("(2,3,5):(1,2,6)"), {3})), "kRank");
}

TEST(GroupModes, MakesARangeOneMode) {
  EXPECT_EQ(text(groupModes(L("(2,3,5):(1,2,6)"), 0, 2)), "((2,3),5):((1,2),6)");
  EXPECT_EQ(text(groupModes(L("(2,3,5):(1,2,6)"), -2, 3)), "(2,(3,5)):(1,(2,6))");
  EXPECT_EQ(text(groupModes(L("(2,3,5):(1,2,6)"), 2, 2)), "kRank");
  EXPECT_EQ(text(groupModes(L("(2,3,5):(1,2,6)"), -4, 2)), "kRank");
}

TEST(LayoutAppend, AddsModesWithTheirStrides) {
  EXPECT_EQ(toString(append(L("(2,3):(1,2)"), L("4:7"))), "(2,3,4):(1,2,7)");
  EXPECT_EQ(toString(prepend(L("(2,3):(1,2)"), L("(4,5):(7,9)"))), "((4,5),2,3):((7,9),1,2)");
  EXPECT_EQ(text(append(L("2:1"), L("1:0"), 3)), "(2,1,1):(1,0,0)");
  EXPECT_EQ(text(prepend(L("2:1"), L("1:0"), 2)), "(1,2):(0,1)");
  EXPECT_EQ(text(append(L("(2,3):(1,2)"), L("1:0"), 1)), "kRank");
  EXPECT_EQ(text(append(L("(2,3):(1,2)"), L("1:0"), INT64_MAX)), "kLimit");
}

TEST(LayoutReplace, PutsAModeInsteadOfAnother) {
  EXPECT_EQ(text(replace(L("(2,3):(1,2)"), 1, L("(4,5):(7,9)"))), "(2,(4,5)):(1,(7,9))");
  EXPECT_EQ(text(replace(L("(2,3):(1,2)"), -1, L("6:0"))), "(2,6):(1,0)");
  EXPECT_EQ(text(replace(L("(2,3):(1,2)"), 2, L("6:0"))), "kRank");
}

}  // namespace
}  // namespace cutecheck
