// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/basis_inverse.h"

#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

int64_t sizeOf(const MixedLayout& layout) {
  FoldingBuilder folding;
  Arithmetic types(folding);
  return *size(types, layout.shape)->constant;
}

std::string at(const MixedLayout& layout, const MixedTuple& crd) {
  FoldingBuilder folding;
  Arithmetic types(folding);
  const auto offset = crd2idx(types, crd, layout);
  return offset ? toString(offset->type()) : std::string(codeName(offset.error().code));
}

// R is asked at the coordinate that L gives at each index.
TEST(BasisInverse, UndoesTheLayout) {
  for (const char* text : {"(4,5):(1@0,1@1)", "(4,5):(1@1,1@0)", "(4,(2,5)):(1@1,(1@0,2@0))",
                           "((4,2),4):((1@1,4@0),1@0)", "(4,1,5):(1@0,0,1@1)", "(4,5):(1@1,1@1@4)"}) {
    const MixedLayout layout = typed(text);
    const auto left = basisLeftInverse(layout), right = basisRightInverse(layout);
    ASSERT_TRUE(left.ok() && right.ok()) << text;
    EXPECT_EQ(typeText(left), typeText(right)) << text;
    EXPECT_EQ(sizeOf(*left), sizeOf(layout)) << text;
    for (int64_t i = 0; i < sizeOf(layout); ++i) {
      FoldingBuilder folding;
      Arithmetic types(folding);
      const auto place = crd2idx(types, MixedTuple::leaf(Number::of(i)), layout);
      ASSERT_TRUE(place.ok()) << text;
      EXPECT_EQ(at(*left, *place), std::to_string(i)) << text;
    }
  }
}

TEST(BasisInverse, StopsAtAGap) {
  EXPECT_EQ(typeText(basisRightInverse(typed("((2,2,2),(2,2,2)):((1@0,2@1,5@0),(1@1,2@0,4@1))"))),
            "((2,2),(2,2,2)):((1,16),(8,2,32))");
  EXPECT_EQ(typeText(basisRightInverse(typed("(2,3):(0,1@0)"))), "(3):(2)");
  EXPECT_EQ(typeText(basisLeftInverse(typed("(4,2):(1@0,5@0)"))), "kNotDivisible");
  EXPECT_EQ(typeText(basisLeftInverse(typed("(2,3):(0,1@0)"))), "kNotInjective");
  EXPECT_EQ(typeText(basisRightInverse(typed("(?,3):(1@0,1@1)"))), "kNotStatic");
}

}  // namespace
}  // namespace cutecheck::mixed
