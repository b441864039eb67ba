// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/size.h"

#include "core/notation/composed_layout.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Size, IsTheProductOfTheExtents) {
  EXPECT_EQ(text(size(L("((2,3),4):((1,2),6)"))), "24");
  EXPECT_EQ(text(size(T("()"))), "1");
  EXPECT_EQ(text(size(T("7"))), "7");
}

TEST(Size, C1RefusesAProductThatLeavesInt64) {
  EXPECT_EQ(text(size(L("(4294967296,2147483647):(1,1)"))), "9223372032559808512");
  EXPECT_EQ(text(size(L("(4294967296,2147483648):(1,1)"))), "kOverflow");
}

TEST(Size, C2RefusesSymbols) { EXPECT_EQ(text(size(T("(M,2)"))), "kNotStatic"); }

TEST(Cosize, IsOneMoreThanTheSpanOfTheOffsets) {
  EXPECT_EQ(text(cosize(L("(4,3):(1,10)"))), "24");
  EXPECT_EQ(text(cosize(L("4:-1"))), "4");
  EXPECT_EQ(text(cosize(L("(4,3):(1,0)"))), "4");
  EXPECT_EQ(text(cosize(L("(2,2):(4611686018427387904,0)"))), "4611686018427387905");
}

TEST(Cosize, C1RefusesASpanThatLeavesInt64) {
  EXPECT_EQ(text(cosize(L("3:4611686018427387904"))), "kOverflow");
  EXPECT_EQ(text(cosize(L("(2,2):(4611686018427387904,4611686018427387903)"))), "kOverflow");
}

TEST(Cosize, C2RefusesBasisStrides) { EXPECT_EQ(text(cosize(L("4:1@0"))), "kBasisStride"); }

TEST(Cosize, OfAComposedLayoutIsOneMoreThanItsLargestOffset) {
  const auto composed = parseComposedLayout("S<1,0,1> o 0 o 3:1");
  ASSERT_TRUE(composed.ok());
  EXPECT_EQ(text(cosize(*composed)), "4");  // offsets 0, 1, 3
  EXPECT_EQ(text(cosize(composed->layout)), "3");
}

TEST(Cosize, C3RefusesToSearchMoreThan2To20SwizzledOffsets) {
  const auto small = parseComposedLayout("S<1,0,1> o 0 o (1048576,2):(1,0)");
  const auto large = parseComposedLayout("S<1,0,1> o 0 o 1048577:1");
  ASSERT_TRUE(small.ok() && large.ok());
  EXPECT_EQ(text(cosize(*small)), "1048576");
  EXPECT_EQ(text(cosize(*large)), "kUndecided");
}

}  // namespace
}  // namespace cutecheck
