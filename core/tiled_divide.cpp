#include "core/tiled_divide.h"

#include "core/tile_unzip.h"
#include "core/zipped_divide.h"

namespace cutecheck {

Expected<Layout> tiledDivide(const Layout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(a, tiler));
  return spreadSecond(zipped);
}

}  // namespace cutecheck
