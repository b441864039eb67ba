// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tiled_product.h"

#include "core/tiling/tile_unzip.h"
#include "core/tiling/zipped_product.h"

namespace cutecheck {

Expected<Layout> tiledProduct(const Layout& block, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedProduct(block, tiler));
  return spreadSecond(zipped);
}

}  // namespace cutecheck
