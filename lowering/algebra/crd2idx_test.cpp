// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/crd2idx.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string offsetType(const std::string& crd, const std::string& shape, const std::string& stride) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText(crd2idx(arithmetic, tuple(crd, Role::kCoordinate), layout(shape, stride)));
}

TEST(MixedCrd2Idx, TypesOfOffsets) {
  EXPECT_EQ(offsetType("(5,1)", "(8,4)", "(1,8)"), "13");
  EXPECT_EQ(offsetType("(?,?)", "(8,4)", "(1,8)"), "?");
  EXPECT_EQ(offsetType("(?,?)", "(8,4)", "(?,?)"), "?{i64}");
  EXPECT_EQ(offsetType("((_,_),?)", "((16,128),?)", "((?,1),?{div=16})"), "?{i64 div=16}");
  EXPECT_EQ(offsetType("(_,0)", "(8,?)", "(1,?)"), "0");
  EXPECT_EQ(offsetType("(?,?)", "(8,4)", "(1@0,1@1)"), "(?,?)");
  EXPECT_EQ(offsetType("(0,?)", "(8,4)", "(1@0,1@1@1)"), "(0,(0,?))");
}

TEST(MixedCrd2Idx, TheWidthIsThatOfTheLargestOffsetOfTheDomain) {
  EXPECT_EQ(offsetType("(?,?)", "(65536,32768)", "(1,65536)"), "?");
  EXPECT_EQ(offsetType("(?,?)", "(65536,32769)", "(1,65536)"), "?{i64}");
  EXPECT_EQ(offsetType("(0,?)", "(65536,65536)", "(1,65536)"), "?{i64 div=65536}");
  // A 32-bit linear index of the same layout is an offset itself.
  EXPECT_EQ(offsetType("?", "(65536,65536)", "(1,65536)"), "?");
}

TEST(MixedCrd2Idx, Refusals) {
  EXPECT_EQ(offsetType("(?,?)", "(4,8,16)", "(128,16,1)"), "kRank");
  EXPECT_EQ(offsetType("((?,?),?)", "(4,8)", "(8,1)"), "kRank");
  EXPECT_EQ(offsetType("(0,0,16)", "(4,8,16)", "(128,16,1)"), "kOutOfDomain");
  EXPECT_EQ(offsetType("(0,0,15)", "(4,8,16)", "(128,16,1)"), "15");
  EXPECT_EQ(offsetType("-1", "(4,8)", "(8,1)"), "kOutOfDomain");
  EXPECT_EQ(offsetType("(7,?)", "(?,8)", "(8,1)"), "?");
  EXPECT_EQ(offsetType("(?,?)", "(4,0)", "(8,1)"), "kInvalidExtent");
  EXPECT_EQ(offsetType("(?,?)", "(4,4)", "(1@0,1@1@0)"), "kBasisStride");
  EXPECT_EQ(offsetType("(?,?)", "(4,4)", "(1@0,1@5000)"), "kLimit");
  EXPECT_EQ(offsetType("(1,1)", "(2,2)", "(9223372036854775807,1)"), "kOverflow");
}

TEST(MixedCrd2Idx, ValuesAtRunTime) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto crd = tuple("(?,?)", Role::kCoordinate, &builder, {5, 3});
  const auto answer = crd2idx(arithmetic, crd, layout("(?,4)", "(1,?)", &builder, {6}, {100}));
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(values(builder, *answer), (std::vector<int64_t>{305}));
  EXPECT_EQ(builder.complaint, "");
}

// The corner where 32 bits wrap: coordinate (0,32768) of (65536,65536):(1,65536) lies at 2^31.
TEST(MixedCrd2Idx, DoesNotWrapAtTheCornerOf32Bits) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto crd = tuple("(?,?)", Role::kCoordinate, &builder, {0, 32768});
  const auto answer = crd2idx(arithmetic, crd, layout("(65536,65536)", "(1,65536)", &builder));
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(values(builder, *answer), (std::vector<int64_t>{int64_t{1} << 31}));
  EXPECT_EQ(builder.complaint, "");
}

// A linear index past the size goes on in the last mode, as CuTe.
TEST(MixedCrd2Idx, TheLastModeIsNotReduced) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto crd = tuple("?", Role::kCoordinate, &builder, {9});
  const auto answer = crd2idx(arithmetic, crd, layout("(2,4)", "(1,10)", &builder));
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(values(builder, *answer), (std::vector<int64_t>{41}));
}

TEST(MixedCrd2Idx, ColumnMajorIndexInAShape) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto crd = tuple("(?,?)", Role::kCoordinate, &builder, {2, 3});
  const auto answer = crd2idx(arithmetic, crd, tuple("(?,7)", Role::kExtent, &builder, {5}));
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(values(builder, *answer), (std::vector<int64_t>{17}));
  EXPECT_EQ(builder.complaint, "");
}

}  // namespace
}  // namespace cutecheck::mixed
