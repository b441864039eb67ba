// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/golden_tmem.h"

#include <algorithm>
#include <regex>

#include "tools/device/golden_values.h"

namespace cutecheck::run_ptx {

namespace {

constexpr size_t kLanes = 128;

Bytes randomBytes(Random& random, size_t count) {
  Bytes data(count);
  for (uint8_t& byte : data) byte = static_cast<uint8_t>(random());
  return data;
}

// The row of the source that a lane gets (PTX ISA, "tcgen05.cp"); nothing where it keeps what it has.
std::optional<size_t> rowOf(const std::string& shape, size_t lane) {
  if (shape.starts_with("128x")) return lane;
  if (shape.starts_with("4x")) return lane % 32 == 0 ? std::optional(lane / 32) : std::nullopt;
  if (shape == "64x128b_warpx2_02_13") return lane % 64;
  if (shape == "64x128b_warpx2_01_23") return lane % 32 + lane / 64 * 32;
  return lane % 32;
}

// Of a pair each block gets the rows of its own shared memory.
GoldenCase copiedRows(const std::string& shape, size_t rows, size_t bytes, size_t blocks, uint64_t seed) {
  Random random(seed);
  const Bytes source = randomBytes(random, blocks * rows * bytes);
  const Bytes before = randomBytes(random, blocks * kLanes * bytes);
  Bytes after = before;
  for (size_t block = 0; block < blocks; ++block)
    for (size_t lane = 0; lane < kLanes; ++lane)
      if (const auto row = rowOf(shape, lane))
        std::copy_n(source.begin() + static_cast<std::ptrdiff_t>((block * rows + *row) * bytes), bytes,
                    after.begin() + static_cast<std::ptrdiff_t>((block * kLanes + lane) * bytes));
  GoldenCase result{"s2t", kLanes, static_cast<uint32_t>(2048 + rows * bytes), {source, before}, after};
  result.blocks = static_cast<uint32_t>(blocks);
  return result;
}

}  // namespace

std::optional<GoldenCase> tensorMemoryCase(const std::string& name, uint64_t seed) {
  static const std::regex copy("tmem_(load|store)/(16|32)x(32|64|128|256)b(x2)?_x([0-9]+)(_pack|_unpack)?");
  static const std::regex rows("tmem_cp/((4|32|64|128)x(128|256)b(_warpx(4|2_02_13|2_01_23))?)(_pair)?");
  std::smatch part;
  if (std::regex_match(name, part, rows))
    return copiedRows(part[1], std::stoul(part[2]), std::stoul(part[3]) / 8, part[6].matched ? 2 : 1, seed);
  if (!std::regex_match(name, part, copy)) return std::nullopt;
  const size_t bits = std::stoul(part[3]) * (part[4].matched ? 2 : 1) * std::stoul(part[5]);
  Random random(seed);
  const Bytes data = randomBytes(random, kLanes * bits / 8);
  return GoldenCase{"tmem", kLanes, 1024, {data}, data};
}

}  // namespace cutecheck::run_ptx
