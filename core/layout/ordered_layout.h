// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ordered_layout: dense layouts whose strides grow in a given order of the modes.
//
// All of them are bijections onto [0, size) but for the leaves whose stride 0 they keep. Take the leaves in some
// sequence, the fastest first; each stride is the product of the extents before it in the sequence, and
// 0 for extents 1. The layouts differ in the sequence alone. Extents may be symbolic or `?` as in
// core/notation/compact_layout.h.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// The last leaf fastest (CuTe `LayoutRight`, `compact_row_major`). Fails as compactLayout.
Expected<Layout> rowMajorLayout(const IntTuple& shape);

// The strides of `shape`, dense from `current` on, the first or the last leaf fastest: (1,2,6) times
// `current`, 0 for extents 1. A tuple `current` pairs with the modes, each of which is dense by itself.
//
// Fails as compactLayout, with kRank where a tuple of `current` does not pair (ordered_layout_c3), with
// kNotStatic and kOverflow as the operations of tuple_arithmetic. Source: CuTe `compact_major(shape,
// current)`.
enum class FastestLeaf : uint8_t { kFirst, kLast };
Expected<IntTuple> compactStrides(const IntTuple& shape, const IntTuple& current, FastestLeaf fastest);

// Modes by ascending `order`, equal ones from the left; `?` and symbols come last, from the left. A leaf of the order
// beside a tuple of the shape orders that tuple as a whole, column-major inside.
//
// Fails with kNotCongruent unless the order is weakly congruent with the shape (ordered_layout_c1), with kUsage
// for `_` or a basis in it (ordered_layout_c2), and as compactLayout.
// Source: docs/reference/spec.md#ordered_layout; CuTe `make_ordered_layout`, `compact_order`.
Expected<Layout> makeOrderedLayout(const IntTuple& shape, const IntTuple& order);

// The shape of `a`, its leaves by ascending stride, equal ones from the left; stride 0 is kept. Fails as
// compactLayout, with kUsage for basis strides (ordered_layout_c2). Source: CuTe `make_layout_like`.
Expected<Layout> makeLayoutLike(const Layout& a);

// As makeLayoutLike, but the leaves of mode 0 come first, column-major.
// Source: CuTe `make_fragment_like`.
Expected<Layout> makeFragmentLike(const Layout& a);

}  // namespace cutecheck
