// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// At each limit of a launch, and one beyond it.
#include "core/nvgpu/launch_limits.h"

#include <gtest/gtest.h>

#include <vector>

namespace cutecheck {
namespace {

using Extents = std::vector<int64_t>;
using Registers = std::map<std::string, int64_t>;

bool isThread(const Registers& registers) { return isThreadOfLaunch(registers, std::nullopt); }

TEST(LaunchLimits, ABlockHasUpTo1024ThreadsAnd64AlongZ) {
  for (const Extents& block : {Extents{1}, {1024}, {1, 1024}, {32, 32}, {4, 4, 64}})
    EXPECT_TRUE(isBlockOfLaunch(block));
  for (const Extents& block :
       {Extents{}, {0}, {-1}, {1025}, {32, 33}, {1, 1, 65}, {4, 5, 64}, {1, 1, 1, 1}, {INT64_MAX, INT64_MAX}})
    EXPECT_FALSE(isBlockOfLaunch(block));
}

TEST(LaunchLimits, AClusterHasUpTo16Blocks) {
  for (const Extents& cluster : {Extents{1}, {16}, {2, 2, 4}}) EXPECT_TRUE(isClusterOfLaunch(cluster));
  for (const Extents& cluster : {Extents{}, {0}, {17}, {4, 5}, {1, 1, 1, 1}})
    EXPECT_FALSE(isClusterOfLaunch(cluster));
}

TEST(LaunchLimits, RegistersAreThoseOfAThread) {
  for (const Registers& thread : {Registers{},
                                  {{"tid.x", 1023}},
                                  {{"tid.x", 31}, {"tid.y", 31}},
                                  {{"tid.z", 63}},
                                  {{"ntid.x", 64}, {"tid.x", 63}},
                                  {{"ctaid.x", 2147483646}},
                                  {{"ctaid.y", 65534}},
                                  {{"nctaid.z", 65535}},
                                  {{"cluster.ctarank", 15}},
                                  {{"cluster.nctarank", 16}},
                                  {{"cluster.nctaid.y", 16}},
                                  {{"cluster.ctaid.x", 3}, {"cluster.ctaid.y", 3}},
                                  {{"warpsize", 32}}})
    EXPECT_TRUE(isThread(thread));
  for (const Registers& thread : {Registers{{"tid.x", 1024}},
                                  {{"tid.x", -1}},
                                  {{"tid.x", 31}, {"tid.y", 32}},
                                  {{"tid.z", 64}},
                                  {{"ntid.x", 64}, {"tid.x", 64}},
                                  {{"ntid.x", 0}},
                                  {{"ntid.x", 32}, {"ntid.y", 33}},
                                  {{"ctaid.x", 2147483647}},
                                  {{"ctaid.y", 65535}},
                                  {{"nctaid.z", 65536}},
                                  {{"nctaid.x", 4}, {"ctaid.x", 4}},
                                  {{"nclusterid.x", 0}},
                                  {{"cluster.ctarank", 16}},
                                  {{"cluster.ctarank", 2}, {"cluster.nctarank", 2}},
                                  {{"cluster.nctarank", 17}},
                                  {{"cluster.nctaid.y", 0}},
                                  {{"cluster.ctaid.x", 16}},
                                  {{"cluster.ctaid.x", 3}, {"cluster.ctaid.y", 4}},
                                  {{"warpsize", 16}}})
    EXPECT_FALSE(isThread(thread));
}

// Of a block that is stated the other directions count, though no register is read there.
TEST(LaunchLimits, AStatedBlockIsTheBlock) {
  const Registers thread = {{"tid.x", 31}, {"tid.y", 31}};
  EXPECT_TRUE(isThreadOfLaunch(thread, std::array<uint32_t, 3>{32, 32, 1}));
  EXPECT_FALSE(isThreadOfLaunch(thread, std::array<uint32_t, 3>{32, 32, 2}));
  const std::array<uint32_t, 3> row = {128, 1, 1};
  for (const Registers& one : {Registers{{"ntid.x", 128}}, {{"ntid.y", 1}}, {{"tid.x", 127}, {"tid.y", 0}}})
    EXPECT_TRUE(isThreadOfLaunch(one, row));
  for (const Registers& one : {Registers{{"ntid.x", 1}}, {{"ntid.x", 129}}, {{"ntid.y", 2}}, {{"tid.x", 128}}, {{"tid.y", 1}}})
    EXPECT_FALSE(isThreadOfLaunch(one, row));
}

TEST(LaunchLimits, AStatedClusterIsTheCluster) {
  const std::array<uint32_t, 3> pair = {2, 1, 1};
  for (const Registers& one :
       {Registers{{"cluster.ctarank", 1}}, {{"cluster.nctarank", 2}}, {{"cluster.ctaid.x", 1}}})
    EXPECT_TRUE(isThreadOfLaunch(one, std::nullopt, pair));
  for (const Registers& one :
       {Registers{{"cluster.ctarank", 2}}, {{"cluster.nctarank", 1}}, {{"cluster.ctaid.y", 1}}})
    EXPECT_FALSE(isThreadOfLaunch(one, std::nullopt, pair));
}

}  // namespace
}  // namespace cutecheck
