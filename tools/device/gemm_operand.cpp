// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/gemm_operand.h"

#include <bit>
#include <cmath>
#include <cstring>

#include "tools/device/bf16.h"

namespace cutecheck::run_ptx {
namespace {

constexpr int32_t kScaledDepth = 32, kTile = 128, kTileScales = 512;

// e4m3: four bits of exponent with a bias of 7, three of mantissa (OCP 8-bit floating point, E4M3); of finite
// values.
float floatOfE4m3(uint8_t bits) {
  const int exponent = bits >> 3 & 15, mantissa = bits & 7;
  const float magnitude = exponent == 0 ? std::ldexp(static_cast<float>(mantissa), -9)
                                        : std::ldexp(static_cast<float>(8 + mantissa), exponent - 10);
  return (bits & 0x80) != 0 ? -magnitude : magnitude;
}

// Of a small integer, which is exact.
uint8_t e4m3OfInteger(int value) {
  for (int bits = 0; bits < 0x7f; ++bits)
    if (floatOfE4m3(static_cast<uint8_t>(bits)) == static_cast<float>(std::abs(value)))
      return static_cast<uint8_t>(bits | (value < 0 ? 0x80 : 0));
  return 0;
}

size_t scaleAt(int32_t row, int32_t k, int32_t depth) {
  const int32_t tilesOfK = (depth + kTile - 1) / kTile;
  const int32_t tile = row / kTile * tilesOfK + k / kTile, r = row % kTile;
  return static_cast<size_t>(tile) * kTileScales +
         static_cast<size_t>(16 * (r % 32) + 4 * (r / 32) + k % kTile / kScaledDepth);
}

}  // namespace

float GemmOperand::at(int32_t row, int32_t k) const {
  const size_t i = static_cast<size_t>(row) * static_cast<size_t>(depth) + static_cast<size_t>(k);
  if (!scaled) {
    uint16_t bits;
    std::memcpy(&bits, bytes.data() + 2 * i, 2);
    return floatOfBf16(bits);
  }
  constexpr int kScaleBias = 127;  // ue8m0: a power of two
  return std::ldexp(floatOfE4m3(bytes[i]), scales[scaleAt(row, k, depth)] - kScaleBias);
}

GemmOperand drawOperand(int32_t rows, int32_t depth, bool scaled, bool integers, std::mt19937_64& random) {
  std::uniform_int_distribution<int> integer(-8, 8), finite(0, 0x4f),
      spread(integers ? 126 : 122, integers ? 128 : 131);
  std::normal_distribution<double> normal;
  GemmOperand operand{rows, depth, scaled, {}, {}};
  const size_t count = static_cast<size_t>(rows) * static_cast<size_t>(depth);
  operand.bytes.resize(scaled ? count : 2 * count);
  for (size_t i = 0; i < count; ++i) {
    if (scaled) {
      operand.bytes[i] = integers ? e4m3OfInteger(integer(random))
                                  : static_cast<uint8_t>(finite(random) | (random() % 2 << 7));
      continue;
    }
    const uint16_t bits = bf16OfFloat(static_cast<float>(integers ? integer(random) : normal(random)));
    std::memcpy(operand.bytes.data() + 2 * i, &bits, 2);
  }
  if (!scaled) return operand;
  const auto tiles = [](int32_t extent) { return static_cast<size_t>((extent + kTile - 1) / kTile); };
  operand.scales.resize(tiles(rows) * tiles(depth) * kTileScales);
  for (uint8_t& scale : operand.scales) scale = static_cast<uint8_t>(spread(random));
  return operand;
}

}  // namespace cutecheck::run_ptx
