// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/zipped_product.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(ZippedProduct, GathersBlocksAndCopies) {
  EXPECT_EQ(text(zippedProduct(L("(2,2):(1,2)"), tilerOf("<2:1,2:1>"))), "((2,2),(2,2)):((1,2),(2,1))");
  EXPECT_EQ(text(zippedProduct(L("((2),3):((1),2)"), tilerOf("<8:1>"))), "(((2)),(8,3)):(((1)),(2,2))");
}

TEST(ZippedProduct, ALayoutTilerIsLogicalProduct) {
  EXPECT_EQ(text(zippedProduct(L("256:1"), tilerOf("4"))), "(256,4):(1,256)");
}

TEST(ZippedProduct, RefusesWhatLogicalProductRefusesAndGreaterRanks) {
  EXPECT_EQ(text(zippedProduct(L("4:3"), tilerOf("(4,2):(2,1)"))), "kNotComposable");
  EXPECT_EQ(text(zippedProduct(L("4:3"), tilerOf("<2,2>"))), "kRank");
}

}  // namespace
}  // namespace cutecheck
