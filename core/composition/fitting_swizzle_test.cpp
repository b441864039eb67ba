// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/fitting_swizzle.h"

#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(FittingSwizzle, FindsTheSwizzleOfItsOwnImage) {
  const Swizzle s = *Swizzle::make(2, 1, -3);
  FittingSwizzle fitting(7);
  for (int64_t x = 0; x < 128; ++x) ASSERT_TRUE(fitting.restrict(x, *apply(s, x)));
  EXPECT_EQ(fitting.best(), s);
}

TEST(FittingSwizzle, PrefersTheIdentity) {
  FittingSwizzle fitting(10);
  EXPECT_TRUE(fitting.restrict(5, 5));
  EXPECT_EQ(fitting.best(), Swizzle{});
}

TEST(FittingSwizzle, NothingIsLeftForWhatNoSwizzleDoes) {
  FittingSwizzle fitting(10);
  EXPECT_TRUE(fitting.restrict(4, 5));
  EXPECT_FALSE(fitting.restrict(8, 7));
  FittingSwizzle sum(4);
  EXPECT_FALSE(sum.restrict(0, 1));
}

}  // namespace
}  // namespace cutecheck
