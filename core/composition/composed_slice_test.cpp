// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/composed_slice.h"

#include "core/eval/evaluate.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

std::string sliced(const std::string& crd, const std::string& a) {
  return text(evaluateCall("slice_and_offset", {crd, a}));
}

TEST(ComposedSlice, KeepsTheOffsetInsideTheSwizzle) {
  EXPECT_EQ(text(evaluateCall("slice", {"(_,0)", "S<1,0,2> o 4 o (8,2):(1,8)"})), "S<1,0,2> o 4 o (8):(1)");
  EXPECT_EQ(text(evaluateCall("call", {"slice((_,0), S<1,0,2> o 4 o (8,2):(1,8))", "1"})), "4");
}

TEST(ComposedSlice, IsPlainWhereTheSwizzleMovesItAsAWhole) {
  // Rows of 64 elements under S<3,3,3>: eight elements move together.
  EXPECT_EQ(sliced("(1,(_,2))", "S<3,3,3> o 0 o (8,(8,8)):(64,(1,8))"), "(8):(1),88");
  EXPECT_EQ(sliced("(0,_)", "S<3,3,3> o 0 o (8,64):(64,1)"), "(64):(1),0");
}

TEST(ComposedSlice, StaysComposedWhereElementsMoveApart) {
  EXPECT_EQ(sliced("(1,_)", "S<3,3,3> o 0 o (8,64):(64,1)"), "S<3,3,3> o 64 o (64):(1),0");
  EXPECT_EQ(sliced("(_,0)", "S<1,0,2> o 4 o (8,2):(1,8)"), "S<1,0,2> o 4 o (8):(1),0");
}

// Both answers against the offsets themselves, for every fixed coordinate.
TEST(ComposedSlice, IsExactOnItsImage) {
  int plain = 0, composed = 0;
  for (const Swizzle& s : {*Swizzle::make(1, 0, 2), *Swizzle::make(2, 0, -2), *Swizzle::make(2, 1, 2), *Swizzle::make(0, 0, 0)})
    for (int64_t d0 : {1, 2, 3, 8})
      for (int64_t d1 : {0, 1, 4, 5, 16})
        for (int64_t n = 0; n < 6; ++n)
          for (int64_t fixed = 0; fixed < 5; ++fixed) {
            const ComposedLayout a{s, n, Layout::unchecked(IntTuple::tuple({5, 6}), IntTuple::tuple({d0, d1}))};
            const auto got = sliceAndOffset(IntTuple::tuple({fixed, IntTuple::underscore()}), a);
            ASSERT_TRUE(got.ok());
            bool whole = true;
            const int64_t first = *apply(s, n + fixed * d0);
            for (int64_t r = 0; r < 6; ++r) {
              const int64_t truth = *apply(s, n + fixed * d0 + r * d1);
              whole &= truth == first + r * d1;
              EXPECT_EQ(*apply(s, got->composed.offset.value() + meaning(got->composed.layout, r)), truth);
              if (got->plain) {
                EXPECT_EQ(got->offset + meaning(*got->plain, r), truth);
              }
            }
            EXPECT_EQ(got->plain.has_value(), whole);
            ++(whole ? plain : composed);
          }
  EXPECT_GT(plain, 100);
  EXPECT_GT(composed, 100);
}

TEST(ComposedSlice, TheSizeOfTheSliceDoesNotMatter) {
  EXPECT_EQ(sliced("(1,_)", "S<3,4,3> o 0 o (2,1099511627776):(16,1024)"), "(1099511627776):(1024),16");
  EXPECT_EQ(sliced("(1,_)", "S<3,4,3> o 0 o (2,1099511627776):(16,128)"), "S<3,4,3> o 16 o (1099511627776):(128),0");
}

TEST(ComposedSlice, C1C2Refuse) {
  EXPECT_EQ(sliced("(1,_)", "S<1,0,2> o 9223372036854775807 o (2,2):(1,2)"), "kOverflow");
  EXPECT_EQ(sliced("(1,_)", "S<1,0,2> o 0 o (2,2):(1@0,1@1)"), "kNotStatic");
  EXPECT_EQ(sliced("(1,_,_)", "S<1,0,2> o 0 o (2,2):(1,2)"), "kRank");
}

}  // namespace
}  // namespace cutecheck
