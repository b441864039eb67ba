// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tile_to_shape on mixed leaves: a block repeated until it fills a shape.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// Mode i is (mode i of the block, its copies); the copies follow each other in `order`, a tuple of one number
// a mode of the shape, colexicographic where it is empty. The block is padded with 1:0 to the rank of the
// shape.
//
// Fails with kRank (mixed_tile_to_shape_c1) when the block has more modes than the shape, with kNotDivisible
// (mixed_tile_to_shape_c2) unless the types show that each mode of the block divides that of the shape; and
// as blockedProduct.
Expected<MixedLayout> tileToShape(Arithmetic& arithmetic, const MixedLayout& block, const MixedTuple& shape,
                                  const std::vector<int64_t>& order);

// The modes numbered as they follow each other in memory: compact, by `order`, equal numbers left to right.
Expected<MixedLayout> orderedLayout(Arithmetic& arithmetic, const std::vector<Number>& extents,
                                    const std::vector<int64_t>& order);

}  // namespace cutecheck::mixed
