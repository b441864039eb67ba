// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/crd2idx.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Crd2Idx, IsTheInnerProductOfCoordinateAndStride) {
  EXPECT_EQ(text(crd2idx(T("(14,6)"), L("(15,8):(8,1)"))), "118");
  EXPECT_EQ(text(crd2idx(T("((1,2),3)"), L("((2,3),4):((1,2),6)"))), "23");
}

TEST(Crd2Idx, AnIntegerCountsColexicographicallyWithTheLastModeUnreduced) {
  const Layout a = L("(3,(2,4)):(8,(1,2))");
  for (int64_t i = 0; i < 60; ++i) EXPECT_EQ(text(crd2idx(IntTuple(i), a)), std::to_string(meaning(a, i)));
  EXPECT_EQ(text(crd2idx(T("(1,9)"), a)), "17");
}

TEST(Crd2Idx, C1RefusesACoordinateOfAnotherRank) {
  EXPECT_EQ(text(crd2idx(T("(1,2,3)"), L("(4,5):(1,4)"))), "kRank");
  EXPECT_EQ(text(crd2idx(T("((1,2),3)"), L("(4,5):(1,4)"))), "kRank");
  EXPECT_EQ(text(crd2idx(T("(3,4)"), L("(4,5):(1,4)"))), "19");
}

TEST(Crd2Idx, C2KeepsOffsetsBeyond32BitsAndRefusesBeyond64) {
  EXPECT_EQ(text(crd2idx(T("(65535,65535)"), L("(65536,65536):(65536,1)"))), "4294967295");
  EXPECT_EQ(text(crd2idx(T("3"), L("4:3074457345618258602"))), "9223372036854775806");
  EXPECT_EQ(text(crd2idx(T("3"), L("4:3074457345618258603"))), "kOverflow");
}

TEST(Crd2Idx, BasisStridesGiveCoordinates) {
  EXPECT_EQ(text(crd2idx(T("(3,4)"), L("(8,16):(1@0,1@1)"))), "(3,4)");
  EXPECT_EQ(text(crd2idx(T("11"), L("(4,(2,3)):(1@1,(1@0@0,2@1@0))"))), "((0,2),3)");
  EXPECT_EQ(text(crd2idx(T("(3,4)"), L("(8,16):(1@1,0)"))), "(0,3)");
}

TEST(Crd2Idx, C4RefusesABasisThatEndsWhereAnotherGoesOn) {
  EXPECT_EQ(text(crd2idx(T("(1,1)"), L("(2,2):(1@0,1@1@0)"))), "kBasisStride");
  EXPECT_EQ(text(crd2idx(T("(1,1)"), L("(2,2):(1@0@0,1@1@0)"))), "((1,1))");
}

TEST(Crd2Idx, OfAShapeIsTheColumnMajorIndex) {
  EXPECT_EQ(text(crd2idx(T("(3,1,0)"), T("((4,1),3,2)"))), "7");
  EXPECT_EQ(text(crd2idx(T("(3,1)"), T("(4,0)"))), "kInvalidExtent");
}

TEST(OffsetAt, ExtendsTheLastLeafAndIsOdd) {
  const Layout a = L("(4,3):(1,10)");
  EXPECT_EQ(text(offsetAt(a, 4 * 3 + 1)), "31");
  for (int64_t i = 0; i < 30; ++i) EXPECT_EQ(*offsetAt(a, -i), -*offsetAt(a, i));
}

TEST(OffsetAt, OfAComposedLayoutSwizzlesTheSum) {
  const auto c = parseComposedLayout("S<1,0,2> o 4 o 8:1");
  ASSERT_TRUE(c.ok());
  EXPECT_EQ(text(offsetAt(*c, 1)), "4");  // 4+1 = 5, bit 2 xored into bit 0; not S(1)+4 = 5
  EXPECT_EQ(text(offsetAt(*c, -5)), "kOutOfDomain");
}

}  // namespace
}  // namespace cutecheck
