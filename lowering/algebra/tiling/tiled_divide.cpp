// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/tiled_divide.h"

#include "lowering/algebra/tiling/zipped_divide.h"

namespace cutecheck::mixed {

Expected<MixedLayout> tiledDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(arithmetic, a, tiler));
  std::vector<MixedLayout> modes = {modeOf(zipped, 0)};
  appendSpread(modes, modeOf(zipped, 1));
  return concatenated(modes);
}

Expected<MixedLayout> flatDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(arithmetic, a, tiler));
  std::vector<MixedLayout> modes;
  appendSpread(modes, modeOf(zipped, 0));
  appendSpread(modes, modeOf(zipped, 1));
  return concatenated(modes);
}

}  // namespace cutecheck::mixed
