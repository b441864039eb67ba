// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// local_partition: the elements of a layout that one of many threads works on.
#pragma once

#include "core/composition/composed_slice.h"
#include "core/layout/slice.h"
#include "core/notation/layout.h"

namespace cutecheck {

// The threads stand as the layout `tile` arranges them, coordinate to thread index, on a tile of A of the same
// shape. Returns, of zipped_divide(A, shape of the tile by mode), the place of thread `index` in the tile mode
// fixed and the rest mode whole, as layout and offset: one element of each tile.
//
// Fails with kNotInjective unless `tile` is a bijection onto [0, size(tile)) (local_partition_c1), with
// kOutOfDomain unless `index` is in that range (local_partition_c2), with kNotStatic or kBasisStride (local_partition_c3),
// and as zipped_divide fails (local_partition_c4).
// Source: docs/reference/spec.md#local_partition; CuTe `local_partition`.
Expected<SliceAndOffset> localPartition(const Layout& a, const Layout& tile, int64_t index);

// With the modes of the tile beside integers of `projection` only: the threads of one row of the tile read the same
// elements under (_,1). Fails with kRank as dice.
Expected<SliceAndOffset> localPartition(const Layout& a, const Layout& tile, int64_t index, const IntTuple& projection);

// Of S o n o L: that of L, its offset inside the swizzle, as slice_and_offset of a composed layout answers.
Expected<ComposedSlice> localPartition(const ComposedLayout& a, const Layout& tile, int64_t index,
                                       const IntTuple& projection = IntTuple(1));

}  // namespace cutecheck
