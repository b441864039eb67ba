// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/flat_product.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(FlatProduct, SpreadsBlockAndCopies) {
  EXPECT_EQ(text(flatProduct(L("(2,3):(1,2)"), tilerOf("(4,5):(1,4)"))), "(2,3,4,5):(1,2,6,24)");
}

TEST(FlatProduct, C1RefusesWhatZippedProductRefuses) {
  EXPECT_EQ(text(flatProduct(L("4:3"), tilerOf("(4,2):(2,1)"))), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
