// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/rest_shape.h"

#include "core/composition/complement.h"
#include "core/tuple/ceil_div.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {

Expected<IntTuple> restShape(const IntTuple& a, const Tiler& tiler) {
  if (tiler.isKeep()) return a;
  if (tiler.isLayout()) {
    const Layout& by = tiler.layout();
    CUTECHECK_TRY(target, product(a));
    CUTECHECK_TRY(rest, complement(by, target));
    return rest.shape();
  }
  if (tiler.modes().size() > a.rank() || a.isLeaf())
    return makeError(Code::kRank, "ceil_div_c3", "the tiler has more modes than the shape");
  std::vector<IntTuple> modes = a.modes();
  for (size_t i = 0; i < tiler.modes().size(); ++i) {
    CUTECHECK_TRY(mode, restShape(a.mode(i), tiler.modes()[i]));
    modes[i] = std::move(mode);
  }
  return IntTuple::tuple(std::move(modes));
}

}  // namespace cutecheck
