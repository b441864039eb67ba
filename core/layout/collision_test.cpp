// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/collision.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

TEST(LeastCollision, NamesTheLeastPair) {
  EXPECT_EQ(leastCollision(ModeList{{2, 1}, {2, 1}}), (std::vector<int64_t>{1, 2}));
  EXPECT_EQ(leastCollision(ModeList{{4, 1}, {3, 2}}), (std::vector<int64_t>{2, 4}));
  EXPECT_EQ(leastCollision(ModeList{{3, 0}}), (std::vector<int64_t>{0, 1}));
}

TEST(LeastCollision, FindsNoneInAnInjectiveLayout) {
  EXPECT_EQ(leastCollision(ModeList{{2, 2}, {2, 3}}), std::nullopt);
  EXPECT_EQ(leastCollision(ModeList{}), std::nullopt);
}

TEST(LeastCollision, StridesApartAreInjectiveInAnyOrderAndOneCloserIsNot) {
  EXPECT_EQ(leastCollision(ModeList{{4, 54}, {1, 0}, {2, 1}, {6, 9}}), std::nullopt);
  EXPECT_EQ(leastCollision(ModeList{{4, 45}, {1, 0}, {2, 1}, {6, 9}}), (std::vector<int64_t>{1, 40}));
  EXPECT_EQ(leastCollision(ModeList{{2, 3}, {2, -3}, {2, 100}}), (std::vector<int64_t>{0, 3}));
}

}  // namespace
}  // namespace cutecheck
