// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/nullspace.h"

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Nullspace, HasTheModesOfStrideZeroAtTheirPlaces) {
  EXPECT_EQ(text(nullspace(L("(2,3):(0,1)"))), "2:1");
  EXPECT_EQ(text(nullspace(L("(2,(3,4)):(1,(0,2))"))), "3:2");
  EXPECT_EQ(text(nullspace(L("(2,3,4):(0,1,0)"))), "(2,4):(1,6)");
  EXPECT_EQ(text(nullspace(L("(2,1):(1,0)"))), "1:0");
  EXPECT_EQ(text(nullspace(L("(4,8):(1@0,0)"))), "8:4");
}

TEST(Nullspace, RefusesByName) {
  EXPECT_EQ(text(nullspace(L("(2,M):(1,0)"))), "kNotStatic");
  EXPECT_EQ(text(nullspace(L("(4294967296,4294967296,2):(1,4294967296,0)"))), "kOverflow");
  EXPECT_EQ(text(nullspace(L("(4294967296,4294967296,2):(0,1,1)"))), "4294967296:1");
}

}  // namespace
}  // namespace cutecheck
