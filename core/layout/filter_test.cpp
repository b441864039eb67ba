// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/filter.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(FilterZeros, MakesStride0ModesSize1AndKeepsTheTree) {
  EXPECT_EQ(toString(filterZeros(L("((2,3),4):((0,1),0)"))), "((1,3),1):((0,1),0)");
  EXPECT_EQ(toString(filterZeros(L("(2,3):(-1,1@0)"))), "(2,3):(-1,1@0)");
}

TEST(Filter, KeepsTheImageWithoutStride0) {
  EXPECT_EQ(text(filter(L("(4,3):(1,0)"))), "4:1");
  EXPECT_EQ(text(filter(L("(2,5,3):(1,0,2)"))), "6:1");
  EXPECT_EQ(text(filter(L("(2,3):(0,0)"))), "1:0");
}

TEST(Filter, ByProfileKeepsModesBeyondIt) {
  EXPECT_EQ(text(filter(L("(2,32):(32,0)"), T("(1)"))), "(2,32):(32,0)");
  EXPECT_EQ(text(filter(L("(2,32):(32,0)"), T("(1,1)"))), "(2,1):(32,0)");
}

TEST(Filter, C1RefusesALongerProfile) { EXPECT_EQ(text(filter(L("4:1"), T("(1,1)"))), "kRank"); }

}  // namespace
}  // namespace cutecheck
