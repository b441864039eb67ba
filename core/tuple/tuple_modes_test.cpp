// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/tuple_modes.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Take, KeepsARangeOfModes) {
  EXPECT_EQ(text(take(T("(1,2,3)"), 0, 2)), "(1,2)");
  EXPECT_EQ(text(take(T("(2,(3,4),5)"), 1, 2)), "((3,4))");
  EXPECT_EQ(text(take(T("(2,3,5)"), 1, -1)), "(3)");
  EXPECT_EQ(text(take(T("(2,3,5)"), -2, 3)), "(3,5)");
  EXPECT_EQ(text(take(T("7"), 0, 1)), "(7)");
}

TEST(Take, C2RefusesWhatIsOutsideOrEmpty) {
  EXPECT_EQ(text(take(T("(2,3,5)"), 1, 5)), "kRank");
  EXPECT_EQ(text(take(T("(2,3,5)"), 3, 3)), "kRank");
  EXPECT_EQ(text(take(T("(2,3,5)"), 2, 2)), "kRank");
  EXPECT_EQ(text(take(T("(2,3,5)"), -4, 2)), "kRank");
  EXPECT_EQ(text(take(T("(2,3,5)"), 0, -3)), "kRank");
  EXPECT_EQ(text(take(T("()"), 0, 0)), "kRank");
}

TEST(Select, TakesModesInTheOrderAsked) {
  EXPECT_EQ(text(select(T("(2,(3,4),5)"), {2, 0, -2})), "(5,2,(3,4))");
  EXPECT_EQ(text(select(T("(2,3)"), {1, 1})), "(3,3)");
  EXPECT_EQ(text(select(T("(2,3)"), {})), "()");
  EXPECT_EQ(text(select(T("(2,3)"), {2})), "kRank");
}

TEST(Insert, PutsAModeBeforeAnother) {
  EXPECT_EQ(text(insert(T("(2,3)"), 1, T("(7,8)"))), "(2,(7,8),3)");
  EXPECT_EQ(text(insert(T("(2,3)"), 2, 9)), "(2,3,9)");
  EXPECT_EQ(text(insert(T("5"), 1, 9)), "(5,9)");
  EXPECT_EQ(text(insert(T("(2,3)"), 3, 9)), "kRank");
}

TEST(Remove, TakesAModeOut) {
  EXPECT_EQ(text(remove(T("(2,(3,4),5)"), 1)), "(2,5)");
  EXPECT_EQ(text(remove(T("(2,3)"), -1)), "(2)");
  EXPECT_EQ(text(remove(T("(2,3)"), 2)), "kRank");
}

TEST(Replace, PutsAModeInsteadOfAnother) {
  EXPECT_EQ(text(replace(T("(2,3,5)"), 1, T("(7,8)"))), "(2,(7,8),5)");
  EXPECT_EQ(text(replace(T("4"), 0, 6)), "6");
  EXPECT_EQ(text(replace(T("(2,3)"), -3, 6)), "kRank");
}

TEST(Append, AddsModesAtTheEnd) {
  EXPECT_EQ(toString(append(T("(2,3)"), T("(4,5)"))), "(2,3,(4,5))");
  EXPECT_EQ(toString(append(T("2"), 3)), "(2,3)");
  EXPECT_EQ(text(append(T("(2,3)"), 1, 4)), "(2,3,1,1)");
  EXPECT_EQ(text(append(T("2"), 1, 1)), "2");
}

TEST(Prepend, AddsModesAtTheFront) {
  EXPECT_EQ(toString(prepend(T("(2,3)"), 7)), "(7,2,3)");
  EXPECT_EQ(text(prepend(T("(2,3)"), 1, 4)), "(1,1,2,3)");
}

TEST(Append, C3RefusesARankBelow) {
  EXPECT_EQ(text(append(T("(2,3)"), 1, 1)), "kRank");
  EXPECT_EQ(text(prepend(T("(2,3)"), 1, -1)), "kRank");
}

TEST(Repeat, C4BoundsTheLeaves) {
  EXPECT_EQ(text(repeat(T("(2,3)"), 2)), "((2,3),(2,3))");
  EXPECT_EQ(text(repeat(7, 1)), "(7)");
  EXPECT_EQ(text(repeat(7, 0)), "()");
  EXPECT_EQ(text(repeat(7, -1)), "kLimit");
  EXPECT_EQ(text(repeat(7, 1 << 20)), "kLimit");
  EXPECT_EQ(text(append(7, 1, INT64_MAX)), "kLimit");
  EXPECT_TRUE(repeat(7, kMaxModes / 2).ok());
}

TEST(Group, MakesARangeOneMode) {
  EXPECT_EQ(text(group(T("(2,3,5,7)"), 1, 3)), "(2,(3,5),7)");
  EXPECT_EQ(text(group(T("(2,3,5,7)"), 0, 4)), "((2,3,5,7))");
  EXPECT_EQ(text(group(T("(2,3,5,7)"), -2, 4)), "(2,3,(5,7))");
  EXPECT_EQ(text(group(T("(2,3,5,7)"), 2, 1)), "kRank");
}

TEST(Reverse, TurnsTheModesRound) {
  EXPECT_EQ(toString(reverse(T("(2,(3,4),5)"))), "(5,(3,4),2)");
  EXPECT_EQ(toString(reverse(T("6"))), "6");
}

TEST(Wrap, AndUnwrapAddAndRemoveLevels) {
  EXPECT_EQ(toString(wrap(T("4"))), "(4)");
  EXPECT_EQ(toString(wrap(T("(4,5)"))), "(4,5)");
  EXPECT_EQ(toString(unwrap(T("((4))"))), "4");
  EXPECT_EQ(toString(unwrap(T("((4,5))"))), "(4,5)");
  EXPECT_EQ(toString(unwrap(T("()"))), "()");
}

}  // namespace
}  // namespace cutecheck
