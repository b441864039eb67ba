// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/swizzle_composition.h"

#include "core/composition/fitting_swizzle.h"
#include "core/eval/evaluate.h"
#include "core/layout/size.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

Expected<Value> composed(const std::string& a, const std::string& b) { return evaluateCall("composition", {a, b}); }

TEST(SwizzleComposition, OfTwoSwizzlesIsOneWhereThereIsOne) {
  EXPECT_EQ(text(composed("S<1,0,3>", "S<1,1,3>")), "S<2,0,3>");
  EXPECT_EQ(text(composed("S<2,0,3>", "S<1,1,3>")), "S<1,0,3>");
  EXPECT_EQ(text(composed("S<3,4,3>", "S<3,4,3>")), "S<0,0,0>");
  EXPECT_EQ(text(composed("S<3,4,3>", "S<0,2,5>")), "S<3,4,3>");
}

// Every pair of small swizzles against the search over all swizzles of those bits.
TEST(SwizzleComposition, C1IsExact) {
  std::vector<Swizzle> all;
  for (int bits = 0; bits <= 3; ++bits)
    for (int base = 0; base + 2 * bits <= 7; ++base)
      for (int shift = -5; shift <= 5; ++shift)
        if (const auto s = Swizzle::make(bits, base, shift); s.ok() && bits + base + std::abs(shift) <= 7) all.push_back(*s);
  int accepted = 0, refused = 0;
  for (const Swizzle& a : all)
    for (const Swizzle& b : all) {
      const auto got = composition(a, b);
      FittingSwizzle fitting(8);
      int64_t x = 0;
      while (x < 256 && fitting.restrict(x, *apply(a, *apply(b, x)))) ++x;
      ASSERT_EQ(got.ok(), x == 256) << toString(a) << " o " << toString(b);
      if (got.ok()) {
        ++accepted;
        for (x = 0; x < 256; ++x) ASSERT_EQ(*apply(*got, x), *apply(a, *apply(b, x))) << toString(a) << " o " << toString(b);
      } else {
        ++refused;
        ASSERT_EQ(witness(got), std::vector<int64_t>{x}) << toString(a) << " o " << toString(b);
      }
    }
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 1000);
}

TEST(SwizzleComposition, ASwizzleMovesLeftThroughALayout) {
  EXPECT_EQ(text(composed("(8,8):(8,1)", "S<2,0,3>")), "S<2,0,-3> o 0 o (8,8):(8,1)");
  EXPECT_EQ(text(composed("(4,8):(1,4)", "S<2,0,3>")), "S<2,0,3> o 0 o (4,8):(1,4)");
  EXPECT_EQ(text(composed("8:1", "S<3,4,3>")), "S<0,0,0> o 0 o 8:1");
}

TEST(SwizzleComposition, C2NamesTheLeastCoordinateThatNoSwizzleExplains) {
  // 0,3,6,9,... is no field of bits: S(2) = 2 ^ 1 = 3 wants 6 -> 9.
  EXPECT_EQ(text(composed("8:3", "S<1,0,1>")), "kNotComposable");
  EXPECT_EQ(witness(composed("8:3", "S<1,0,1>")), (std::vector<int64_t>{2}));
  EXPECT_EQ(text(composed("8:-1", "S<1,0,1>")), "kOutOfDomain");
}

TEST(SwizzleComposition, C2AgreesWithTheMeaningOnEverySmallLayout) {
  int accepted = 0, refused = 0;
  for (int64_t s0 = 1; s0 <= 4; ++s0)
    for (int64_t s1 = 1; s1 <= 4; ++s1)
      for (int64_t d0 : {0, 1, 2, 4, 8})
        for (int64_t d1 : {0, 1, 3, 4, 16})
          for (const Swizzle& s : {*Swizzle::make(1, 0, 1), *Swizzle::make(1, 0, 2), *Swizzle::make(2, 0, -2)}) {
            const Layout a = Layout::unchecked(IntTuple::tuple({s0, s1}), IntTuple::tuple({d0, d1}));
            const auto got = composition(a, s);
            FittingSwizzle fitting(10);
            int64_t x = 0;
            while (x < s0 * s1 && fitting.restrict(meaning(a, x), meaning(a, *apply(s, x)))) ++x;
            ASSERT_EQ(got.ok(), x == s0 * s1) << toString(a) << " o " << toString(s);
            if (!got.ok()) {
              ++refused;
              ASSERT_EQ(witness(got), std::vector<int64_t>{x});
              continue;
            }
            ++accepted;
            for (x = 0; x < s0 * s1; ++x) ASSERT_EQ(*apply(got->swizzle, meaning(got->layout, x)), meaning(a, *apply(s, x)));
          }
  EXPECT_GT(accepted, 100);
  EXPECT_GT(refused, 100);
}

TEST(SwizzleComposition, LargeLayoutsAreDecidedOnTheirBits) {
  EXPECT_EQ(text(composed("(1048576,1048576):(1048576,1)", "S<2,0,20>")), "S<2,0,-20> o 0 o (1048576,1048576):(1048576,1)");
  EXPECT_EQ(text(composed("(1048577,1048576):(1048576,1)", "S<2,0,20>")), "kUndecided");
}

TEST(SwizzleComposition, WithComposedLayouts) {
  EXPECT_EQ(text(composed("S<1,0,3>", "S<1,1,3> o 4 o (8,8):(8,1)")), "S<2,0,3> o 4 o (8,8):(8,1)");
  EXPECT_EQ(text(composed("(8,8):(8,1)", "S<2,0,3> o 0 o (4,4):(2,8)")), "S<2,0,-3> o 0 o (4,4):(16,1)");
  EXPECT_EQ(text(composed("(8,8):(8,1)", "S<0,0,0> o 8 o (4,2):(2,8)")), "S<0,0,0> o 1 o (4,2):(16,1)");
  EXPECT_EQ(text(composed("S<2,0,3> o 4 o (8,8):(8,1)", "[4:2;2:4]")), "S<2,0,3> o 4 o (4,2):(16,4)");
  EXPECT_EQ(text(composed("S<2,0,-3> o 0 o (8,8):(8,1)", "S<2,0,3>")), "S<0,0,0> o 0 o (8,8):(8,1)");
}

TEST(SwizzleComposition, C5C6RefuseAnOffsetBetweenSwizzles) {
  EXPECT_EQ(text(composed("(8,8):(8,1)", "S<2,0,3> o 8 o (4,2):(2,8)")), "kNotComposable");
  EXPECT_EQ(text(composed("S<2,0,3> o 4 o (8,8):(8,1)", "S<2,0,3>")), "kNotComposable");
  // The offset 4 carries over the first mode of the left operand.
  EXPECT_EQ(text(composed("(8,8):(8,1)", "S<0,0,0> o 4 o 8:1")), "kNotComposable");
}

}  // namespace
}  // namespace cutecheck
