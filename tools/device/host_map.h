// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a host tells the driver of a tensor, for a tensor map of boxes or of images.
#pragma once

#include <cstdint>
#include <vector>

namespace cutecheck::run_ptx {

struct HostMap {
  uint32_t format = 0;            // CUtensorMapDataType
  std::vector<uint64_t> extents;  // elements, the contiguous mode first
  std::vector<uint64_t> strides;  // bytes, of all modes but the first
  std::vector<uint32_t> box;      // of im2col: channels, pixels
  std::vector<int32_t> lower, upper;
  uint32_t swizzle = 0;  // bytes of a row of the pattern
  bool im2col() const { return !lower.empty(); }
  uint32_t promotion = 0;  // bytes of L2 at a time: 0, 64, 128, 256
  uint64_t bytes() const;  // from the first element to behind the last row
};

}  // namespace cutecheck::run_ptx
