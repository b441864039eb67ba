// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/idx2crd.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string coordType(const std::string& index, const std::string& shape) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText(idx2crd(arithmetic, tuple(index, Role::kCoordinate), tuple(shape, Role::kExtent)));
}

TEST(MixedIdx2Crd, TypesOfCoordinates) {
  EXPECT_EQ(coordType("17", "(4,3)"), "(1,4)");
  EXPECT_EQ(coordType("?", "(4,3)"), "(?,?)");
  EXPECT_EQ(coordType("?", "(1,(4,1))"), "(0,(?,?))");
  EXPECT_EQ(coordType("?{div=8}", "(4,3)"), "(0,?{div=2})");
  EXPECT_EQ(coordType("?{i64}", "(4,?)"), "(?{i64},?{i64})");
  EXPECT_EQ(coordType("0", "(?,?)"), "(0,0)");
  EXPECT_EQ(coordType("(7,?)", "((2,2),4)"), "((1,3),?)");
  EXPECT_EQ(coordType("?", "?"), "?");
}

TEST(MixedIdx2Crd, Refusals) {
  EXPECT_EQ(coordType("(?,?)", "(2,2,2)"), "kRank");
  EXPECT_EQ(coordType("(?,?)", "4"), "kRank");
  EXPECT_EQ(coordType("-1", "(2,2)"), "kOutOfDomain");
  EXPECT_EQ(coordType("?", "(2,0)"), "kInvalidExtent");
}

TEST(MixedIdx2Crd, ValuesAtRunTime) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto index = tuple("?", Role::kCoordinate, &builder, {59});
  const auto answer = idx2crd(arithmetic, index, tuple("((?,2),?)", Role::kExtent, &builder, {3, 4}));
  ASSERT_TRUE(answer.ok());
  // 59 = 2 + 3 * (1 + 2 * 9): the last leaf is not reduced.
  EXPECT_EQ(values(builder, *answer), (std::vector<int64_t>{2, 1, 9}));
  EXPECT_EQ(builder.complaint, "");
}

}  // namespace
}  // namespace cutecheck::mixed
