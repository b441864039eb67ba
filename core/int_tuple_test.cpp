#include "core/int_tuple.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

IntTuple tuple(std::vector<IntTuple> modes) { return IntTuple::tuple(std::move(modes)); }

TEST(IntTuple, EqualityIsStructural) {
  EXPECT_EQ(tuple({2, tuple({3, 4})}), tuple({2, tuple({3, 4})}));
  EXPECT_FALSE(tuple({2, tuple({3, 4})}) == tuple({2, 3, 4}));
  EXPECT_FALSE(tuple({4}) == IntTuple(4));
  EXPECT_FALSE(IntTuple() == IntTuple(0));
  EXPECT_FALSE(IntTuple(3).withPath({0, 1}) == IntTuple(3).withPath({1, 0}));
  EXPECT_FALSE(IntTuple(3).withPath({0}) == IntTuple(3));
  EXPECT_FALSE(IntTuple::dynamic({32, 8}) == IntTuple::dynamic({64, 8}));
  EXPECT_FALSE(IntTuple::dynamic({32, 8}) == IntTuple(8));
}

TEST(IntTuple, SymbolicConstantIsAStaticLeaf) {
  EXPECT_TRUE(IntTuple::symbolic(ScalarNode::constant(7)).isInt(7));
  EXPECT_EQ(IntTuple::symbolic(ScalarNode::symbol("M")).kind(), IntTuple::Kind::kSymbolic);
}

TEST(IntTuple, PredicatesLookAtEveryLeaf) {
  const IntTuple nested = tuple({2, tuple({IntTuple(3).withPath({1}), 4})});
  EXPECT_TRUE(nested.isStatic());
  EXPECT_TRUE(nested.hasBasis());
  EXPECT_FALSE(nested.hasUnderscore());
  EXPECT_TRUE(tuple({2, tuple({IntTuple::underscore()})}).hasUnderscore());
  EXPECT_FALSE(tuple({2, tuple({IntTuple::underscore()})}).isStatic());
  EXPECT_FALSE(tuple({2, IntTuple::dynamic({})}).isStatic());
  EXPECT_FALSE(tuple({2, 3}).hasBasis());
  EXPECT_TRUE(IntTuple().isStatic());
}

TEST(IntTuple, ALeafIsItsOwnMode) {
  EXPECT_EQ(IntTuple(5).rank(), 1u);
  EXPECT_EQ(IntTuple(5).mode(0), IntTuple(5));
  EXPECT_EQ(IntTuple().rank(), 0u);
}

TEST(IntTuple, CongruenceComparesTreesOnly) {
  EXPECT_TRUE(congruent(tuple({2, tuple({3, 4})}), tuple({7, tuple({8, 9})})));
  EXPECT_FALSE(congruent(tuple({2, tuple({3, 4})}), tuple({tuple({8, 9}), 7})));
  EXPECT_FALSE(congruent(tuple({2}), IntTuple(2)));
  EXPECT_TRUE(congruent(IntTuple(), IntTuple()));
}

TEST(IntTuple, WithLeavesInvertsLeaves) {
  const IntTuple t = tuple({2, tuple({3, tuple({}), 4}), 5});
  EXPECT_EQ(leaves(t), (std::vector<IntTuple>{2, 3, 4, 5}));
  EXPECT_EQ(withLeaves(t, leaves(t)), t);
  EXPECT_FALSE(withLeaves(t, {5, 4, 3, 2}) == t);
}

}  // namespace
}  // namespace cutecheck
