// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// compact_layout: the dense column-major layout of a shape, what a shape alone stands for.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// More symbolic extents than any tensor has; it bounds the text of the strides, which are products.
inline constexpr size_t kMaxSymbolicExtents = 16;

// Returns the layout of `shape` whose strides are the exclusive prefix products of the extents,
// 0 for extents 1. A symbolic extent gives symbolic strides, a static factor first (32*M*N); a `?`
// extent gives `?` strides after it, divisible by what is known of the product.
// Fails as Layout::make, with kOverflow when a stride leaves int64_t (compact_layout_c1), with
// kLimit when more than kMaxSymbolicExtents symbolic extents enter a stride (compact_layout_c2).
// Source: CuTe `make_layout(shape)`, `compact_col_major`.
Expected<Layout> compactLayout(const IntTuple& shape);

}  // namespace cutecheck
