// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/blocked_product.h"

#include <algorithm>

#include "core/tiling/padded_product.h"

namespace cutecheck {

Expected<Layout> blockedProduct(const Layout& block, const Layout& tiler) {
  CUTECHECK_TRY(product, paddedProduct(block, tiler));
  const Layout blocks = product.mode(0), copies = product.mode(1);
  std::vector<Layout> modes;
  for (size_t i = 0; i < std::min(blocks.rank(), copies.rank()); ++i)
    modes.push_back(concat({blocks.mode(i), copies.mode(i)}));
  return concat(modes);
}

}  // namespace cutecheck
