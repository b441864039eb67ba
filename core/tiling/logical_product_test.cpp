// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/logical_product.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string product(const char* a, const char* tiler) { return text(logicalProduct(L(a), tilerOf(tiler))); }

TEST(LogicalProduct, RepeatsTheBlock) {
  EXPECT_EQ(product("128:1", "4:1"), "(128,4):(1,128)");
  EXPECT_EQ(product("(2,2):(4,1)", "6:1"), "((2,2),(2,3)):((4,1),(2,8))");
  EXPECT_EQ(product("4:1", "2"), "(4,2):(1,4)");  // a product, not a division
}

TEST(LogicalProduct, ScalesByTheCosizeOfTheTiler) { EXPECT_EQ(product("128:1", "4:32"), "(128,4):(1,4096)"); }

TEST(LogicalProduct, C1RefusesCopiesThatAreNoLayout) {
  EXPECT_EQ(product("4:3", "(4,2):(2,1)"), "kNotComposable");  // copies at 0,2,13,24,...
  EXPECT_EQ(product("4:3", "3:1"), "(4,3):(3,1)");
}

TEST(LogicalProduct, C2RefusesACotargetBeyondInt64) {
  EXPECT_EQ(product("4294967296:1", "2:4294967296"), "kOverflow");
}

TEST(LogicalProduct, ByModeKeepsModesThatItDoesNotReach) {
  EXPECT_EQ(product("(2,5):(5,1)", "<3:5,4:6>"), "((2,3),(5,4)):((5,10),(1,30))");
  EXPECT_EQ(product("(2,3):(1,2)", "<2>"), "((2,2),3):((1,2),2)");
  EXPECT_EQ(product("(2,3):(1,2)", "<2,2,2>"), "kRank");
}

}  // namespace
}  // namespace cutecheck
