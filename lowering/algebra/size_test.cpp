// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/size.h"

#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string sizeType(const std::string& shape) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  const Expected<Number> answer = size(arithmetic, tuple(shape, Role::kExtent));
  return answer ? toString(answer->type()) : std::string(codeName(answer.error().code));
}

TEST(MixedSize, TypesOfProducts) {
  EXPECT_EQ(sizeType("(2,(3,4))"), "24");
  EXPECT_EQ(sizeType("()"), "1");
  EXPECT_EQ(sizeType("?"), "?");
  EXPECT_EQ(sizeType("(?,1)"), "?");
  EXPECT_EQ(sizeType("(2,?)"), "?{i64 div=2}");
  EXPECT_EQ(sizeType("(?{div=8},?)"), "?{i64 div=8}");
  EXPECT_EQ(sizeType("(4294967296,4294967296)"), "kOverflow");
}

TEST(MixedSize, StaticFactorsMeetFirst) {
  CheckingBuilder builder;
  Arithmetic arithmetic(builder);
  const Expected<Number> answer = size(arithmetic, tuple("(2,?,(3,?))", Role::kExtent, &builder, {5, 7}));
  ASSERT_TRUE(answer.ok());
  EXPECT_EQ(builder.valueOf(*answer), 210);
  EXPECT_EQ(builder.operations, 2);
  EXPECT_EQ(builder.complaint, "");
}

}  // namespace
}  // namespace cutecheck::mixed
