#include "core/tiled_product.h"

#include "core/tile_unzip.h"
#include "core/zipped_product.h"

namespace cutecheck {

Expected<Layout> tiledProduct(const Layout& block, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedProduct(block, tiler));
  return spreadSecond(zipped);
}

}  // namespace cutecheck
