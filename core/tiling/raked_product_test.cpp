// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/raked_product.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string raked(const char* a, const char* b) { return text(rakedProduct(L(a), L(b))); }

TEST(RakedProduct, InterleavesCopiesBeforeTheBlock) {
  EXPECT_EQ(raked("(2,5):(5,1)", "(3,4):(1,3)"), "((3,2),(4,5)):((10,5),(30,1))");
  EXPECT_EQ(raked("(4,32):(32,1)", "(4,4):(4,1)"), "((4,4),(4,32)):((512,32),(128,1))");
}

TEST(RakedProduct, PadsTheShorterOperand) { EXPECT_EQ(raked("4:1", "(2,3):(1,2)"), "((2,4),(3,1)):((4,1),(8,0))"); }

TEST(RakedProduct, C1RefusesWhatLogicalProductRefuses) { EXPECT_EQ(raked("4:3", "(4,2):(2,1)"), "kNotComposable"); }

}  // namespace
}  // namespace cutecheck
