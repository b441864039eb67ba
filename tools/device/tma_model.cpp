// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/device/tma_model.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstring>
#include <functional>
#include <random>
#include <regex>

#include "tools/device/half.h"

namespace cutecheck::run_ptx {

namespace {

constexpr std::array<const char*, 13> kFormats = {"U8",         "U16",     "U32",        "S32",    "U64",
                                                  "S64",        "F16_RN",  "F32_RN",     "F64_RN", "BF16_RN",
                                                  "F32_FTZ_RN", "TF32_RN", "TF32_FTZ_RN"};
enum Format : uint32_t {
  kU8,
  kU16,
  kU32,
  kS32,
  kU64,
  kS64,
  kF16,
  kF32,
  kF64,
  kBF16,
  kF32Ftz,
  kTF32,
  kTF32Ftz
};

size_t bytesOf(uint32_t format) {
  if (format == kU8) return 1;
  if (format == kU16 || format == kF16 || format == kBF16) return 2;
  return format == kU64 || format == kS64 || format == kF64 ? 8 : 4;
}

template <typename T>
std::vector<T> numbers(const std::string& text) {
  std::vector<T> list;
  if (text == "-" || text.empty()) return list;
  for (size_t begin = 0; begin <= text.size();) {
    const size_t end = std::min(text.find(',', begin), text.size());
    list.push_back(static_cast<T>(std::stoll(text.substr(begin, end - begin))));
    begin = end + 1;
  }
  return list;
}

// What a load makes of an element: of tf32 the nearest one, of two the even one, and one NaN of all; with ftz
// nothing is flushed. So does an H200; no document says it.
void loadOne(uint32_t format, uint8_t* to, const uint8_t* from) {
  std::memcpy(to, from, bytesOf(format));
  if (format != kTF32 && format != kTF32Ftz) return;
  uint32_t word = 0;
  std::memcpy(&word, from, sizeof word);
  const bool isNan = (word & 0x7fffffffU) > 0x7f800000U;
  word = isNan ? 0x7fffe000U : (word + 0xfffU + (word >> 13 & 1)) & 0xffffe000U;
  std::memcpy(to, &word, sizeof word);
}

// Visits each element of the box: where it is in shared memory, and where in the tensor, or outside of it.
using Visit = std::function<void(size_t, std::optional<size_t>)>;

std::optional<size_t> placeIn(const HostMap& map, const std::vector<int64_t>& at) {
  size_t place = static_cast<size_t>(at[0]) * bytesOf(map.format);
  for (size_t d = 0; d < at.size(); ++d) {
    if (at[d] < 0 || at[d] >= static_cast<int64_t>(map.extents[d])) return std::nullopt;
    if (d > 0) place += static_cast<size_t>(at[d]) * map.strides[d - 1];
  }
  return place;
}

// The pattern changes bits 4 and on of an address by bits 7 and on, as many as its rows have 16 bytes.
size_t swizzled(const HostMap& map, size_t address) {
  const size_t mask = map.swizzle ? map.swizzle / 16 - 1 : 0;
  return address ^ (address >> 7 & mask) << 4;
}

void visitBox(const TmaCase& one, const Visit& visit) {
  const HostMap& map = one.map;
  const size_t bytes = bytesOf(map.format), inner = map.box[0],
               pitch = map.swizzle ? map.swizzle : inner * bytes;
  size_t rows = 1;
  for (size_t d = 1; d < map.box.size(); ++d) rows *= map.box[d];
  std::vector<int64_t> pixel = one.start;  // of im2col
  for (size_t row = 0; row < rows; ++row) {
    std::vector<int64_t> at = one.start;
    if (map.im2col()) {
      at = pixel;
      for (size_t d = 0; d < one.offsets.size(); ++d) at[d + 1] += one.offsets[d];
      // The next base pixel, columns first, inside the corners; then the next image.
      size_t d = 1;
      for (; d + 1 < pixel.size(); ++d) {
        if (++pixel[d] <= static_cast<int64_t>(map.extents[d]) - 1 + map.upper[d - 1]) break;
        pixel[d] = map.lower[d - 1];
      }
      if (d + 1 == pixel.size()) ++pixel[d];
    } else {
      size_t rest = row;
      for (size_t d = 1; d < at.size(); ++d) {
        at[d] += static_cast<int64_t>(rest % map.box[d]);
        rest /= map.box[d];
      }
    }
    for (size_t i = 0; i < inner; ++i) {
      std::vector<int64_t> element = at;
      element[0] += static_cast<int64_t>(i);
      visit(swizzled(map, one.base + row * pitch + i * bytes), placeIn(map, element));
    }
  }
}

float floatOf(uint32_t format, uint64_t bits) {
  if (format == kF16) return floatOfHalf(static_cast<uint16_t>(bits));
  if (format == kBF16) return std::bit_cast<float>(static_cast<uint32_t>(bits << 16));
  return std::bit_cast<float>(static_cast<uint32_t>(bits));
}
// Exact: the values are small.
uint64_t bitsOf(uint32_t format, float value) {
  if (format == kF16) return halfOfFloat(value);
  const uint32_t bits = std::bit_cast<uint32_t>(value);
  return format == kBF16 ? bits >> 16 : bits;
}

bool isFloat(uint32_t format) {
  return format == kF16 || format == kF32 || format == kBF16 || format >= kF32Ftz;
}

uint64_t combinedBits(const std::string& reduction, uint32_t format, uint64_t old, uint64_t value) {
  if (isFloat(format)) {
    const float a = floatOf(format, old), b = floatOf(format, value);
    return bitsOf(format, reduction == "ADD" ? a + b : reduction == "MIN" ? std::min(a, b) : std::max(a, b));
  }
  const auto less = [&](uint64_t a, uint64_t b) {
    if (format == kS32) return static_cast<int32_t>(a) < static_cast<int32_t>(b);
    if (format == kS64) return static_cast<int64_t>(a) < static_cast<int64_t>(b);
    return a < b;
  };
  if (reduction == "ADD") return old + value;
  if (reduction == "MIN") return less(value, old) ? value : old;
  if (reduction == "MAX") return less(old, value) ? value : old;
  if (reduction == "INC") return old >= value ? 0 : old + 1;
  if (reduction == "DEC") return old == 0 || old > value ? value : old - 1;
  if (reduction == "AND") return old & value;
  return reduction == "OR" ? old | value : old ^ value;
}

}  // namespace

uint64_t HostMap::bytes() const {
  const uint64_t row = extents[0] * bytesOf(format);
  return strides.empty() ? row : strides.back() * extents.back();
}

std::optional<TmaCase> tmaCase(const std::string& module) {
  static const std::regex map(
      "// tensor map: (tiled|im2col) (\\w+), tensor ([\\d,]+), strides ([\\d,-]+), box ([\\d,]+)"
      "(?:, corners ([\\d,-]+) ([\\d,-]+))?, swizzle (\\d+)\n");
  static const std::regex call(
      "// call: (load|prefetch|multicast|update|store|reduce)(?: ([A-Z]+))? at ([\\d,-]+)(?: offsets "
      "([\\d,]+))?, "
      "tile at "
      "(\\d+)\n");
  static const std::regex memory("// memory: (\\d+) bytes\n");
  std::smatch m, c, b;
  if (!std::regex_search(module, m, map) || !std::regex_search(module, c, call) ||
      !std::regex_search(module, b, memory))
    return std::nullopt;
  const auto format = std::find(kFormats.begin(), kFormats.end(), m[2].str());
  if (format == kFormats.end()) return std::nullopt;
  TmaCase one;
  one.map.format = static_cast<uint32_t>(format - kFormats.begin());
  one.map.extents = numbers<uint64_t>(m[3]);
  one.map.strides = numbers<uint64_t>(m[4]);
  one.map.box = numbers<uint32_t>(m[5]);
  one.map.lower = numbers<int32_t>(m[6]);
  one.map.upper = numbers<int32_t>(m[7]);
  one.map.swizzle = static_cast<uint32_t>(std::stoul(m[8]));
  one.call = c[1];
  one.reduction = c[2];
  one.start = numbers<int64_t>(c[3]);
  one.offsets = numbers<int64_t>(c[4]);
  one.base = std::stoul(c[5]);
  one.memory = std::stoul(b[1]);
  const size_t rank = one.map.extents.size();
  const bool image = one.map.im2col();
  if (one.start.size() != rank || one.map.strides.size() + 1 != rank || image != (m[1] == "im2col") ||
      one.map.box.size() != (image ? 2 : rank) || (image && one.map.lower.size() + 2 != rank) ||
      one.map.upper.size() != one.map.lower.size())
    return std::nullopt;
  return one;
}

Bytes loaded(const TmaCase& one, const Bytes& tensor, const Bytes& memory) {
  Bytes after = memory;
  const size_t bytes = bytesOf(one.map.format);
  visitBox(one, [&](size_t place, std::optional<size_t> from) {
    if (from)
      loadOne(one.map.format, after.data() + place, tensor.data() + *from);
    else
      std::memset(after.data() + place, 0, bytes);
  });
  return after;
}

Bytes stored(const TmaCase& one, const Bytes& memory, const Bytes& tensor) {
  Bytes after = tensor;
  const size_t bytes = bytesOf(one.map.format);
  visitBox(one, [&](size_t place, std::optional<size_t> to) {
    if (!to) return;
    uint64_t value = 0, old = 0;
    std::memcpy(&value, memory.data() + place, bytes);
    std::memcpy(&old, after.data() + *to, bytes);
    if (!one.reduction.empty()) value = combinedBits(one.reduction, one.map.format, old, value);
    std::memcpy(after.data() + *to, &value, bytes);
  });
  return after;
}

Bytes randomElements(const TmaCase& one, size_t bytes, uint64_t seed) {
  std::mt19937_64 random(seed);
  const size_t width = bytesOf(one.map.format);
  Bytes data(bytes);
  for (size_t at = 0; at + width <= bytes; at += width) {
    uint64_t bits = random();
    const bool counted = one.reduction == "INC" || one.reduction == "DEC";
    if (counted) bits %= 8;
    // A small integer: exact in every float, and so is the sum of two.
    if (isFloat(one.map.format) && !one.reduction.empty())
      bits = bitsOf(one.map.format, static_cast<float>(static_cast<int>(bits % 17) - 8));
    // What a copy may flush or round: any bits, below the least normal number, between two of tf32, infinite
    // or none.
    else if (one.map.format >= kF32Ftz && one.loads()) {
      const uint64_t kind = random() % 6;
      if (kind == 0) bits &= 0x807fffffU;
      if (kind == 1) bits |= 0x7f800000U;
      if (kind == 2) bits = (bits & 0xffffe000U) | 0x1000U;
      if (kind == 3) bits = (bits & 0x80001fffU) | (bits >> 32 & 1 ? 0x7fe000U : 0x7f7fe000U);
      if (kind == 4) bits = (bits & 0x80000000U) | 0x7f800000U;
    }
    // Normal, and no more fraction than tf32 has: whatever is flushed or rounded stays as it is.
    else if (one.map.format >= kF32Ftz)
      bits = (bits & 0x80000000u) | (64 + bits % 127) << 23 | (bits & 0x7fe000u);
    std::memcpy(data.data() + at, &bits, width);
  }
  return data;
}

}  // namespace cutecheck::run_ptx
