// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/blocked_product.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(BlockedProduct, KeepsTheBlockBeforeItsCopies) {
  EXPECT_EQ(text(blockedProduct(L("(2,5):(5,1)"), L("(3,4):(1,3)"))), "((2,3),(5,4)):((5,10),(1,30))");
  EXPECT_EQ(text(blockedProduct(L("4:1"), L("(2,3):(1,2)"))), "((4,2),(1,3)):((1,4),(0,8))");
}

TEST(BlockedProduct, C1RefusesWhatLogicalProductRefuses) {
  EXPECT_EQ(text(blockedProduct(L("4:3"), L("(4,2):(2,1)"))), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
