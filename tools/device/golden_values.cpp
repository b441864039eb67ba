// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/golden_values.h"

#include <bit>
#include <cstring>

#include "tools/device/half.h"

namespace cutecheck::run_ptx {

int64_t between(Random& random, int64_t least, int64_t most) {
  return least + static_cast<int64_t>(random() % static_cast<uint64_t>(most - least + 1));
}

int bitsOf(const std::string& type) {
  if (type == "f64") return 64;
  if (type == "s64" || type == "u64" || type == "b64") return 64;
  if (type == "f32" || type == "tf32" || type == "s32" || type == "u32" || type == "b32") return 32;
  if (type == "f16" || type == "bf16") return 16;
  if (type == "s4" || type == "u4") return 4;
  return type == "b1" ? 1 : 8;
}

namespace {

// A small integer as an 8-bit float with `fraction` bits of fraction.
uint64_t float8(int64_t value, int fraction, int bias) {
  if (value == 0) return 0;
  const uint64_t sign = value < 0 ? 0x80 : 0, magnitude = static_cast<uint64_t>(value < 0 ? -value : value);
  const int top = 63 - std::countl_zero(magnitude);
  return sign | static_cast<uint64_t>(top + bias) << fraction |
         ((magnitude << fraction >> top) & ((uint64_t{1} << fraction) - 1));
}

// The bits of an integer as an element.
uint64_t encoded(const std::string& type, int64_t value) {
  const auto single = [&] { return std::bit_cast<uint32_t>(static_cast<float>(value)); };
  if (type == "f64") return std::bit_cast<uint64_t>(static_cast<double>(value));
  if (type == "f32" || type == "tf32") return single();
  if (type == "f16") return halfOfFloat(static_cast<float>(value));
  if (type == "bf16") return single() >> 16;
  if (type == "e4m3") return float8(value, 3, 7);
  if (type == "e5m2") return float8(value, 2, 15);
  const int bits = bitsOf(type);
  return static_cast<uint64_t>(value) & (~uint64_t{0} >> (64 - bits));
}

}  // namespace

int64_t randomValue(Random& random, const std::string& type) {
  if (type == "s8") return between(random, -128, 127);
  if (type == "u8") return between(random, 0, 255);
  if (type == "s4") return between(random, -8, 7);
  if (type == "u4") return between(random, 0, 15);
  if (type == "b1") return between(random, 0, 1);
  return between(random, -3, 3);  // exact in every float, and so are sums of 256 products of two
}

Bytes packed(const std::string& type, const std::vector<int64_t>& values) {
  const auto bits = static_cast<size_t>(bitsOf(type));
  Bytes bytes((values.size() * bits + 7) / 8);
  for (size_t i = 0; i < values.size(); ++i) {
    const uint64_t element = encoded(type, values[i]);
    if (bits < 8)
      bytes[i * bits / 8] = static_cast<uint8_t>(bytes[i * bits / 8] | element << (i * bits % 8));
    else
      std::memcpy(bytes.data() + i * bits / 8, &element, bits / 8);
  }
  return bytes;
}

}  // namespace cutecheck::run_ptx
