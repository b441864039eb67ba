// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/profile.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Depth, CountsTheLevels) {
  EXPECT_EQ(depth(T("4")), 0u);
  EXPECT_EQ(depth(T("()")), 1u);
  EXPECT_EQ(depth(T("(2,(3,(4)))")), 3u);
}

TEST(Flatten, KeepsTheLeavesInOneLevel) {
  EXPECT_EQ(toString(flatten(T("((((16,1))),((2,1)))"))), "(16,1,2,1)");
  EXPECT_EQ(toString(flatten(T("4"))), "4");
  EXPECT_EQ(toString(flatten(L("((2,3),4):((1,2),6)"))), "(2,3,4):(1,2,6)");
}

TEST(Unflatten, C2FillsAProfileOrRefuses) {
  EXPECT_EQ(text(unflatten(T("(2,3,5)"), T("(0,(0,0))"))), "(2,(3,5))");
  EXPECT_EQ(text(unflatten(L("(2,3,5):(1,2,6)"), T("((0,0),0)"))), "((2,3),5):((1,2),6)");
  EXPECT_EQ(text(unflatten(T("7"), T("((0))"))), "((7))");
  EXPECT_EQ(text(unflatten(T("(2,3)"), T("(0,(0,0))"))), "kRank");
  EXPECT_EQ(text(unflatten(L("(2,3):(1,2)"), T("0"))), "kRank");
}

TEST(RepeatLike, C3PutsOneValueAtEveryLeaf) {
  EXPECT_EQ(text(repeatLike(T("(2,(3,5))"), 1)), "(1,(1,1))");
  EXPECT_EQ(text(repeatLike(T("(2,3)"), T("(7,8)"))), "((7,8),(7,8))");
  const IntTuple wide = IntTuple::tuple(std::vector<IntTuple>(4000, IntTuple(1)));
  EXPECT_EQ(text(repeatLike(wide, wide)), "kLimit");
}

TEST(Get, C1TakesAModeOrRefuses) {
  EXPECT_EQ(text(get(L("(2,(3,2,2)):(-1,(4,2,-12))"), 1)), "(3,2,2):(4,2,-12)");
  EXPECT_EQ(text(get(L("1:17"), 0)), "1:17");
  EXPECT_EQ(text(get(L("(2,3):(1,2)"), 2)), "kRank");
  EXPECT_EQ(text(get(T("(2,3)"), -1)), "kRank");
}

}  // namespace
}  // namespace cutecheck
