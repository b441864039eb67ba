// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tensorMap: what a TMA tensor map must say for a box of global memory to land where a layout says.
//
// The 128 bytes themselves are the driver's; these are the arguments of cuTensorMapEncodeTiled. Sources: CUDA
// driver API, cuTensorMapEncodeTiled; CUTLASS include/cute/atom/copy_traits_sm90_tma.hpp; limits and
// placements as an H200 with driver 13.0 took and refused them.
#pragma once

#include <cstdint>
#include <vector>

#include "core/notation/composed_layout.h"
#include "core/nvgpu/matrix_descriptor.h"

namespace cutecheck {

// Dimension 0 is the one whose elements are neighbours in both memories.
struct TensorMap {
  std::vector<size_t> modes;         // dimension i is mode modes[i] of the layouts given
  std::vector<int64_t> extents;      // globalDim, in elements
  std::vector<int64_t> byteStrides;  // globalStrides, of dimensions 1 and on
  std::vector<int64_t> box;          // boxDim, in elements
  SwizzleMode mode = SwizzleMode::kNone;

  friend bool operator==(const TensorMap&, const TensorMap&) = default;
};

// Returns the map by which box after box of `global` is copied to and from shared memory laid out as
// `shared`.
//
//   global       one mode for each dimension, each an integer leaf; strides count elements
//   box          the extent of the box in each mode
//   shared       modes of the sizes of the box; offsets count elements, offset 0 lies on a multiple of 1024
//   bytes elementBits  8, 16, 32 or 64
//
// The order of the dimensions and the swizzle are found, and compared with `shared` at every element: refused
// iff no map copies so. Under a swizzle a row of the box takes a whole row of the pattern, in part unused.
//
// Fails with kRank for other than 1 to 5 modes or ranks that differ (tensor_map_c1), kUsage when an extent, a
// stride or the box breaks a limit (tensor_map_c2 to tensor_map_c5), kNotCanonical with the first element, a
// linear coordinate of the box, that the nearest map places elsewhere (tensor_map_c6). Source:
// docs/reference/spec.md#tensor_map.
Expected<TensorMap> tensorMap(const Layout& global, const IntTuple& box, const ComposedLayout& shared,
                              int elementBits);

}  // namespace cutecheck
