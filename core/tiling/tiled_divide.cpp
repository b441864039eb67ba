// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tiled_divide.h"

#include "core/tiling/tile_unzip.h"
#include "core/tiling/zipped_divide.h"

namespace cutecheck {

Expected<Layout> tiledDivide(const Layout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(a, tiler));
  return spreadSecond(zipped);
}

}  // namespace cutecheck
