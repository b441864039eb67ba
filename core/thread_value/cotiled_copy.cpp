// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/cotiled_copy.h"

#include "core/composition/composition.h"
#include "core/composition/left_inverse.h"
#include "core/layout/coalesce.h"
#include "core/layout/filter.h"
#include "core/notation/compact_layout.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

Expected<bool> oneFunction(const Layout& a, const Layout& b) {
  CUTECHECK_TRY(x, coalesce(a));
  CUTECHECK_TRY(y, coalesce(b));
  return x == y;
}

}  // namespace

Expected<TvTile> activeTile(const IntTuple& shape, const Layout& tv) {
  CUTECHECK_TRY(extents, productEach(shape));
  CUTECHECK_TRY(dense, compactLayout(extents));
  std::vector<Layout> tilers;
  std::vector<Tiler> byMode;
  for (size_t i = 0; i < extents.rank(); ++i) {
    std::vector<IntTuple> along(extents.rank(), IntTuple(0));
    along[i] = IntTuple(1);
    CUTECHECK_TRY(coordinates,
                  composition(Layout::unchecked(extents, IntTuple::tuple(std::move(along))), tv));
    CUTECHECK_TRY(tiler, filter(coordinates));
    byMode.emplace_back(tiler);
    tilers.push_back(std::move(tiler));
  }
  CUTECHECK_TRY(tile, composition(dense, Tiler::tuple(std::move(byMode))));
  CUTECHECK_TRY(inTile, leftInverse(tile));
  CUTECHECK_TRY(layoutTv, composition(inTile, tv));
  return TvTile{concat(tilers), std::move(layoutTv)};
}

Expected<TvTile> makeCotiledCopy(const Layout& atomTv, const Layout& data) {
  if (!atomTv.shape().isTuple() || atomTv.rank() != 2)
    return makeError(Code::kRank, "tiled_copy_c1", "a thread-value layout must have two modes");
  CUTECHECK_TRY(inverse, leftInverse(data));
  // An address behind the last is that of no coordinate; the mode 1:0 keeps it from being one beyond the
  // data.
  CUTECHECK_TRY(tv, composition(concat({inverse, Layout()}), atomTv));
  CUTECHECK_TRY(addresses, composition(concat({data, Layout()}), tv));
  CUTECHECK_TRY(same, oneFunction(addresses, atomTv));
  if (!same)
    return makeError(Code::kOutOfDomain, "cotiled_copy_c1",
                     "an address of the atom is not an address of the data");
  return activeTile(data.shape(), tv);
}

}  // namespace cutecheck
