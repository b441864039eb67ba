#include "core/profile.h"

#include "core/test_support.h"

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

TEST(Get, C1TakesAModeOrRefuses) {
  EXPECT_EQ(text(get(L("(2,(3,2,2)):(-1,(4,2,-12))"), 1)), "(3,2,2):(4,2,-12)");
  EXPECT_EQ(text(get(L("1:17"), 0)), "1:17");
  EXPECT_EQ(text(get(L("(2,3):(1,2)"), 2)), "kRank");
  EXPECT_EQ(text(get(T("(2,3)"), -1)), "kRank");
}

}  // namespace
}  // namespace cutecheck
