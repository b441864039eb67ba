// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/layout_composition.h"

#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

Layout L(const std::string& text) {
  const auto layout = parseLayout(text);
  EXPECT_TRUE(layout.ok()) << text;
  return layout.ok() ? *layout : Layout();
}

// A(n + B(c)) by run-time leaves is what it is by numbers, at every coordinate.
TEST(LayoutComposition, IsTheOneAfterTheOther) {
  const LayoutComposition known{L("(4,5):(1,7)"), IntTuple(3), L("(2,3):(5,2)")};
  for (int64_t c = 0; c < 6; ++c) {
    const int64_t between = 3 + c % 2 * 5 + c / 2 * 2, expected = between % 4 + between / 4 * 7;
    FoldingBuilder folding;
    Arithmetic types(folding);
    const auto at = crd2idx(types, MixedTuple::leaf(Number::of(c)), MixedLayoutComposition::of(known));
    ASSERT_TRUE(at.ok());
    EXPECT_EQ(at->number().constant, expected);

    CheckingBuilder builder;
    Arithmetic arithmetic(builder);
    // The handles of B, of n, of A.
    const LayoutComposition type{L("(?,5):(1,?)"), T("?"), L("(2,3):(?,2)")};
    const std::vector<Handle> handles = {builder.input(5, 32), builder.input(3, 32), builder.input(4, 32),
                                         builder.input(7, 32)};
    const auto computed = crd2idx(arithmetic, tuple("?", Role::kCoordinate, &builder, {c}),
                                  MixedLayoutComposition::of(type, handles));
    ASSERT_TRUE(computed.ok());
    EXPECT_EQ(builder.valueOf(computed->number()), expected);
    EXPECT_EQ(builder.complaint, "");
  }
}

TEST(LayoutComposition, SliceAddsToTheOffset) {
  FoldingBuilder folding;
  Arithmetic types(folding);
  const auto composed = MixedLayoutComposition::of({L("(4,5):(1,4)"), T("(1,0)"), L("(2,3):(1@0,1@1)")});
  const auto sliced = slice(types, MixedTuple::of(T("(_,2)"), Role::kCoordinate), composed);
  ASSERT_TRUE(sliced.ok());
  EXPECT_EQ(toString(sliced->type()), "(4,5):(1,4) o (1,2) o (2):(1@0)");
}

TEST(LayoutComposition, RefusesAnIntegerBesideATuple) {
  FoldingBuilder folding;
  Arithmetic types(folding);
  const auto composed = MixedLayoutComposition::of({L("(4,5):(1,4)"), IntTuple(1), L("(2,3):(1@0,1@1)")});
  const auto at = crd2idx(types, MixedTuple::leaf(Number::of(1)), composed);
  ASSERT_FALSE(at.ok());
  EXPECT_EQ(at.error().rule, "mixed_add_offset_c1");
}

}  // namespace
}  // namespace cutecheck::mixed
