// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/swizzle_mask.h"

#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(SwizzleMask, XorsTheSourceIntoTheTarget) {
  EXPECT_EQ(text(swizzleOfMasks(0x380, 0x70)), "S<3,4,3>");
  EXPECT_EQ(text(swizzleOfMasks(0x3, 0xc)), "S<2,0,-2>");
  EXPECT_EQ(text(swizzleOfMasks(0, 0)), "S<0,0,0>");
  EXPECT_EQ(*apply(*swizzleOfMasks(0x380, 0x70), 0x80), 0x90);
}

TEST(SwizzleMask, C1RefusesMasksThatAreNoRunsOfOneLength) {
  EXPECT_EQ(text(swizzleOfMasks(0x380, 0x30)), "kInvalidSwizzle");
  EXPECT_EQ(text(swizzleOfMasks(0x280, 0x50)), "kInvalidSwizzle");
  EXPECT_EQ(text(swizzleOfMasks(0, 1)), "kInvalidSwizzle");
  EXPECT_EQ(text(swizzleOfMasks(-1, -1)), "kInvalidSwizzle");
  EXPECT_EQ(text(swizzleOfMasks(0x6, 0x3)), "kInvalidSwizzle");  // they overlap: swizzle_c2
}

}  // namespace
}  // namespace cutecheck
