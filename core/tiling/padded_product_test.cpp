// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/padded_product.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(PaddedProduct, BringsBothModesToOneRank) {
  EXPECT_EQ(text(paddedProduct(L("4:1"), L("(2,3):(1,2)"))), "((4,1),(2,3)):((1,0),(4,8))");
  EXPECT_EQ(text(paddedProduct(L("(4,2):(1,4)"), L("3:1"))), "((4,2),(3,1)):((1,4),(8,0))");
}

TEST(PaddedProduct, RefusesWhatLogicalProductRefuses) {
  EXPECT_EQ(text(paddedProduct(L("4:3"), L("(4,2):(2,1)"))), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
