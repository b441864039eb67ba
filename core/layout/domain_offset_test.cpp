// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/domain_offset.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(DomainOffset, KeepsTheLayoutAndMovesItsBase) {
  const auto moved = domainOffset(T("(2,3)"), L("(4,8):(8,1)"));
  ASSERT_TRUE(moved.ok());
  EXPECT_EQ(toString(moved->layout), "(4,8):(8,1)");
  EXPECT_EQ(toString(moved->offset), "19");
}

TEST(DomainOffset, KeepsOffsetsBeyond32Bits) {
  const auto moved = domainOffset(T("(536870912,0)"), L("(536870913,4):(4,1)"));
  ASSERT_TRUE(moved.ok());
  EXPECT_EQ(toString(moved->offset), "2147483648");
}

TEST(DomainOffset, OffsetsOfBasisStridesAreCoordinates) {
  const auto moved = domainOffset(T("(2,3)"), L("(4,8):(1@0,1@1)"));
  ASSERT_TRUE(moved.ok());
  EXPECT_EQ(toString(moved->offset), "(2,3)");
}

TEST(DomainOffset, C1RefusesAsCrd2idx) {
  const auto refused = domainOffset(T("(2,3,4)"), L("(4,8):(8,1)"));
  ASSERT_FALSE(refused.ok());
  EXPECT_EQ(refused.error().code, Code::kRank);
}

}  // namespace
}  // namespace cutecheck
