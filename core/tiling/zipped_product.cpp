// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/zipped_product.h"

#include "core/tiling/logical_product.h"
#include "core/tiling/tile_unzip.h"

namespace cutecheck {
namespace {

Expected<Layout> multiply(const Layout& block, const Layout& by) { return logicalProduct(block, by); }

}  // namespace

Expected<Layout> zippedProduct(const Layout& block, const Tiler& tiler) {
  return tileUnzip(block, tiler, multiply, "zipped_product_c2");
}

}  // namespace cutecheck
