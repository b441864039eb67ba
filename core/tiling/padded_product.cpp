// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/padded_product.h"

#include <algorithm>

#include "core/tiling/logical_product.h"

namespace cutecheck {
namespace {

// `a` with modes 1:0 appended up to `rank`, its modes as a tuple.
Layout padded(const Layout& a, size_t rank) {
  std::vector<Layout> modes;
  for (size_t i = 0; i < rank; ++i) modes.push_back(i < a.rank() ? a.mode(i) : Layout());
  return concat(modes);
}

}  // namespace

Expected<Layout> paddedProduct(const Layout& block, const Layout& tiler) {
  const size_t rank = std::max(block.rank(), tiler.rank());
  return logicalProduct(padded(block, rank), padded(tiler, rank));
}

}  // namespace cutecheck
