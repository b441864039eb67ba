// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/gemm_operand.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

#include "tools/device/bf16.h"
#include "tools/device/half.h"

namespace cutecheck::run_ptx {
namespace {

constexpr int32_t kScaledDepth = 32, kTile = 128, kTileScales = 512;

// OCP 8-bit floating point, E4M3 and E5M2: the bits of the fraction, and the bias; of finite values.
struct Small {
  int fraction, bias;
};
Small smallOf(const std::string& element) { return element == "e5m2" ? Small{2, 15} : Small{3, 7}; }

float floatOfSmall(const Small& small, uint8_t bits) {
  const int one = 1 << small.fraction, exponent = (bits & 0x7f) >> small.fraction,
            fraction = bits & (one - 1);
  const float magnitude = std::ldexp(static_cast<float>(exponent == 0 ? fraction : one + fraction),
                                     std::max(exponent, 1) - small.bias - small.fraction);
  return (bits & 0x80) != 0 ? -magnitude : magnitude;
}

// Of a small integer, which is exact.
uint8_t smallOfInteger(const Small& small, int value) {
  for (int bits = 0; bits < 0x7b; ++bits)
    if (floatOfSmall(small, static_cast<uint8_t>(bits)) == static_cast<float>(std::abs(value)))
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
  if (element.starts_with('e')) {
    constexpr int kScaleBias = 127;  // ue8m0: a power of two
    const float value = floatOfSmall(smallOf(element), bytes[i]);
    return scales.empty() ? value : std::ldexp(value, scales[scaleAt(row, k, depth)] - kScaleBias);
  }
  uint16_t bits;
  std::memcpy(&bits, bytes.data() + 2 * i, 2);
  return element == "f16" ? floatOfHalf(bits) : floatOfBf16(bits);
}

void GemmOperand::row(int32_t row, double* to, size_t apart) const {
  if (element.starts_with('e')) {
    for (int32_t k = 0; k < depth; ++k, to += apart) *to = double{at(row, k)};
    return;
  }
  const bool half = element == "f16";
  const uint8_t* from = bytes.data() + 2 * static_cast<size_t>(row) * static_cast<size_t>(depth);
  for (int32_t k = 0; k < depth; ++k, to += apart, from += 2) {
    uint16_t bits;
    std::memcpy(&bits, from, 2);
    *to = double{half ? floatOfHalf(bits) : floatOfBf16(bits)};
  }
}

namespace {

void drawFactors(GemmOperand& operand, bool integers, std::mt19937_64& random) {
  std::uniform_int_distribution<int> power(-2, 2);
  std::uniform_real_distribution<float> factor(0.1f, 3);
  operand.factors.resize(integers ? static_cast<size_t>(operand.rows) : 1);
  for (float& one : operand.factors) one = integers ? std::ldexp(1.0f, power(random)) : factor(random);
}

}  // namespace

GemmOperand drawOperand(const GemmKernel& kernel, const std::string& element, int32_t rows, int32_t depth,
                        bool integers, std::mt19937_64& random) {
  const Small small = smallOf(element);
  // Up to 8 in magnitude.
  std::uniform_int_distribution<int> integer(-8, 8), finite(0, ((small.bias + 3) << small.fraction) - 1),
      spread(integers ? 126 : 122, integers ? 128 : 131);
  std::normal_distribution<double> normal;
  GemmOperand operand{rows, depth, element, {}, {}, {}};
  const bool isSmall = element.starts_with('e');
  const size_t count = static_cast<size_t>(rows) * static_cast<size_t>(depth);
  operand.bytes.resize(isSmall ? count : 2 * count);
  for (size_t i = 0; i < count; ++i) {
    if (isSmall) {
      operand.bytes[i] = integers
                             ? smallOfInteger(small, integer(random))
                             : static_cast<uint8_t>(finite(random) | static_cast<int>(random() % 2 << 7));
      continue;
    }
    const auto value = static_cast<float>(integers ? integer(random) : normal(random));
    const uint16_t bits = element == "f16" ? halfOfFloat(value) : bf16OfFloat(value);
    std::memcpy(operand.bytes.data() + 2 * i, &bits, 2);
  }
  if (kernel.factors()) drawFactors(operand, integers, random);
  if (!kernel.scaled) return operand;
  const auto tiles = [](int32_t extent) { return static_cast<size_t>((extent + kTile - 1) / kTile); };
  operand.scales.resize(tiles(rows) * tiles(depth) * kTileScales);
  for (uint8_t& scale : operand.scales) scale = static_cast<uint8_t>(spread(random));
  return operand;
}

}  // namespace cutecheck::run_ptx
