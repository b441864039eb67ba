// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/slice.h"

#include "core/layout/crd2idx.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Slice, KeepsTheModesUnderUnderscores) {
  EXPECT_EQ(text(slice(T("(_,1,_,(_,2))"), T("(2,3,4,(5,6))"))), "(2,4,5)");
  EXPECT_EQ(text(slice(T("_"), L("(4,8):(8,1)"))), "(4,8):(8,1)");
  EXPECT_EQ(text(slice(T("(2,_)"), L("(4,8):(8,1)"))), "(8):(1)");
  EXPECT_EQ(text(slice(T("(2,3)"), L("(4,8):(8,1)"))), "():()");
}

TEST(Slice, C1RefusesACoordinateOfAnotherRank) {
  EXPECT_EQ(text(slice(T("(_,_,1)"), L("(4,8):(8,1)"))), "kRank");
  EXPECT_EQ(text(slice(T("((_,1),_)"), L("(4,8):(8,1)"))), "kRank");
}

TEST(Dice, KeepsTheModesBesideIntegers) {
  EXPECT_EQ(text(dice(T("(_,1,_,(_,2))"), T("(2,3,4,(5,6))"))), "(3,6)");
  EXPECT_EQ(text(dice(T("(1,_)"), L("(4,8):(8,1)"))), "(4):(8)");
  EXPECT_EQ(text(dice(T("0"), L("(4,8):(8,1)"))), "(4,8):(8,1)");
  EXPECT_EQ(text(dice(T("_"), T("(4,8)"))), "()");
}

TEST(Dice, C1RefusesACoordinateOfAnotherRank) {
  EXPECT_EQ(text(dice(T("(1,_,_)"), L("(4,8):(8,1)"))), "kRank");
  EXPECT_EQ(text(dice(T("((1,_),_)"), T("(4,8)"))), "kRank");
}

TEST(SliceAndOffset, OffsetPlusSliceIsTheLayoutAtTheMergedCoordinate) {
  const Layout a = L("((2,3),(4,5)):((1,40),(2,8))");
  const auto s = sliceAndOffset(T("((1,_),(_,3))"), a);
  ASSERT_TRUE(s.ok());
  EXPECT_EQ(toString(s->layout), "(3,4):(40,2)");
  for (int64_t i = 0; i < 3; ++i)
    for (int64_t j = 0; j < 4; ++j) {
      const auto merged = crd2idx(IntTuple::tuple({IntTuple::tuple({1, i}), IntTuple::tuple({j, 3})}), a);
      EXPECT_EQ(merged->value(), s->offset.value() + crd2idx(IntTuple::tuple({i, j}), s->layout)->value());
    }
}

TEST(SliceAndOffset, OffsetsOfBasisStridesAreCoordinates) {
  const auto s = sliceAndOffset(T("(2,_)"), L("(4,8):(1@0,1@1)"));
  ASSERT_TRUE(s.ok());
  EXPECT_EQ(toString(s->offset), "(2,0)");
  EXPECT_EQ(toString(s->layout), "(8):(1@1)");
}

TEST(SliceAndOffset, KeepsOffsetsBeyond32Bits) {
  const auto s = sliceAndOffset(T("(536870912,_)"), L("(536870913,4):(4,1)"));
  ASSERT_TRUE(s.ok());
  EXPECT_EQ(toString(s->offset), "2147483648");
}

}  // namespace
}  // namespace cutecheck
