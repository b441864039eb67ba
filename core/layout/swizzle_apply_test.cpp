// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/swizzle_apply.h"

#include <set>

#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(SwizzleApply, XorsTheSourceFieldIntoTheTarget) {
  EXPECT_EQ(text(apply(*Swizzle::make(3, 4, 3), 0x80)), std::to_string(0x90));
  EXPECT_EQ(text(apply(*Swizzle::make(3, 4, 3), 0x48)), std::to_string(0x48));
  EXPECT_EQ(text(apply(*Swizzle::make(2, 0, -3), 1)), "9");
  EXPECT_EQ(text(apply(*Swizzle::make(0, 4, 0), 5)), "5");
}

TEST(SwizzleApply, IsAnInvolutionAndAPermutation) {
  int checked = 0;
  for (int b = 0; b <= 3; ++b)
    for (int m = 0; m <= 3; ++m)
      for (int s = -4; s <= 4; ++s) {
        const auto swizzle = Swizzle::make(b, m, s);
        if (!swizzle.ok()) continue;
        std::set<int64_t> image;
        for (int64_t x = 0; x < 1024; ++x) {
          image.insert(*apply(*swizzle, x));
          EXPECT_EQ(*apply(*swizzle, *apply(*swizzle, x)), x);
        }
        EXPECT_EQ(image.size(), 1024u);
        EXPECT_EQ(*image.rbegin(), 1023);
        ++checked;
      }
  EXPECT_GT(checked, 80);
}

TEST(SwizzleApply, C1RefusesANegativeOffset) {
  EXPECT_EQ(text(apply(*Swizzle::make(1, 0, 1), -1)), "kOutOfDomain");
}

}  // namespace
}  // namespace cutecheck
