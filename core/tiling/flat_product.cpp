// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/flat_product.h"

#include "core/tiling/tile_unzip.h"
#include "core/tiling/zipped_product.h"

namespace cutecheck {

Expected<Layout> flatProduct(const Layout& block, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedProduct(block, tiler));
  return spreadBoth(zipped);
}

}  // namespace cutecheck
