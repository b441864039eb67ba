// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/tmem_view.h"

#include <optional>

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/STLExtras.h"

namespace cutecheck::cute_nvgpu {

namespace {

// The modes of a static layout in the order of their strides, those that are one joined; nothing of others.
using Modes = llvm::SmallVector<std::pair<int64_t, int64_t>>;
std::optional<Modes> modesOf(const Layout& layout) {
  Modes sorted, joined;
  for (const auto& [extent, stride] : llvm::zip_equal(leaves(layout.shape()), leaves(layout.stride()))) {
    if (!extent.isInt() || !stride.isInt()) return std::nullopt;
    if (extent.value() != 1) sorted.emplace_back(stride.value(), extent.value());
  }
  llvm::sort(sorted);
  for (const auto& [stride, extent] : sorted)
    if (!joined.empty() && joined.back().first * joined.back().second == stride)
      joined.back().second *= extent;
    else
      joined.emplace_back(stride, extent);
  return joined;
}

}  // namespace

bool namesTile(cute::MemRefType view, const Layout& tile) {
  const auto modes = modesOf(view.getLayout());
  return modes && modes == modesOf(tile);
}

}  // namespace cutecheck::cute_nvgpu
