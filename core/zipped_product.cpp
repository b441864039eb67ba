#include "core/zipped_product.h"

#include "core/logical_product.h"
#include "core/tile_unzip.h"

namespace cutecheck {
namespace {

Expected<Layout> multiply(const Layout& block, const Layout& by) { return logicalProduct(block, by); }

}  // namespace

Expected<Layout> zippedProduct(const Layout& block, const Tiler& tiler) {
  return tileUnzip(block, tiler, multiply, "zipped_product_c2");
}

}  // namespace cutecheck
