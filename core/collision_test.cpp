#include "core/collision.h"

#include <gtest/gtest.h>

namespace cutecheck {
namespace {

TEST(LeastCollision, NamesTheLeastPair) {
  EXPECT_EQ(leastCollision({{2, 1}, {2, 1}}), (std::vector<int64_t>{1, 2}));
  EXPECT_EQ(leastCollision({{4, 1}, {3, 2}}), (std::vector<int64_t>{2, 4}));
  EXPECT_EQ(leastCollision({{3, 0}}), (std::vector<int64_t>{0, 1}));
}

TEST(LeastCollision, FindsNoneInAnInjectiveLayout) {
  EXPECT_EQ(leastCollision({{2, 2}, {2, 3}}), std::nullopt);
  EXPECT_EQ(leastCollision({}), std::nullopt);
}

}  // namespace
}  // namespace cutecheck
