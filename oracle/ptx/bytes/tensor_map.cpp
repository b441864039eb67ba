// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/ptx/bytes/tensor_map.h"

#include <algorithm>

namespace cutecheck::emulate {

namespace {

// Elements that are copied as one, and their bytes in the tensor and in shared memory.
struct Unit {
  uint32_t elements = 1, global = 1, shared = 1;
};

constexpr uint32_t kU4Align8 = 13, kU4Align16 = 14, kU6Align16 = 15;

Unit unitOf(const TensorMap& map) {
  if (map.format == kU4Align8) return {16, 8, 8};
  if (map.format == kU4Align16) return {16, 8, 16};
  if (map.format == kU6Align16) return {16, 12, 16};
  const auto bytes = static_cast<uint32_t>(bitsOf(map.element()) / 8);
  return {1, bytes, bytes};
}

// Bytes of a row of the pattern: 0 where there is none.
uint64_t spanOf(const TensorMap& map) { return map.swizzle == 0 ? 0 : uint64_t{16} << map.swizzle; }

// 32, 64, 128 bytes: bits 4 and on are changed by bits 7 and on. The atom of 32 bytes: bits 5, 6 by 7, 8.
uint64_t swizzled(const TensorMap& map, uint64_t address) {
  constexpr uint8_t kAtom32 = 4;
  if (map.swizzle == 0) return address;
  if (map.swizzle == kAtom32) return address ^ (address >> 7 & 3) << 5;
  return address ^ (address >> 7 & (spanOf(map) / 16 - 1)) << 4;
}

uint64_t rowBytes(const TensorMap& map) {
  const Unit unit = unitOf(map);
  return uint64_t{map.box[0]} / unit.elements * unit.shared;
}

uint64_t pitchOf(const TensorMap& map) {
  if (map.swizzle == 0) return rowBytes(map);
  return std::min<uint64_t>(spanOf(map), 128);
}

uint64_t rowsOf(const TensorMap& map) {
  uint64_t rows = 1;
  for (size_t d = 1; d < (map.im2col != 0 ? 2 : map.rank); ++d) rows *= map.box[d];
  return rows;
}

}  // namespace

Element TensorMap::element() const {
  constexpr std::array<Element, 13> kElements = {Element::kU8,  Element::kU16,  Element::kU32, Element::kS32,
                                                 Element::kU64, Element::kS64,  Element::kF16, Element::kF32,
                                                 Element::kF64, Element::kBf16, Element::kF32, Element::kTf32,
                                                 Element::kTf32};
  return format < kElements.size() ? kElements[format] : Element::kU4;
}

uint64_t TensorMap::boxBytes() const { return rowBytes(*this) * rowsOf(*this); }
uint64_t TensorMap::reachBytes() const { return pitchOf(*this) * rowsOf(*this); }

std::string whatIsWrong(const TensorMap& map) {
  if (map.magic != TensorMap::kMagic) return "no tensor map is there";
  if (map.format > kU6Align16) return "a format that no tensor has";
  if (map.rank < 1 || map.rank > 5) return "a rank that no tensor has";
  if (map.base % 16 != 0) return "the tensor's address is no multiple of 16";
  for (size_t d = 0; d + 1 < map.rank; ++d)
    if (map.strides[d] % 16 != 0 || map.strides[d] >> 40 != 0) return "a stride is no multiple of 16";
  const size_t modes = map.im2col != 0 ? 1 : map.rank;
  for (size_t d = 0; d < modes; ++d)
    if (map.box[d] < 1 || map.box[d] > 256) return "an extent of the box is not in 1 to 256";
  if (map.box[0] % unitOf(map).elements != 0 || rowBytes(map) % 16 != 0)
    return "a row of the box is no multiple of 16 bytes";
  if (map.swizzle > 4 || (map.swizzle != 0 && rowBytes(map) > pitchOf(map)))
    return "a row of the box is longer than the swizzle's";
  return "";
}

std::string visitBox(const TensorMap& map, const std::vector<int64_t>& start,
                     const std::vector<int64_t>& offsets, uint64_t shared, bool joins,
                     const std::function<void(const BoxPart&)>& visit) {
  if (const std::string wrong = whatIsWrong(map); !wrong.empty()) return wrong;
  if (start.size() != map.rank) return "the tensor has another rank";
  if (shared % (map.swizzle == 0 ? 16 : 128) != 0) return "the tile's address is not aligned";
  const Unit unit = unitOf(map);
  if (start[0] % unit.elements != 0) return "the first coordinate is not one of a unit";
  std::vector<int64_t> pixel = start;
  for (uint64_t row = 0; row < rowsOf(map); ++row) {
    std::vector<int64_t> at = start;
    if (map.im2col != 0) {
      at = pixel;
      for (size_t d = 0; d < offsets.size(); ++d) at[d + 1] += offsets[d];
      // The next pixel, the innermost dimension first, between the corners; then the next image.
      size_t d = 1;
      for (; d + 1 < map.rank; ++d) {
        if (++pixel[d] <= static_cast<int64_t>(map.lastIndex[d]) + map.upper[d - 1]) break;
        pixel[d] = map.lower[d - 1];
      }
      if (d + 1 == map.rank) ++pixel[d];
    } else {
      uint64_t rest = row;
      for (size_t d = 1; d < map.rank; ++d) {
        at[d] += static_cast<int64_t>(rest % map.box[d]);
        rest /= map.box[d];
      }
    }
    bool inside = true;
    uint64_t place = map.base;
    for (size_t d = 1; d < map.rank; ++d) {
      inside = inside && at[d] >= 0 && at[d] <= static_cast<int64_t>(map.lastIndex[d]);
      place += static_cast<uint64_t>(at[d]) * map.strides[d - 1];
    }
    const uint64_t count = map.box[0] / unit.elements;
    for (uint64_t i = 0, some = 1; i < count; i += some) {
      const int64_t element = at[0] + static_cast<int64_t>(i * unit.elements),
                    last = static_cast<int64_t>(map.lastIndex[0]);
      const uint64_t begin = shared + row * pitchOf(map) + i * unit.shared;
      const bool holds = inside && element >= 0 && element <= last;
      some = 1;
      // A swizzle exchanges pieces of 16 bytes.
      if (joins && unit.shared == unit.global && unit.shared <= 16 && (element >= 0 || !inside)) {
        some = std::clamp<uint64_t>((16 - begin % 16) / unit.shared, 1, count - i);
        if (holds) some = std::min(some, static_cast<uint64_t>(last - element) / unit.elements + 1);
      }
      BoxPart part;
      part.shared = swizzled(map, begin);
      part.unit = unit.global;
      part.bytes = static_cast<uint32_t>(some * unit.global);
      part.padding = unit.shared - unit.global;
      if (holds) part.global = place + static_cast<uint64_t>(element) / unit.elements * unit.global;
      visit(part);
    }
  }
  return "";
}

}  // namespace cutecheck::emulate
