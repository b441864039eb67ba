// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/composed_inverse.h"

#include "core/eval/evaluate.h"
#include "core/layout/size.h"
#include "core/layout/swizzle_apply.h"
#include "core/notation/test_support.h"

namespace cutecheck {
namespace {

ComposedLayout C(const std::string& text) { return std::get<ComposedLayout>(*evaluateCall("composition", {text, "_"})); }

int64_t at(const ComposedLayout& a, int64_t i) { return *apply(a.swizzle, a.offset.value() + meaning(a.layout, i)); }

TEST(ComposedInverse, ASwizzleIsItsOwn) {
  EXPECT_EQ(text(evaluateCall("left_inverse", {"S<2,0,3>"})), "S<2,0,3>");
  EXPECT_EQ(text(evaluateCall("right_inverse", {"S<2,0,-3>"})), "S<2,0,-3>");
}

TEST(ComposedInverse, RightAndLeftInvert) {
  for (const char* layout : {"S<2,0,3> o 0 o (8,8):(1,8)", "S<2,0,3> o 0 o (8,8):(8,1)", "S<3,3,3> o 0 o (8,64):(64,1)",
                             "S<1,0,2> o 0 o (4,4):(1,4)", "S<0,0,0> o 0 o (3,5):(5,1)"}) {
    const ComposedLayout a = C(layout);
    const int64_t count = *size(a.layout);
    const auto right = rightInverse(a), left = leftInverse(a);
    ASSERT_TRUE(right.ok() && left.ok()) << layout;
    EXPECT_EQ(*size(right->layout), count);
    for (int64_t i = 0; i < count; ++i) {
      EXPECT_EQ(at(a, at(*right, i)), i) << layout;
      EXPECT_EQ(at(*left, at(a, i)), i) << layout;
    }
  }
}

TEST(ComposedInverse, RightIsCutToWhatTheSwizzleKeeps) {
  // S<1,0,2> takes 5 to 4 and 4 to 5, so [0,5) is not mapped to itself.
  EXPECT_EQ(text(rightInverse(C("S<1,0,2> o 0 o 5:1"))), "S<0,0,0> o 0 o 1:0");
  EXPECT_EQ(text(rightInverse(C("S<1,0,2> o 0 o 6:1"))), "S<1,0,2> o 0 o 6:1");
}

TEST(ComposedInverse, C1NamesWhatNoSwizzleUndoes) {
  EXPECT_EQ(text(leftInverse(C("S<1,0,1> o 0 o 8:3"))), "kNotComposable");
  EXPECT_EQ(witness(leftInverse(C("S<1,0,1> o 0 o 8:3"))), (std::vector<int64_t>{1}));
}

TEST(ComposedInverse, C2C3Refuse) {
  EXPECT_EQ(text(rightInverse(C("S<1,0,2> o 4 o 8:1"))), "kNotComposable");
  EXPECT_EQ(text(leftInverse(C("S<0,0,2> o 4 o 8:1"))), "kNotComposable");
  EXPECT_EQ(text(leftInverse(C("S<1,0,2> o 0 o 4194304:1"))), "kUndecided");
}

}  // namespace
}  // namespace cutecheck
