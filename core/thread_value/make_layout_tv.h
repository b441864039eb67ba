// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_layout_tv: which value of which thread owns each element of a tile.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

struct LayoutTv {
  IntTuple tiler;  // extents of the tile, (m, n, ...)
  Layout layout;   // (thread, value) -> column-major index in the tile
};

// Returns the tile that `thr` and `val` span together, and its thread-value layout:
// composition(right_inverse(raked_product(thr, val)), (size(thr), size(val))), tiler the sizes of
// the modes of the raked product. Fails with kNotInjective unless the raked product is a
// bijection onto [0, size) (make_layout_tv_c1). Source: docs/reference/spec.md#make_layout_tv; the CuTe
// DSL `make_layout_tv`.
Expected<LayoutTv> makeLayoutTv(const Layout& thr, const Layout& val);

}  // namespace cutecheck
