// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tile_to_shape: a layout repeated until it has a given shape.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns blocked_product(block, make_ordered_layout(shape / block, order)), by mode and the block padded with 1:0 to the
// rank of the shape: mode i is (block mode i, its copies), of size shape i. Copies follow each other in the
// sequence that `order` gives, from the left without it.
//
// Fails with kRank when the block has more modes than the shape (tile_to_shape_c1), with kNotDivisible when a mode of
// the block does not divide that of the shape (tile_to_shape_c2), as make_ordered_layout and blocked_product
// fail (tile_to_shape_c3). Source: docs/reference/spec.md#tile_to_shape; CuTe `tile_to_shape`.
Expected<Layout> tileToShape(const Layout& block, const IntTuple& shape);
Expected<Layout> tileToShape(const Layout& block, const IntTuple& shape, const IntTuple& order);

}  // namespace cutecheck
