// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// local_tile and local_partition on mixed leaves: one tile of many, and one thread's elements of every tile.
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// A layout, and how far behind the start of the one it was taken from it begins.
struct Part {
  MixedTuple offset;
  MixedLayout layout;
};

// Of zippedDivide(A, tiler) the tile whole and the rest at `coord`, an integer or `_` through the whole rest
// or a tuple whose missing modes are `_`: (tile modes..., rest modes left open...).
//
// Fails with kRank (mixed_local_tile_c1) when the coordinate has more modes than the rest or does not pair
// with it, as zippedDivide, and as crd2idx.
Expected<Part> localTile(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler,
                         const MixedTuple& coord);

// Of zippedDivide(A, the extents of `threads` by mode) the place of thread `index` in the tile, and the rest
// whole. `threads` is static, coordinate to thread.
//
// Fails with kNotInjective (mixed_local_partition_c1) unless it is onto [0, size), with kOutOfDomain
// (mixed_local_partition_c2) for a static index of no thread, and as zippedDivide.
Expected<Part> localPartition(Arithmetic& arithmetic, const MixedLayout& a, const Layout& threads,
                              const Number& index);

}  // namespace cutecheck::mixed
