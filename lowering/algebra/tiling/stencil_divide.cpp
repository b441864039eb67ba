// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/stencil_divide.h"

#include "lowering/algebra/composition.h"
#include "lowering/algebra/size.h"

namespace cutecheck::mixed {
namespace {

struct Stencil {
  MixedLayout window, places;
};

Expected<Stencil> divideMode(Arithmetic& arithmetic, const MixedLayout& mode, const Tiler& tiler) {
  const MixedLayout unit{MixedTuple::leaf(Number::of(1)), MixedTuple::leaf(Number::of(0))};
  if (tiler.isKeep()) return Stencil{unit, mode};
  const auto noWindow = [] {
    return makeError(Code::kNotStatic, "mixed_stencil_divide_c2",
                     "a window is one static mode with a distance of at least 1");
  };
  if (!tiler.isLayout()) return noWindow();
  const IntTuple &extent = tiler.layout().shape(), &distance = tiler.layout().stride();
  if (!extent.isInt() || !distance.isInt() || (distance.value() < 1 && !extent.isInt(1))) return noWindow();
  CUTECHECK_TRY(reach, arithmetic.multiply(Number::of(extent.value() - 1), Number::of(distance.value())));
  CUTECHECK_TRY(all, size(arithmetic, mode.shape));
  CUTECHECK_TRY(count, arithmetic.add(all, Number::of(-*reach.constant)));
  if (count.constant && *count.constant < 1)
    return makeError(Code::kOutOfDomain, "mixed_stencil_divide_c3", "a window is longer than its mode");
  CUTECHECK_TRY(window, composition(arithmetic, mode, MixedLayout::of(tiler.layout())));
  CUTECHECK_TRY(places, composition(arithmetic, mode,
                                    MixedLayout{MixedTuple::leaf(count), MixedTuple::leaf(Number::of(1))}));
  return Stencil{std::move(window), std::move(places)};
}

}  // namespace

Expected<MixedLayout> stencilDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler) {
  if (!tiler.isTuple()) {
    CUTECHECK_TRY(whole, divideMode(arithmetic, a, tiler));
    return concatenated({whole.window, whole.places});
  }
  if (tiler.modes().size() > a.shape.rank())
    return makeError(Code::kRank, "mixed_stencil_divide_c1", "the tiler has more modes than the layout");
  std::vector<MixedLayout> windows, places;
  for (size_t i = 0; i < a.shape.rank(); ++i) {
    if (i >= tiler.modes().size()) {
      places.push_back(modeOf(a, i));
      continue;
    }
    CUTECHECK_TRY(mode, divideMode(arithmetic, modeOf(a, i), tiler.modes()[i]));
    windows.push_back(mode.window);
    places.push_back(mode.places);
  }
  return concatenated({concatenated(windows), concatenated(places)});
}

}  // namespace cutecheck::mixed
