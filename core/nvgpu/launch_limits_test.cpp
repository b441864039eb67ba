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

// The least and the greatest number of each register, free and of a stated block and cluster: neither one
// less nor one more.
TEST(LaunchLimits, EachRegisterHasItsEnds) {
  using Extents = std::optional<std::array<uint32_t, 3>>;
  const struct {
    Extents block, cluster;
    const char* name;
    int64_t least, most;
  } rows[] = {
      {{}, {}, "warpsize", 32, 32},
      {{}, {}, "cluster.nctarank", 1, 16},
      {{}, {}, "cluster.ctarank", 0, 15},
      {{}, {}, "ntid.x", 1, 1024},
      {{}, {}, "ntid.y", 1, 1024},
      {{}, {}, "ntid.z", 1, 64},
      {{}, {}, "tid.x", 0, 1023},
      {{}, {}, "tid.y", 0, 1023},
      {{}, {}, "tid.z", 0, 63},
      {{}, {}, "nctaid.x", 1, 2147483647},
      {{}, {}, "nctaid.y", 1, 65535},
      {{}, {}, "nctaid.z", 1, 65535},
      {{}, {}, "ctaid.x", 0, 2147483646},
      {{}, {}, "ctaid.z", 0, 65534},
      {{}, {}, "nclusterid.x", 1, 2147483647},
      {{}, {}, "nclusterid.y", 1, 65535},
      {{}, {}, "clusterid.x", 0, 2147483646},
      {{}, {}, "clusterid.y", 0, 65534},
      {{}, {}, "clusterid.z", 0, 65534},
      {{}, {}, "cluster.nctaid.x", 1, 16},
      {{}, {}, "cluster.nctaid.z", 1, 16},
      {{}, {}, "cluster.ctaid.x", 0, 15},
      {{}, {}, "cluster.ctaid.z", 0, 15},
      {{{8, 4, 2}}, {}, "ntid.x", 8, 8},
      {{{8, 4, 2}}, {}, "ntid.z", 2, 2},
      {{{8, 4, 2}}, {}, "tid.x", 0, 7},
      {{{8, 4, 2}}, {}, "tid.y", 0, 3},
      {{{8, 4, 2}}, {}, "tid.z", 0, 1},
      {{}, {{4, 2, 2}}, "cluster.nctarank", 16, 16},
      {{}, {{4, 2, 2}}, "cluster.ctarank", 0, 15},
      {{}, {{3, 1, 2}}, "cluster.nctarank", 6, 6},
      {{}, {{3, 1, 2}}, "cluster.ctarank", 0, 5},
      {{}, {{3, 1, 2}}, "cluster.nctaid.x", 3, 3},
      {{}, {{3, 1, 2}}, "cluster.nctaid.z", 2, 2},
      {{}, {{3, 1, 2}}, "cluster.ctaid.x", 0, 2},
      {{}, {{3, 1, 2}}, "cluster.ctaid.z", 0, 1},
  };
  for (const auto& row : rows)
    for (const auto& [number, wanted] :
         {std::pair(row.least, true), {row.most, true}, {row.least - 1, false}, {row.most + 1, false}})
      EXPECT_EQ(isThreadOfLaunch({{row.name, number}}, row.block, row.cluster), wanted)
          << row.name << " is " << number;
}

TEST(LaunchLimits, ABlockAndAClusterHaveTheirEnds) {
  using Three = std::array<int64_t, 3>;
  for (const Three& block :
       {Three{1024, 1, 1}, {1, 1024, 1}, {1, 1, 64}, {32, 32, 1}, {1, 1, 1}, {16, 1, 64}})
    EXPECT_TRUE(isBlockOfLaunch(block));
  for (const Three& block : {Three{1025, 1, 1},
                             {1, 1025, 1},
                             {1, 1, 65},
                             {32, 33, 1},
                             {0, 1, 1},
                             {1, 0, 1},
                             {1, 1, 0},
                             {17, 1, 64}})
    EXPECT_FALSE(isBlockOfLaunch(block));
  for (const Three& cluster : {Three{16, 1, 1}, {1, 16, 1}, {1, 1, 16}, {4, 2, 2}})
    EXPECT_TRUE(isClusterOfLaunch(cluster));
  for (const Three& cluster : {Three{17, 1, 1}, {1, 17, 1}, {1, 1, 17}, {4, 2, 3}})
    EXPECT_FALSE(isClusterOfLaunch(cluster));
  EXPECT_FALSE(isBlockOfLaunch(std::vector<int64_t>{}));
  EXPECT_TRUE(isBlockOfLaunch(std::vector<int64_t>{1024}));
  EXPECT_FALSE(isBlockOfLaunch(std::vector<int64_t>{1, 1, 1, 1}));
  // A block of more threads than 1024, and a cluster of more blocks than 16, though each direction is
  // allowed.
  EXPECT_TRUE(isThread({{"tid.x", 31}, {"tid.y", 31}}));
  EXPECT_FALSE(isThread({{"tid.x", 32}, {"tid.y", 31}}));
  EXPECT_TRUE(isThread({{"ntid.x", 512}, {"ntid.y", 2}}));
  EXPECT_FALSE(isThread({{"ntid.x", 513}, {"ntid.y", 2}}));
  EXPECT_TRUE(isThread({{"cluster.ctaid.x", 7}, {"cluster.ctaid.z", 1}}));
  EXPECT_FALSE(isThread({{"cluster.ctaid.x", 8}, {"cluster.ctaid.z", 1}}));
  EXPECT_TRUE(isThread({{"cluster.nctaid.x", 8}, {"cluster.nctaid.y", 2}}));
  EXPECT_FALSE(isThread({{"cluster.nctaid.x", 9}, {"cluster.nctaid.y", 2}}));
}

}  // namespace
}  // namespace cutecheck
