// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/coalesce.h"

#include "lowering/algebra/values/flat_layout.h"

namespace cutecheck::mixed {

Expected<MixedLayout> coalesce(Arithmetic& arithmetic, const MixedLayout& a) {
  if (auto error = checkExtents(a.shape)) return std::move(*error);
  CUTECHECK_TRY(modes, flatExtended(arithmetic, a));
  // Beyond the domain nothing is promised, so a last mode of one element says nothing.
  if (modes.back().extent.is(1)) modes.pop_back();
  return layoutOf(modes);
}

Expected<MixedLayout> coalesce(Arithmetic& arithmetic, const MixedLayout& a, const IntTuple& profile) {
  if (profile.isLeaf()) return coalesce(arithmetic, a);
  if (profile.rank() > a.shape.rank())
    return makeError(Code::kRank, "mixed_coalesce_c1", "the profile has more modes than the layout");
  std::vector<MixedLayout> modes;
  for (size_t i = 0; i < a.shape.rank(); ++i) {
    if (i >= profile.rank()) {
      modes.push_back(modeOf(a, i));
      continue;
    }
    CUTECHECK_TRY(mode, coalesce(arithmetic, modeOf(a, i), profile.mode(i)));
    modes.push_back(std::move(mode));
  }
  return concatenated(modes);
}

}  // namespace cutecheck::mixed
