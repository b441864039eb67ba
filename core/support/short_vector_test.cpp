// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/support/short_vector.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

std::vector<int> items(const ShortVector<int, 3>& v) { return {v.begin(), v.end()}; }

TEST(ShortVector, HoldsWhatAVectorHoldsBelowAndBeyondItsRoom) {
  ShortVector<int, 3> v;
  std::vector<int> expected;
  for (const int n : {1, 2, 3, 4, 5, 6}) {
    v.push_back(n);
    expected.push_back(n);
    EXPECT_EQ(items(v), expected);
    EXPECT_EQ(v.back(), n);
  }
  for (; !expected.empty(); expected.pop_back(), v.pop_back()) EXPECT_EQ(items(v), expected);
  EXPECT_TRUE(v.empty());
  v.push_back(9);
  EXPECT_EQ(items(v), std::vector<int>{9});
}

TEST(ShortVector, ACopyIsItsOwn) {
  for (const size_t n : {2u, 3u, 5u}) {
    ShortVector<int, 3> v;
    for (size_t i = 0; i < n; ++i) v.push_back(static_cast<int>(i));
    const std::vector<int> before = items(v);
    ShortVector<int, 3> copy = v, assigned;
    assigned = v;
    v[0] = 7;
    EXPECT_EQ(items(copy), before);
    EXPECT_EQ(items(assigned), before);
    EXPECT_NE(items(v), before);
    const ShortVector<int, 3> moved = std::move(copy);
    EXPECT_EQ(items(moved), before);
    EXPECT_TRUE(copy.empty());
    copy.push_back(7);
    EXPECT_EQ(items(copy), std::vector<int>{7});
  }
}

TEST(ShortVector, ErasesOneAndAllThatMatch) {
  ShortVector<int, 3> v{1, 2, 3, 4, 5};
  v.erase(v.begin() + 1);
  EXPECT_EQ(items(v), (std::vector<int>{1, 3, 4, 5}));
  v.removeIf([](int i) { return i % 2 == 1; });
  EXPECT_EQ(items(v), std::vector<int>{4});
  v.removeIf([](int i) { return i == 5; });
  EXPECT_EQ(items(v), std::vector<int>{4});
}

}  // namespace
}  // namespace cutecheck
