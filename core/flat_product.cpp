#include "core/flat_product.h"

#include "core/tile_unzip.h"
#include "core/zipped_product.h"

namespace cutecheck {

Expected<Layout> flatProduct(const Layout& block, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedProduct(block, tiler));
  return spreadBoth(zipped);
}

}  // namespace cutecheck
