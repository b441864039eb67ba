#include "core/flat_divide.h"

#include "core/tile_unzip.h"
#include "core/zipped_divide.h"

namespace cutecheck {

Expected<Layout> flatDivide(const Layout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(a, tiler));
  return spreadBoth(zipped);
}

}  // namespace cutecheck
