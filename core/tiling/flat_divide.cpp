// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/flat_divide.h"

#include "core/tiling/tile_unzip.h"
#include "core/tiling/zipped_divide.h"

namespace cutecheck {

Expected<Layout> flatDivide(const Layout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(a, tiler));
  return spreadBoth(zipped);
}

}  // namespace cutecheck
