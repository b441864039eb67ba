// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor copies as the host computes them, from what a kernel's comment says of its tensor map.
//
//   // tensor map: tiled BF16_RN, tensor 96,40, strides 208, box 32,24, swizzle 64
//   // tensor map: im2col F16_RN, tensor 32,9,4, strides 80,720, box 16,24, corners -1 -1, swizzle 0
//   // call: load at 16,9 offsets 2, tile at 0      also prefetch, multicast, update, store, reduce ADD
//   // memory: 2048 bytes
//
// Strides are bytes, of dimensions 1 and on; the box of im2col is channels and pixels. Sources: PTX ISA 9.0,
// "Tensors" (modes, boxes, swizzles), "cp.async.bulk.tensor", "cp.reduce.async.bulk.tensor"; CUDA driver API,
// cuTensorMapEncodeTiled and cuTensorMapEncodeIm2col. Nothing of the lowering is used.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "tools/device/host_map.h"

namespace cutecheck::run_ptx {

using Bytes = std::vector<uint8_t>;

struct TmaCase {
  HostMap map;
  std::string call, reduction;
  std::vector<int64_t> start, offsets;
  size_t memory = 0, base = 0;
  bool loads() const { return call != "store" && call != "reduce"; }
};

// Nothing for a module without these comments, or with others.
std::optional<TmaCase> tmaCase(const std::string& module);

// What the call makes of shared memory (of a load) or of the tensor (of the others).
Bytes loaded(const TmaCase& one, const Bytes& tensor, const Bytes& memory);
Bytes stored(const TmaCase& one, const Bytes& memory, const Bytes& tensor);

// Elements of the map's format, one behind the other, such that every result of the call is exact.
Bytes randomElements(const TmaCase& one, size_t bytes, uint64_t seed);

}  // namespace cutecheck::run_ptx
