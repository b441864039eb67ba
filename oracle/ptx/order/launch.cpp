// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/order/launch.h"

#include <cstdlib>
#include <string>

#include "core/nvgpu/launch_limits.h"

namespace cutecheck::ptx {

std::optional<uint64_t> PtxLaunch::given(const PtxParameter& of, size_t parameter, uint64_t offset,
                                         uint64_t count) const {
  if (count == 0 || count > 8 || offset > of.bytes || count > of.bytes - offset) return std::nullopt;
  const auto whole = scalars.find(parameter);
  uint64_t value = 0;
  for (uint64_t i = 0; i < count; ++i) {
    const auto one = bytes.find({parameter, offset + i});
    // A scalar has 8 bytes at most, all of them given.
    if (one == bytes.end() && (whole == scalars.end() || of.aggregate || offset + i >= 8))
      return std::nullopt;
    value |= (one != bytes.end() ? one->second : whole->second >> (8 * (offset + i)) & 255) << (8 * i);
  }
  return value;
}

std::string whatIsWrongWithLaunch(const PtxKernel& kernel, const std::optional<PtxLaunch::Extents>& block,
                                  const std::optional<PtxLaunch::Extents>& grid, uint64_t dynamicShared) {
  constexpr uint64_t kBlocks = kMostBlocksOfCluster, kStatic = 48 * 1024;
  const auto shared = static_cast<uint64_t>(mostSharedOfBlock(kernel.machine));
  const auto passes = [](uint64_t extent, int64_t most) {
    return extent == 0 || extent > static_cast<uint64_t>(most);
  };
  for (size_t d = 0; d < 3; ++d) {
    const std::string name(1, static_cast<char>('x' + d));
    if (block && passes((*block)[d], kMostThreadsAlong[d]))
      return "block." + name + " is " + std::to_string((*block)[d]) + ", and a block has 1 to " +
             std::to_string(kMostThreadsAlong[d]);
    if (grid && passes((*grid)[d], kMostBlocksAlong[d]))
      return "grid." + name + " is " + std::to_string((*grid)[d]) + ", and a grid has 1 to " +
             std::to_string(kMostBlocksAlong[d]);
  }
  if (kernel.cluster > kBlocks)
    return std::to_string(kernel.cluster) + " blocks: a cluster has at most " + std::to_string(kBlocks);
  if (block && (*block)[0] * (*block)[1] * (*block)[2] > uint64_t{kMostThreadsOfBlock})
    return std::to_string((*block)[0] * (*block)[1] * (*block)[2]) + " threads: a block has at most 1024 threads";
  if (kernel.namedShared > kStatic)
    return std::to_string(kernel.namedShared) + " bytes of variables of shared memory pass the limit of " +
           std::to_string(kStatic) + "; more is dynamic, .extern .shared";
  if (kernel.namedShared + dynamicShared > shared || dynamicShared > shared)
    return std::to_string(kernel.namedShared) + " bytes of shared memory and shared " +
           std::to_string(dynamicShared) + " pass the limit of " + std::to_string(shared);
  return "";
}

PtxLaunch launchOf(std::string_view module) {
  PtxLaunch launch;
  constexpr std::string_view kParameter = "%arg", kMap = ": !cute_nvgpu.atom.non_exec_tiled_tma_",
                             kBits = "copy_bits = ";
  const size_t begin = module.find("func.func @");
  const size_t end = begin == std::string_view::npos ? begin : module.find(" {\n", begin);
  if (end == std::string_view::npos) return launch;
  const std::string_view header = module.substr(begin, end - begin);
  for (size_t at = header.find(kParameter); at != std::string_view::npos;
       at = header.find(kParameter, at + 1)) {
    const size_t number = at + kParameter.size();
    const size_t type = header.find(':', number);
    if (type == std::string_view::npos || !header.substr(type).starts_with(kMap)) continue;
    const size_t bits = header.find(kBits, type);
    if (bits == std::string_view::npos) continue;
    launch.boxes[{std::strtoull(std::string(header.substr(number)).c_str(), nullptr, 10), 0}].bytes =
        std::strtoull(std::string(header.substr(bits + kBits.size())).c_str(), nullptr, 10) / 8;
  }
  return launch;
}

}  // namespace cutecheck::ptx
