// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// outer_partition: the same place of every tile.
#pragma once

#include "core/layout/slice.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Of zipped_divide(A, tiler) the tile mode at a coordinate and the rest mode whole, as layout and offset: one
// element of each tile, where local_tile is each element of one tile. An integer counts through the tile; a
// tuple pairs with its modes, and modes beyond it are kept.
//
// Fails as zipped_divide and slice_and_offset fail (outer_partition_c1), with kRank where the coordinate has
// more modes than the tile (outer_partition_c2). Source: docs/reference/spec.md#outer_partition; CuTe
// `outer_partition`.
Expected<SliceAndOffset> outerPartition(const Layout& a, const Tiler& tiler, const IntTuple& crd);

}  // namespace cutecheck
