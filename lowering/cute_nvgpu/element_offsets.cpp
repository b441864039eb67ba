// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/element_offsets.h"

namespace cutecheck::cute_nvgpu {

std::vector<int64_t> elementOffsets(const Layout& layout) {
  const std::vector<IntTuple> extents = leaves(layout.shape()), strides = leaves(layout.stride());
  size_t size = 1;
  for (const IntTuple& extent : extents) size *= static_cast<size_t>(extent.value());
  std::vector<int64_t> result;
  if (size == 0) return result;
  result.reserve(size);
  result.push_back(0);
  for (size_t leaf = 0; leaf < extents.size(); ++leaf) {
    const size_t before = result.size();
    const int64_t stride = strides[leaf].value();
    for (int64_t x = 1; x < extents[leaf].value(); ++x)
      for (size_t i = 0; i < before; ++i) result.push_back(result[i] + x * stride);
  }
  return result;
}

}  // namespace cutecheck::cute_nvgpu
