// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// layout_modes: a layout as the list of its modes.
//
// Each of these does to shape and stride what core/tuple/tuple_modes.h does to a tuple, so the leaves and
// their strides stay as they are; indices and ranges count as there, negative ones from the end.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// The modes [begin, end); the modes of these indices, in their order; the layout with the modes [begin, end) as one.
// Fail with kRank (tuple_modes_c1, _c2): docs/reference/spec.md#layout_modes; CuTe `take`, `select`, `group`.
Expected<Layout> take(const Layout& a, int64_t begin, int64_t end);
Expected<Layout> select(const Layout& a, const std::vector<int64_t>& indices);
Expected<Layout> groupModes(const Layout& a, int64_t begin, int64_t end);

// `a` with x as a new last, or first, mode, or as mode i.
Layout append(const Layout& a, const Layout& x);
Layout prepend(const Layout& a, const Layout& x);
Expected<Layout> replace(const Layout& a, int64_t i, const Layout& x);

// `a` with as many x as make its rank `rank`. Fail as append of a tuple (tuple_modes_c3, tuple_modes_c4).
Expected<Layout> append(const Layout& a, const Layout& x, int64_t rank);
Expected<Layout> prepend(const Layout& a, const Layout& x, int64_t rank);

}  // namespace cutecheck
