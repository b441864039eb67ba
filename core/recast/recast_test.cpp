// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/recast/recast.h"

#include "core/eval/evaluate.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

TEST(Recast, ChangesTheWidthOfElements) {
  EXPECT_EQ(text(recast(L("(8,2):(1,8)"), 8, 4)), "(4,2):(1,4)");
  EXPECT_EQ(text(recast(L("(8,2):(1,8)"), 4, 8)), "(16,2):(1,16)");
  EXPECT_EQ(text(recast(L("(8,2):(1,8)"), 16, 16)), "(8,2):(1,8)");
  // Three bytes are four elements of six bits.
  EXPECT_EQ(text(recast(L("3:1"), 6, 8)), "4:1");
}

TEST(Recast, C1RefusesWidthsBelowOne) {
  EXPECT_EQ(text(recast(L("8:1"), 0, 8)), "kOutOfDomain");
  EXPECT_EQ(text(recast(L("8:1"), 8, -8)), "kOutOfDomain");
}

// S'(floor(x/n)) = floor(S(x)/n) and S'(n*x + y) = n*S(x) + y, on the first 2^12 offsets.
TEST(RecastSwizzle, CommutesWithTheSwizzle) {
  int refused = 0, kept = 0;
  for (int bits = 0; bits <= 3; ++bits)
    for (int base = 0; base <= 4; ++base)
      for (int shift = -4; shift <= 4; ++shift) {
        const auto s = Swizzle::make(bits, base, shift);
        if (!s.ok()) continue;
        for (int64_t n : {1, 2, 4, 8}) {
          const auto down = downcast(*s, n);
          ASSERT_TRUE(down.ok());
          for (int64_t x = 0; x < 512; ++x) EXPECT_EQ(*apply(*down, n * x + n - 1), n * *apply(*s, x) + n - 1);
          // Refused exactly when floor(S(x)/n) is not a function of floor(x/n).
          bool isFunction = true;
          for (int64_t x = 0; x < 4096; ++x) isFunction &= *apply(*s, x) / n == *apply(*s, x / n * n) / n;
          const auto up = upcast(*s, n);
          ASSERT_EQ(up.ok(), isFunction) << toString(*s) << " by " << n;
          refused += !isFunction;
          kept += isFunction;
          if (!up.ok()) continue;
          for (int64_t x = 0; x < 4096; ++x) ASSERT_EQ(*apply(*up, x / n), *apply(*s, x) / n) << toString(*s) << " by " << n;
        }
      }
  EXPECT_GT(refused, 10);
  EXPECT_GT(kept, 100);
}

TEST(RecastSwizzle, ASwizzleOfBytesIsNotOneOfElements) {
  EXPECT_EQ(text(recast(*Swizzle::make(3, 4, 3), 16, 8)), "S<3,3,3>");
  EXPECT_EQ(*apply(*recast(*Swizzle::make(3, 4, 3), 16, 8), 64), 72);
}

TEST(RecastSwizzle, C2RefusesThreeParts) {
  EXPECT_EQ(text(upcast(*Swizzle::make(3, 4, 3), 3)), "kNotDivisible");
  EXPECT_EQ(text(upcast(*Swizzle::make(0, 4, 3), 3)), "S<0,4,3>");
}

TEST(RecastSwizzle, C1RefusesElementsWithoutBits) {
  for (const auto& [newBits, oldBits] : {std::pair{0, 8}, {8, 0}, {-8, 8}, {8, -8}}) {
    EXPECT_EQ(text(recast(*Swizzle::make(3, 4, 3), newBits, oldBits)), "kOutOfDomain") << newBits << " " << oldBits;
    EXPECT_EQ(text(recast(*Layout::make(8, 1), newBits, oldBits)), "kOutOfDomain") << newBits << " " << oldBits;
  }
  EXPECT_EQ(text(recast(*Swizzle::make(3, 4, 3), 1, 1)), "S<3,4,3>");
  EXPECT_EQ(text(recast(*Swizzle::make(3, 4, 3), 1, 2)), "S<3,5,3>");
}

TEST(RecastSwizzle, C2RefusesNoParts) {
  for (const int bits : {0, 3})
    for (const int64_t n : {int64_t{0}, int64_t{-1}}) {
      EXPECT_EQ(text(upcast(*Swizzle::make(bits, 4, 3), n)), "kOutOfDomain") << bits << " " << n;
      EXPECT_EQ(text(downcast(*Swizzle::make(bits, 4, 3), n)), "kOutOfDomain") << bits << " " << n;
    }
}

// The group of one more bit than the field has below it cuts off the field's lowest bit, and of two more the next.
TEST(RecastSwizzle, CutsOffWhatLiesWithinAGroup) {
  EXPECT_EQ(text(upcast(*Swizzle::make(2, 1, 3), 2)), "S<2,0,3>");
  EXPECT_EQ(text(upcast(*Swizzle::make(2, 1, 3), 4)), "S<1,0,3>");
  EXPECT_EQ(text(upcast(*Swizzle::make(2, 1, 3), 8)), "S<0,0,0>");
  EXPECT_EQ(text(upcast(*Swizzle::make(2, 1, 3), 16)), "S<0,0,0>");
  EXPECT_EQ(text(upcast(*Swizzle::make(2, 1, -3), 64)), "S<0,0,0>");
  EXPECT_EQ(text(upcast(*Swizzle::make(2, 1, -3), 32)), "kNotDivisible");
}

TEST(RecastComposed, KeepsTheGroupOfEachElement) {
  EXPECT_EQ(text(evaluateCall("upcast", {"S<3,4,3> o 32 o (8,64):(64,1)", "8"})), "S<3,1,3> o 4 o (8,8):(8,1)");
  EXPECT_EQ(text(evaluateCall("recast", {"8", "16", "S<3,3,3> o 0 o (8,64):(64,1)"})), "S<3,4,3> o 0 o (8,128):(128,1)");
}

TEST(RecastComposed, C4RefusesAnOffsetInsideAGroup) {
  EXPECT_EQ(text(evaluateCall("upcast", {"S<1,4,3> o 3 o (4,4):(1,4)", "2"})), "kNotDivisible");
  EXPECT_EQ(text(evaluateCall("upcast", {"S<1,4,3> o 3 o (4,4):(4,16)", "4"})), "S<1,2,3> o 0 o (4,4):(1,4)");
}

}  // namespace
}  // namespace cutecheck
