#include "lowering/mixed/tiled_divide.h"

#include "lowering/mixed/zipped_divide.h"

namespace cutecheck::mixed {

Expected<MixedLayout> tiledDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(arithmetic, a, tiler));
  const MixedLayout rest = modeOf(zipped, 1);
  std::vector<MixedLayout> modes = {modeOf(zipped, 0)};
  for (size_t i = 0; i < rest.shape.rank(); ++i) modes.push_back(modeOf(rest, i));
  return concatenated(modes);
}

Expected<MixedLayout> flatDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler) {
  CUTECHECK_TRY(zipped, zippedDivide(arithmetic, a, tiler));
  std::vector<MixedLayout> modes;
  for (const size_t part : {size_t{0}, size_t{1}}) {
    const MixedLayout side = modeOf(zipped, part);
    for (size_t i = 0; i < side.shape.rank(); ++i) modes.push_back(modeOf(side, i));
  }
  return concatenated(modes);
}

}  // namespace cutecheck::mixed
