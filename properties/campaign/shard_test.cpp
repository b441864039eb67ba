// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/campaign/shard.h"

#include <gtest/gtest.h>

namespace cutecheck::campaign {
namespace {

TEST(Shard, ReadsWhatItPrintsAndNothingElse) {
  const auto shard = parseShard("3/64");
  ASSERT_TRUE(shard);
  EXPECT_EQ(shard->index, 3u);
  EXPECT_EQ(shard->count, 64u);
  EXPECT_EQ(shard->str(), "3/64");
  for (const char* wrong : {"", "3", "/", "3/", "/4", "4/4", "-1/4", "1/0", "0/0", "1/4x", "x1/4", "1//4"})
    EXPECT_FALSE(parseShard(wrong)) << wrong;
}

TEST(Shard, EachNumberIsOwnedByExactlyOneOfThem) {
  size_t compared = 0;
  for (size_t count = 1; count < 9; ++count)
    for (size_t number = 0; number < 40; ++number) {
      size_t owners = 0;
      for (size_t index = 0; index < count; ++index) owners += Shard{index, count}.owns(number);
      EXPECT_EQ(owners, 1u);
      ++compared;
    }
  EXPECT_EQ(compared, 320u);
}

TEST(Shard, ArgumentsAreReadOrRefused) {
  ShardOptions options;
  EXPECT_EQ(readShardArgument("--shard=1/2", options), true);
  EXPECT_EQ(readShardArgument("--journal=a.journal", options), true);
  EXPECT_EQ(options.shard.str(), "1/2");
  EXPECT_EQ(options.journal, "a.journal");
  EXPECT_EQ(readShardArgument("--shard=2/2", options), false);
  EXPECT_EQ(readShardArgument("--journal=", options), false);
  EXPECT_EQ(readShardArgument("--seed=1", options), std::nullopt);
}

}  // namespace
}  // namespace cutecheck::campaign
