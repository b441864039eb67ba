// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/layout.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

IntTuple tuple(std::vector<IntTuple> modes) { return IntTuple::tuple(std::move(modes)); }

TEST(Layout, DefaultIsOneAtZero) {
  EXPECT_TRUE(Layout().shape().isInt(1));
  EXPECT_TRUE(Layout().stride().isInt(0));
}

TEST(Layout, C1RefusesTreesThatDiffer) {
  EXPECT_TRUE(Layout::make(tuple({2, 3}), tuple({1, 2})).ok());
  const auto bad = Layout::make(tuple({2, 3}), tuple({1}));
  ASSERT_FALSE(bad.ok());
  EXPECT_EQ(bad.error().code, Code::kNotCongruent);
  EXPECT_EQ(bad.error().rule, "layout_c1");
  EXPECT_EQ(bad.error().message, "shape (2,3) and stride (1) are different trees");
}

TEST(Layout, C2RefusesExtentsThatAreNoCounts) {
  const IntTuple bad[] = {0, -4, IntTuple(4).withPath({0}), IntTuple::underscore(),
                          IntTuple::dynamic({}).withPath({0})};
  for (const IntTuple& extent : bad) {
    const auto layout = Layout::make(tuple({2, extent}), tuple({1, 2}));
    ASSERT_FALSE(layout.ok());
    EXPECT_EQ(layout.error().code, Code::kInvalidExtent);
    EXPECT_EQ(layout.error().rule, "layout_c2");
  }
  const IntTuple good[] = {1, IntTuple::dynamic({}), IntTuple::symbolic(ScalarNode::symbol("M"))};
  for (const IntTuple& extent : good) EXPECT_TRUE(Layout::make(tuple({2, extent}), tuple({1, 2})).ok());
}

TEST(Layout, C3RefusesTheUnderscoreAsStride) {
  const auto layout = Layout::make(2, IntTuple::underscore());
  ASSERT_FALSE(layout.ok());
  EXPECT_EQ(layout.error().rule, "layout_c3");
}

TEST(Layout, StridesMayBeZeroNegativeOrBasis) {
  for (const IntTuple& stride : {IntTuple(0), IntTuple(-3), IntTuple(2).withPath({1, 0})})
    EXPECT_TRUE(Layout::make(4, stride).ok());
}

TEST(Layout, ConcatPutsModesSideBySide) {
  const Layout a = *Layout::make(4, 1), b = *Layout::make(tuple({2, 3}), tuple({4, 8}));
  const Layout both = concat({a, b});
  EXPECT_EQ(both.rank(), 2u);
  EXPECT_EQ(both.mode(0), a);
  EXPECT_EQ(both.mode(1), b);
  EXPECT_FALSE(both.mode(0) == b);
  EXPECT_EQ(concat({}).rank(), 0u);
}

}  // namespace
}  // namespace cutecheck
