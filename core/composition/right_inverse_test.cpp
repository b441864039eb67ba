// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/right_inverse.h"

#include "core/layout/size.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(RightInverse, AAfterItIsTheIdentity) {
  for (const char* layout : {"(4,2):(2,1)", "(2,4,4,6):(4,1,0,8)", "(2,2):(1,1)", "(2,4):(0,1)", "(2,4):(4,-1)",
                             "(3,5):(5,1)", "((2,3),4):((12,1),3)", "(4,2):(1,5)", "8:1"}) {
    const Layout a = L(layout);
    const auto r = rightInverse(a);
    ASSERT_TRUE(r.ok()) << layout;
    for (int64_t i = 0; i < *size(*r); ++i) EXPECT_EQ(meaning(a, meaning(*r, i)), i) << layout << " at " << i;
  }
}

TEST(RightInverse, IsTheLongestChainOfWholeModes) {
  EXPECT_EQ(text(rightInverse(L("(4,2):(2,1)"))), "(2,4):(4,1)");
  EXPECT_EQ(text(rightInverse(L("(2,4,4,6):(4,1,0,8)"))), "(4,2,6):(2,1,32)");
  EXPECT_EQ(text(rightInverse(L("(2,3,5):(1,1,2)"))), "(2,5):(1,6)");  // 2:1 goes on, 3:1 does not
  EXPECT_EQ(text(rightInverse(L("4:2"))), "1:0");
}

TEST(RightInverse, EndsOnRepeatedStrides) { EXPECT_EQ(text(rightInverse(L("(2,2):(1,1)"))), "2:1"); }

TEST(RightInverse, C1RefusesBasisStrides) { EXPECT_EQ(text(rightInverse(L("4:1@0"))), "kBasisStride"); }

}  // namespace
}  // namespace cutecheck
