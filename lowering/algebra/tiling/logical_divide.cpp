// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/logical_divide.h"

#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/size.h"

namespace cutecheck::mixed {

Expected<MixedLayout> logicalDivide(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& tile) {
  CUTECHECK_TRY(extent, size(arithmetic, a.shape));
  CUTECHECK_TRY(rest, complement(arithmetic, tile, extent));
  return composition(arithmetic, a, concatenated({tile, rest}));
}

Expected<MixedLayout> logicalDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler) {
  if (tiler.isLayout()) return logicalDivide(arithmetic, a, MixedLayout::of(tiler.layout()));
  if (tiler.isKeep()) return a;
  if (tiler.modes().size() > a.shape.rank())
    return makeError(Code::kRank, "mixed_logical_divide_c1", "the tiler has more modes than the layout");
  std::vector<MixedLayout> modes;
  for (size_t i = 0; i < a.shape.rank(); ++i) {
    if (i >= tiler.modes().size()) {
      modes.push_back(modeOf(a, i));
      continue;
    }
    CUTECHECK_TRY(mode, logicalDivide(arithmetic, modeOf(a, i), tiler.modes()[i]));
    modes.push_back(std::move(mode));
  }
  return concatenated(modes);
}

}  // namespace cutecheck::mixed
