// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/tma_golden.h"

#include <random>

namespace cutecheck::run_ptx {

std::optional<GoldenCase> tmaGoldenCase(const std::string& module, uint64_t seed) {
  const std::optional<TmaCase> one = tmaCase(module);
  if (!one) return std::nullopt;
  GoldenCase result;
  result.kernel = "tma_" + one->call;
  result.threads = 128;
  result.map = one->map;
  const Bytes tensor = randomElements(*one, one->map.bytes(), seed);
  if (one->loads()) {
    // What lies in shared memory before: any bytes.
    std::mt19937_64 random(seed + 1);
    Bytes before(one->memory);
    for (uint8_t& byte : before) byte = static_cast<uint8_t>(random());
    constexpr uint32_t kBarrier = 8;
    result.sharedBytes = static_cast<uint32_t>(one->memory) + kBarrier;
    result.expected = loaded(*one, tensor, before);
    if (one->call == "multicast") {
      result.blocks = 2;
      const Bytes once = result.expected;
      result.expected.insert(result.expected.end(), once.begin(), once.end());
    }
    result.inputs = {tensor, before};
    if (one->call == "update") {
      // The host's map is of other memory, shape and pitch, all of which the kernel replaces.
      for (uint64_t& extent : result.map->extents) extent = 1;
      for (uint64_t& stride : result.map->strides) stride += 16;
      constexpr size_t kMap = 128, kCopied = 256;
      result.sharedBytes = static_cast<uint32_t>(one->memory + kCopied);
      result.inputs = {Bytes(result.map->bytes()), before, Bytes(kMap), tensor};
    }
    return result;
  }
  const Bytes memory = randomElements(*one, one->memory, seed + 1);
  result.sharedBytes = static_cast<uint32_t>(one->memory);
  result.mapsResult = true;
  result.before = tensor;
  result.inputs = {memory};
  result.expected = stored(*one, memory, tensor);
  return result;
}

}  // namespace cutecheck::run_ptx
