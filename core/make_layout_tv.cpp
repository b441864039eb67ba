#include "core/make_layout_tv.h"

#include "core/composition.h"
#include "core/fault.h"
#include "core/raked_product.h"
#include "core/right_inverse.h"
#include "core/size.h"

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
                     "threads and values together do not number the elements of the tile one to one");
  std::vector<IntTuple> tiler;
  for (size_t i = 0; i < tile.rank(); ++i) {
    CUTECHECK_TRY(extent, size(tile.mode(i)));
    tiler.emplace_back(extent);
  }
  const bool valueFirst = CUTECHECK_FAULT("make_layout_tv.value_first");
  const Layout split = Layout::unchecked(IntTuple::tuple({threads, values}),
                                         valueFirst ? IntTuple::tuple({values, 1}) : IntTuple::tuple({1, threads}));
  CUTECHECK_TRY(layout, composition(inverse, split));
  return LayoutTv{IntTuple::tuple(std::move(tiler)), std::move(layout)};
}

}  // namespace cutecheck
