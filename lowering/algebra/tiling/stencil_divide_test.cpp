// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/stencil_divide.h"

#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/values/test_support.h"

namespace cutecheck::mixed {
namespace {

std::string stencil(const std::string& a, const std::string& by) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  return typeText(stencilDivide(arithmetic, typed(a), tiler(by)));
}

int64_t offsetAt(const MixedLayout& layout, const IntTuple& coordinate) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  const auto offset = crd2idx(arithmetic, MixedTuple::of(coordinate, Role::kCoordinate), layout);
  return offset ? *offset->number().constant : -1;
}

TEST(MixedStencilDivide, WindowsOverlapAndStayInside) {
  EXPECT_EQ(stencil("8:1", "3:1"), "(3,6):(1,1)");
  EXPECT_EQ(stencil("8:1", "3:2"), "(3,4):(2,1)");
  EXPECT_EQ(stencil("(8,6):(6,1)", "[3:2;2:1]"), "((3,2),(4,5)):((12,1),(6,1))");
  EXPECT_EQ(stencil("(8,6,5):(1,8,48)", "[3:1;_]"), "((3,1),(6,6,5)):((1,0),(1,8,48))");
  EXPECT_EQ(stencil("8:1", "1:0"), "(1,8):(0,1)");
}

TEST(MixedStencilDivide, ElementWOfTheWindowAtPlacePIsElementPPlusWTimesTheDistance) {
  FoldingBuilder builder;
  Arithmetic arithmetic(builder);
  int64_t compared = 0;
  for (const int64_t window : {1, 2, 3})
    for (const int64_t distance : {1, 2, 3}) {
      const MixedLayout a = typed("(9,7):(10,3)");
      const Tiler by =
          Tiler::tuple({Tiler(Layout::unchecked(window, distance)), Tiler(Layout::unchecked(2, distance))});
      const auto divided = stencilDivide(arithmetic, a, by);
      ASSERT_TRUE(divided.ok());
      for (int64_t p = 0; p + (window - 1) * distance < 9; ++p)
        for (int64_t q = 0; q + distance < 7; ++q)
          for (int64_t w = 0; w < window; ++w)
            for (int64_t v = 0; v < 2; ++v, ++compared) {
              const IntTuple at = IntTuple::tuple({IntTuple::tuple({w, v}), IntTuple::tuple({p, q})});
              const IntTuple element = IntTuple::tuple({p + w * distance, q + v * distance});
              ASSERT_EQ(offsetAt(*divided, at), offsetAt(a, element));
            }
    }
  EXPECT_GT(compared, 500);
}

TEST(MixedStencilDivide, LeavesTheNumberOfPlacesToRunTime) {
  EXPECT_EQ(stencil("?{div=8}:1", "3:2"), "(3,?{div=4}):(2,1)");
  EXPECT_EQ(stencil("(?,4):(?,1)", "[3:1;2:1]"), "((3,2),(?,3)):((?,1),(?,1))");
}

TEST(MixedStencilDivide, Refusals) {
  EXPECT_EQ(stencil("(8,4):(1,8)", "[2:1;2:1;2:1]"), "kRank");
  EXPECT_EQ(stencil("8:1", "(2,2):(1,2)"), "kNotStatic");
  EXPECT_EQ(stencil("8:1", "2:0"), "kNotStatic");
  EXPECT_EQ(stencil("8:1", "5:2"), "kOutOfDomain");
  EXPECT_EQ(stencil("9:1", "5:2"), "(5,1):(2,0)");
}

}  // namespace
}  // namespace cutecheck::mixed
