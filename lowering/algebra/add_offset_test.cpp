// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/add_offset.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

Expected<MixedTuple> sumOf(const std::string& a, const std::string& b) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return addOffset(arithmetic, tuple(a, Role::kCoordinate), tuple(b, Role::kCoordinate));
}

TEST(MixedAddOffset, AddsLeafByLeaf) {
  EXPECT_EQ(typeText(sumOf("(1,(2,3))", "(10,(20,30))")), "(11,(22,33))");
  EXPECT_EQ(typeText(sumOf("5", "7")), "12");
  EXPECT_EQ(typeText(sumOf("(0,0)", "(?{div=16},?{div=128})")), "(?{div=16},?{div=128})");
}

TEST(MixedAddOffset, ZeroIsTheZeroOfAnyTuple) {
  EXPECT_EQ(typeText(sumOf("(1,(2,3))", "0")), "(1,(2,3))");
  EXPECT_EQ(typeText(sumOf("0", "(1,(2,3))")), "(1,(2,3))");
  EXPECT_EQ(typeText(sumOf("(1,2,3)", "(10)")), "(11,2,3)");
  EXPECT_EQ(typeText(sumOf("(1)", "(10,20)")), "(11,20)");
}

TEST(MixedAddOffset, C1AnIntegerAndATupleDoNotPair) {
  EXPECT_EQ(typeText(sumOf("(1,2)", "3")), "kRank");
  EXPECT_EQ(typeText(sumOf("?", "(1,2)")), "kRank");
  EXPECT_EQ(typeText(sumOf("9223372036854775807", "1")), "kOverflow");
}

TEST(MixedAddOffset, DivisorsAreCommonDivisors) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto sum = addOffset(arithmetic, tuple("(?{div=8},1)", Role::kCoordinate, &builder, {24}),
                             tuple("(?{div=12},?)", Role::kCoordinate, &builder, {36, 5}));
  ASSERT_TRUE(sum.ok());
  EXPECT_EQ(sum->type().mode(0).dynamicLeaf().div, 4);
  EXPECT_EQ(values(builder, *sum), (std::vector<int64_t>{60, 6}));
  EXPECT_EQ(builder.complaint, "");
}

}  // namespace
}  // namespace cutecheck::mixed
