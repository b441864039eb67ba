// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/swizzle.h"

#include <gtest/gtest.h>

#include <limits>

namespace cutecheck {
namespace {

void expectRefused(int64_t bits, int64_t base, int64_t shift, const std::string& rule) {
  const auto s = Swizzle::make(bits, base, shift);
  ASSERT_FALSE(s.ok()) << bits << "," << base << "," << shift;
  EXPECT_EQ(s.error().code, Code::kInvalidSwizzle);
  EXPECT_EQ(s.error().rule, rule);
}

TEST(Swizzle, TheCanonicalOnesAreAccepted) {
  for (const int64_t bits : {0, 1, 2, 3}) EXPECT_TRUE(Swizzle::make(bits, 4, 3).ok());
  EXPECT_TRUE(Swizzle::make(0, 0, 0).ok());
  EXPECT_TRUE(Swizzle::make(3, 4, -3).ok());
}

TEST(Swizzle, C1RefusesNegativeBitsOrBase) {
  expectRefused(-1, 4, 3, "swizzle_c1");
  expectRefused(3, -1, 3, "swizzle_c1");
}

TEST(Swizzle, C2RefusesOverlappingFields) {
  expectRefused(3, 4, 2, "swizzle_c2");
  expectRefused(3, 4, -2, "swizzle_c2");
  EXPECT_TRUE(Swizzle::make(2, 4, 2).ok());
}

TEST(Swizzle, C3RefusesFieldsBeyondTheOffset) {
  EXPECT_TRUE(Swizzle::make(20, 20, 22).ok());
  expectRefused(20, 20, 23, "swizzle_c3");
  expectRefused(20, 20, -23, "swizzle_c3");
  const int64_t least = std::numeric_limits<int64_t>::min(), most = std::numeric_limits<int64_t>::max();
  expectRefused(most, most, most, "swizzle_c3");
  expectRefused(0, 0, least, "swizzle_c3");
}

}  // namespace
}  // namespace cutecheck
