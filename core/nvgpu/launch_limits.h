// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What no launch passes, on SM90 and SM100: extents of a block and of a grid, blocks of a cluster, bytes of
// shared memory.
//
// Sources: CUDA C++ Programming Guide, "Compute Capabilities"; of clusters
// cudaFuncAttributeNonPortableClusterSizeAllowed.
#pragma once

#include <array>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>
#include <string>

namespace cutecheck {

// Along x, y and z.
inline constexpr std::array<int64_t, 3> kMostThreadsAlong = {1024, 1024, 64};
inline constexpr std::array<int64_t, 3> kMostBlocksAlong = {std::numeric_limits<int32_t>::max(), 65535,
                                                            65535};
inline constexpr int64_t kMostThreadsOfBlock = 1024, kMostBlocksOfCluster = 16, kThreadsOfWarp = 32;
inline constexpr int64_t kMostSharedOfBlock = 232448;  // bytes: 227 KiB
// The same of devices on which code for this machine runs, 90 of sm_90: those of 12.x have 99 KiB, and
// nothing later is known; what is made for an earlier machine may run on one that has 227.
constexpr int64_t mostSharedOfBlock(unsigned machine) {
  constexpr int64_t kOf12 = 101376;
  return machine / 10 == 12 ? kOf12 : kMostSharedOfBlock;
}

// In words, behind what does not keep them.
inline constexpr const char* kLaunchLimits =
    "a block has at most 1024 threads, 64 along z; a cluster 16 blocks; a grid 65535 blocks along y and z";

// Whether a launch may have these integers as extents, of which those that are not given are 1: one to three,
// each from 1 to what its direction allows, and the product at most `all`.
template <typename Extents>
constexpr bool isExtentOfLaunch(const Extents& extents, const std::array<int64_t, 3>& along, int64_t all) {
  int64_t product = 1;
  size_t d = 0;
  for (const int64_t extent : extents) {
    if (d == along.size() || extent < 1 || extent > along[d++] || extent > all / product) return false;
    product *= extent;
  }
  return d != 0;
}
template <typename Extents>
constexpr bool isBlockOfLaunch(const Extents& extents) {
  return isExtentOfLaunch(extents, kMostThreadsAlong, kMostThreadsOfBlock);
}
template <typename Extents>
constexpr bool isClusterOfLaunch(const Extents& extents) {
  constexpr int64_t kMost = kMostBlocksOfCluster;
  return isExtentOfLaunch(extents, {kMost, kMost, kMost}, kMost);
}

// Whether a launch has a thread with these special registers, by name such as "tid.x", in blocks and clusters
// of these extents where they are known.
inline bool isThreadOfLaunch(const std::map<std::string, int64_t>& registers,
                             const std::optional<std::array<uint32_t, 3>>& block,
                             const std::optional<std::array<uint32_t, 3>>& cluster = std::nullopt) {
  const auto number = [&](const std::string& name) -> std::optional<int64_t> {
    const auto at = registers.find(name);
    return at == registers.end() ? std::nullopt : std::optional(at->second);
  };
  const auto outside = [&](const std::string& name, int64_t least, int64_t most) {
    const auto n = number(name);
    return n && (*n < least || *n > most);
  };
  int64_t threads = 1, blocks = 1, ranks = cluster ? 1 : kMostBlocksOfCluster;
  for (size_t d = 0; cluster && d < 3; ++d) ranks *= (*cluster)[d];
  if (outside("warpsize", kThreadsOfWarp, kThreadsOfWarp) ||
      outside("cluster.nctarank", cluster ? ranks : 1, ranks) ||
      outside("cluster.ctarank", 0, number("cluster.nctarank").value_or(ranks) - 1))
    return false;
  for (size_t d = 0; d < 3; ++d) {
    const std::string axis = std::string(".") + "xyz"[d];
    const int64_t grid = kMostBlocksAlong[d], least = block ? int64_t{(*block)[d]} : 1,
                  most = block ? least : kMostThreadsAlong[d];
    const int64_t fewest = cluster ? int64_t{(*cluster)[d]} : 1,
                  widest = cluster ? fewest : kMostBlocksOfCluster;
    const auto extent = number("cluster.nctaid" + axis), place = number("cluster.ctaid" + axis);
    if (outside("ntid" + axis, least, most) ||
        outside("tid" + axis, 0, number("ntid" + axis).value_or(most) - 1) ||
        outside("nctaid" + axis, 1, grid) ||
        outside("ctaid" + axis, 0, number("nctaid" + axis).value_or(grid) - 1) ||
        outside("nclusterid" + axis, 1, grid) || outside("clusterid" + axis, 0, grid - 1) ||
        outside("cluster.nctaid" + axis, fewest, widest) ||
        outside("cluster.ctaid" + axis, 0, extent.value_or(widest) - 1))
      return false;
    blocks *= cluster ? fewest : extent.value_or(place.value_or(0) + 1);
    threads *=
        block ? int64_t{(*block)[d]} : number("ntid" + axis).value_or(number("tid" + axis).value_or(0) + 1);
  }
  return threads <= kMostThreadsOfBlock && blocks <= kMostBlocksOfCluster;
}

}  // namespace cutecheck
