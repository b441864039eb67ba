// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/make_layout_tv.h"

#include "core/composition/composition.h"
#include "core/composition/right_inverse.h"
#include "core/layout/size.h"
#include "core/tiling/raked_product.h"

namespace cutecheck {

Expected<LayoutTv> makeLayoutTv(const Layout& thr, const Layout& val) {
  CUTECHECK_TRY(tile, rakedProduct(thr, val));
  CUTECHECK_TRY(threads, size(thr));
  CUTECHECK_TRY(values, size(val));
  CUTECHECK_TRY(elements, size(tile));
  CUTECHECK_TRY(inverse, rightInverse(tile));
  CUTECHECK_TRY(reached, size(inverse));
  if (reached != elements)
    return makeError(Code::kNotInjective, "make_layout_tv_c1",
                     "the thread layout and the value layout together must be a bijection onto the tile");
  std::vector<IntTuple> tiler;
  for (size_t i = 0; i < tile.rank(); ++i) {
    CUTECHECK_TRY(extent, size(tile.mode(i)));
    tiler.emplace_back(extent);
  }
  const Layout split = Layout::unchecked(IntTuple::tuple({threads, values}), IntTuple::tuple({1, threads}));
  CUTECHECK_TRY(layout, composition(inverse, split));
  return LayoutTv{IntTuple::tuple(std::move(tiler)), std::move(layout)};
}

}  // namespace cutecheck
