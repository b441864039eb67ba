// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/notation/int_tuple.h"

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

// Trees below, at and beyond what the plain form has room for, and one with a leaf it has none for.
std::vector<std::vector<IntTuple>> trees() {
  const auto row = [](size_t n) { return std::vector<IntTuple>(n, IntTuple(3)); };
  std::vector<std::vector<IntTuple>> all{
      {}, {IntTuple()}, {2, tuple({3, tuple({}), 4}), 5}, {IntTuple::dynamic({}), 2}};
  for (const size_t n : {1u, 7u, 8u, 9u, 40u}) {
    all.push_back(row(n));
    all.push_back({tuple(row(n / 2)), tuple(row(n - n / 2))});
  }
  for (const size_t deep : {6u, 7u, 12u, 13u, 14u, 15u, 300u}) {
    IntTuple t(7);
    for (size_t i = 0; i < deep; ++i) t = tuple({t});
    all.push_back({t});
    all.push_back(std::vector<IntTuple>(deep, IntTuple()));
    all.push_back({1, t, 2});
  }
  return all;
}

TEST(IntTuple, BothFormsGiveBackTheModes) {
  size_t plain = 0, other = 0;
  for (const auto& modes : trees()) {
    const IntTuple t = tuple(modes);
    (t.isPlain() ? plain : other)++;
    ASSERT_EQ(t.rank(), modes.size());
    EXPECT_EQ(t.modes(), modes);
    TupleBuilder builder;
    size_t count = 0;
    for (size_t i = 0; i < modes.size(); ++i) {
      EXPECT_EQ(t.mode(i), modes[i]);
      count += leaves(modes[i]).size();
      builder.push(modes[i]);
    }
    EXPECT_EQ(std::move(builder).finish(), t);
    EXPECT_EQ(leaves(t).size(), count);
    EXPECT_EQ(withLeaves(t, leaves(t)), t);
    for (const auto& different : trees()) EXPECT_EQ(tuple(different) == t, different == modes);
  }
  EXPECT_GT(plain, 10u);
  EXPECT_GT(other, 10u);
}

TEST(IntTuple, RefiningReplacesEachLeaf) {
  size_t refinedTrees = 0;
  for (const auto& modes : trees()) {
    const IntTuple t = tuple(modes);
    if (!t.isStatic()) continue;
    for (const uint8_t first : {1, 2, 5}) {
      std::vector<IntTuple> expected = leaves(t);
      std::vector<int64_t> flat;
      std::vector<uint8_t> counts;
      for (size_t i = 0; i < expected.size(); ++i) {
        counts.push_back(i == 0 ? first : 1 + i % 2);
        std::vector<IntTuple> parts;
        for (uint8_t j = 0; j < counts[i]; ++j) {
          flat.push_back(static_cast<int64_t>(flat.size()));
          parts.emplace_back(flat.back());
        }
        expected[i] = counts[i] == 1 ? parts[0] : tuple(parts);
      }
      const IntTuple r = refined(t, flat, counts);
      EXPECT_EQ(r, withLeaves(t, expected));
      EXPECT_EQ(withInts(r, flat), r);
      ++refinedTrees;
    }
  }
  EXPECT_GT(refinedTrees, 40u);
}

TEST(IntTuple, FlatIntegersAreATupleOfThem) {
  const auto next = [](size_t i) { return static_cast<int64_t>(i + 1); };
  std::vector<IntTuple> modes;
  for (size_t n = 0; n <= IntTuple::kPlainLeaves + 1; ++n) {
    EXPECT_EQ(IntTuple::ofInts(n, next), tuple(modes));
    modes.emplace_back(next(n));
  }
  EXPECT_FALSE(IntTuple::ofInts(1, next) == IntTuple(1));
}

}  // namespace
}  // namespace cutecheck
