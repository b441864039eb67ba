// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor maps: what the machine keeps in their 128 bytes, and which bytes a box of a tensor is.
//
// The layout of the words is this machine's own; programs change them by tensormap.replace alone. Sources:
// PTX ISA 9.0, "Tensors" (tiled and im2col modes, boxes, swizzles), CUDA driver API, cuTensorMapEncodeTiled.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "oracle/ptx/bytes/machine/numbers.h"

namespace cutecheck::emulate {

struct TensorMap {
  uint32_t magic = kMagic;
  uint32_t format = 0;  // CUtensorMapDataType
  uint64_t base = 0;
  std::array<uint64_t, 4> strides{};    // bytes, of all dimensions but the first
  std::array<uint32_t, 5> lastIndex{};  // extents less one
  std::array<uint16_t, 5> box{};        // of im2col: channels, pixels
  std::array<int8_t, 3> lower{}, upper{};
  uint8_t rank = 1, swizzle = 0, im2col = 0;  // swizzle: CUtensorMapSwizzle

  static constexpr uint32_t kMagic = 0x43554d50;

  // Bytes of the box, and of the shared memory from its first to its last: each row takes as many as the
  // swizzle spans.
  uint64_t boxBytes() const;
  uint64_t reachBytes() const;
  Element element() const;
  // Whether the format is tf32, or one with ftz.
  bool mayChangeNumbers() const { return format >= kF32Ftz && format <= kTf32Ftz; }
  static constexpr uint32_t kF32Ftz = 10, kTf32 = 11, kTf32Ftz = 12;
};
static_assert(sizeof(TensorMap) <= 128);

// What the driver refuses, in words; empty where it takes the map.
std::string whatIsWrong(const TensorMap& map);

// A run of bytes of the box: where in shared memory, where in global memory or, outside of the tensor,
// nowhere.
struct BoxPart {
  uint64_t shared = 0;
  std::optional<uint64_t> global;
  uint32_t bytes = 0;
  uint32_t unit = 0;     // bytes of an element, or of several that are together
  uint32_t padding = 0;  // bytes behind them in shared memory that a load fills with zeros
};
// Calls `visit` for each element of the box at `start`, which lies in shared memory from `shared` on;
// `joins`: for several at once that lie behind one another in 16 bytes there, and in global memory or outside
// of the tensor. The result is empty, or says why the copy is refused.
std::string visitBox(const TensorMap& map, const std::vector<int64_t>& start,
                     const std::vector<int64_t>& offsets, uint64_t shared, bool joins,
                     const std::function<void(const BoxPart&)>& visit);

}  // namespace cutecheck::emulate
