// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/zipped_divide.h"

#include "lowering/algebra/tiling/logical_divide.h"

namespace cutecheck::mixed {

Expected<MixedLayout> zippedDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler) {
  if (tiler.isLayout()) return logicalDivide(arithmetic, a, MixedLayout::of(tiler.layout()));
  const MixedLayout unit{MixedTuple::leaf(Number::of(1)), MixedTuple::leaf(Number::of(0))};
  if (tiler.isKeep()) return concatenated({unit, a});
  if (tiler.modes().size() > a.shape.rank())
    return makeError(Code::kRank, "mixed_zipped_divide_c1", "the tiler has more modes than the layout");
  std::vector<MixedLayout> tiles, rests;
  for (size_t i = 0; i < a.shape.rank(); ++i) {
    if (i >= tiler.modes().size()) {
      rests.push_back(modeOf(a, i));
      continue;
    }
    CUTECHECK_TRY(mode, zippedDivide(arithmetic, modeOf(a, i), tiler.modes()[i]));
    tiles.push_back(modeOf(mode, 0));
    rests.push_back(modeOf(mode, 1));
  }
  return concatenated({concatenated(tiles), concatenated(rests)});
}

}  // namespace cutecheck::mixed
