// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tiled_product.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(TiledProduct, SpreadsTheCopies) {
  EXPECT_EQ(text(tiledProduct(L("(2,3):(1,1)"), tilerOf("<4,5>"))), "((2,3),4,5):((1,1),2,3)");
  EXPECT_EQ(text(tiledProduct(L("(2,3,7):(1,1,6)"), tilerOf("<4,5>"))), "((2,3),4,5,7):((1,1),2,3,6)");
}

TEST(TiledProduct, C1RefusesWhatZippedProductRefuses) {
  EXPECT_EQ(text(tiledProduct(L("4:3"), tilerOf("(4,2):(2,1)"))), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
