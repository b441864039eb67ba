// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/outer_partition.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string part(const char* a, const char* tiler, const char* crd) {
  const auto got = outerPartition(L(a), tilerOf(tiler), T(crd));
  if (!got.ok()) return std::string(codeName(got.error().code));
  return toString(got->layout) + "," + toString(got->offset);
}

TEST(OuterPartition, IsOnePlaceOfEveryTile) {
  EXPECT_EQ(part("(8,6):(1,8)", "<4,3>", "(1,2)"), "(2,2):(4,24),17");
  EXPECT_EQ(part("(8,6):(1,8)", "<4,3>", "5"), "(2,2):(4,24),9");
  EXPECT_EQ(part("(8,6):(1,8)", "<4,3>", "(1,_)"), "(3,2,2):(8,4,24),1");
}

TEST(OuterPartition, C1FailsAsZippedDivide) { EXPECT_EQ(part("(3,4):(4,1)", "6:2", "0"), "kNotComposable"); }

TEST(OuterPartition, C2RefusesTooManyModes) { EXPECT_EQ(part("(8,6):(1,8)", "<4,3>", "(1,2,0)"), "kRank"); }

}  // namespace
}  // namespace cutecheck
