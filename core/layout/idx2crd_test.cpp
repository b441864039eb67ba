// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/idx2crd.h"

#include "core/layout/crd2idx.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Idx2Crd, IsUndoneByCrd2IdxOverTheShape) {
  const IntTuple shape = T("(3,(2,5),1,4)");
  for (int64_t i = 0; i < 240; ++i) {
    const auto crd = idx2crd(IntTuple(i), shape);
    ASSERT_TRUE(crd.ok());
    EXPECT_TRUE(congruent(*crd, shape));
    EXPECT_EQ(text(crd2idx(*crd, shape)), std::to_string(i));
  }
}

TEST(Idx2Crd, DoesNotReduceTheLastLeaf) {
  EXPECT_EQ(text(idx2crd(IntTuple(17), T("(4,3)"))), "(1,4)");
  EXPECT_EQ(text(idx2crd(IntTuple(2147483653), T("(8,4)"))), "(5,268435456)");
}

TEST(Idx2Crd, C1PairsATupleModeByModeOrRefuses) {
  EXPECT_EQ(text(idx2crd(T("(5,7)"), T("((2,3),8)"))), "((1,2),7)");
  EXPECT_EQ(text(idx2crd(T("(5,7,1)"), T("((2,3),8)"))), "kRank");
}

TEST(Idx2Crd, DividesByTheStridesThatAreGiven) {
  EXPECT_EQ(text(idx2crd(IntTuple(11), T("(5,4)"), T("(4,1)"))), "(2,3)");
  EXPECT_EQ(text(idx2crd(IntTuple(7), T("(1,(2,2))"), T("(0,(1,2))"))), "(0,(1,1))");
}

TEST(Idx2Crd, C2RefusesStride0OverAnExtentAbove1) {
  EXPECT_EQ(text(idx2crd(IntTuple(7), T("(2,2)"), T("(0,1)"))), "kDivisionByZero");
  EXPECT_EQ(text(idx2crd(IntTuple(7), T("(1,2)"), T("(0,1)"))), "(0,1)");
}

TEST(Idx2Crd, C5RefusesANegativeIndex) { EXPECT_EQ(text(idx2crd(IntTuple(-1), T("4"))), "kOutOfDomain"); }

}  // namespace
}  // namespace cutecheck
