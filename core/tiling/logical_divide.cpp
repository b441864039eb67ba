// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/logical_divide.h"

#include "core/composition/complement.h"
#include "core/composition/composition.h"
#include "core/layout/size.h"

namespace cutecheck {

Expected<Layout> logicalDivide(const Layout& a, const Layout& tiler) {
  CUTECHECK_TRY(extent, size(a));
  // logical_divide_r1, logical_divide_r2, logical_divide_r3, logical_divide_r4, logical_divide_r5,
  // logical_divide_r6
  CUTECHECK_TRY(rest, complement(tiler, extent));
  LayoutBuilder both;
  both.push(tiler);
  both.push(rest);
  return composition(a, std::move(both).finish());
}

Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler) {
  if (tiler.isKeep()) return a;
  if (tiler.isLayout()) return logicalDivide(a, tiler.layout());
  if (tiler.modes().size() > a.rank())
    return makeError(Code::kRank, "logical_divide_c2",
                     "a tiler of rank " + std::to_string(tiler.modes().size()) +
                         " does not fit a layout of rank " + std::to_string(a.rank()));
  LayoutBuilder modes;
  for (size_t i = 0; i < a.rank(); ++i) {
    if (i >= tiler.modes().size()) {
      modes.push(a.mode(i));
      continue;
    }
    CUTECHECK_TRY(mode, logicalDivide(a.mode(i), tiler.modes()[i]));
    modes.push(mode);
  }
  return std::move(modes).finish();
}

}  // namespace cutecheck
