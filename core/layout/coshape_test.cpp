// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/coshape.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Coshape, IsTheCosizeOfIntegerStrides) {
  EXPECT_EQ(text(coshape(L("(4,3):(1,10)"))), "24");
  EXPECT_EQ(text(coshape(L("4:-1"))), "4");
  EXPECT_EQ(text(coshape(L("(2,(3,1)):(0,(5,7))"))), "11");
}

TEST(Coshape, IsAShapeForBasisStrides) {
  EXPECT_EQ(text(coshape(L("(4,8):(1@0,1@1)"))), "(4,8)");
  EXPECT_EQ(text(coshape(L("(4,8):(2@0,1@1@1)"))), "(7,(1,8))");
  EXPECT_EQ(text(coshape(L("((4,2),8):((1@0,4@0),1@1)"))), "(8,8)");
}

TEST(Coshape, RefusesByName) {
  EXPECT_EQ(text(coshape(L("(2,M):(1,2)"))), "kNotStatic");
  EXPECT_EQ(text(coshape(L("2:-9223372036854775808"))), "kOverflow");
  EXPECT_EQ(text(coshape(L("2:9223372036854775807"))), "kOverflow");
  EXPECT_EQ(text(coshape(L("1:-9223372036854775808"))), "1");
}

TEST(Coprofile, IsTheTreeOfTheOffsets) {
  EXPECT_EQ(text(coprofile(L("(4,3):(1,10)"))), "0");
  EXPECT_EQ(text(coprofile(L("(4,8):(1@0,1@1)"))), "(0,0)");
  EXPECT_EQ(text(coprofile(L("(4,8):(2@0,1@1@1)"))), "(0,(0,0))");
  EXPECT_EQ(text(coprofile(L("(2,M):(1,2)"))), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck
