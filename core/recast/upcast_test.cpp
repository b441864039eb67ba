// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/recast/upcast.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Upcast, CountsInGroups) {
  EXPECT_EQ(text(upcast(L("(8,4):(1,8)"), 2)), "(4,4):(1,4)");
  EXPECT_EQ(text(upcast(L("(2,2):(1,2)"), 4)), "(1,1):(0,0)");
  EXPECT_EQ(text(upcast(L("(4,(8,2)):(16,(1,0))"), 4)), "(4,(2,2)):(4,(1,0))");
  EXPECT_EQ(text(upcast(L("4:-2"), 2)), "4:-1");
  EXPECT_EQ(text(upcast(L("(3,5):(7,2)"), 1)), "(3,5):(7,2)");
}

TEST(Upcast, TheLastGroupMayBePartial) {
  EXPECT_EQ(text(upcast(L("6:1"), 4)), "2:1");
  EXPECT_EQ(text(upcast(L("2:3"), 4)), "1:0");
}

// x = (x', y) in the digits that the definition names: A(x) - n*U(x') is in [0, n) and depends on y alone.
TEST(Upcast, HoldsTheElementOfEachGroup) {
  const Layout a = L("(6,4,2):(2,12,1)"), u = *upcast(a, 4);
  ASSERT_EQ(toString(u), "(3,4,1):(1,3,0)");
  for (int64_t i = 0; i < 48; ++i) {
    const int64_t x = i % 6, y = i / 6 % 4, z = i / 24;
    EXPECT_EQ(meaning(a, i) - 4 * (x / 2 + 3 * y), 2 * (x % 2) + z);
  }
}

TEST(Upcast, C1NamesTheLeastElementThatBreaksAGroup) {
  EXPECT_EQ(witness(upcast(L("4:3"), 2)), (std::vector<int64_t>{1}));
  EXPECT_EQ(witness(upcast(L("8:3"), 8)), (std::vector<int64_t>{3}));
  EXPECT_EQ(witness(upcast(L("(2,4):(8,-1)"), 2)), (std::vector<int64_t>{2}));
  // 0 and 1 fit a group of two, and so do the coordinates of the second mode, but together they reach offset 2.
  EXPECT_EQ(witness(upcast(L("(2,2):(1,1)"), 2)), (std::vector<int64_t>{3}));
  EXPECT_EQ(text(upcast(L("(2,2):(1,1)"), 2)), "kNotDivisible");
}

TEST(Upcast, C2C4RefuseWhatHasNoGroups) {
  EXPECT_EQ(text(upcast(L("4:1"), 0)), "kOutOfDomain");
  EXPECT_EQ(text(upcast(L("(4,4):(1@0,1@1)"), 2)), "kBasisStride");
  EXPECT_EQ(text(upcast(L("(4,M):(1,4)"), 2)), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck
