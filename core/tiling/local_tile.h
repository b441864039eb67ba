// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// local_tile: the tile of a layout at one place of the grid of tiles.
#pragma once

#include "core/composition/composed_slice.h"
#include "core/layout/slice.h"
#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns, of zipped_divide(A, tiler), the tile mode whole and the rest mode at `crd`, as layout and offset: the modes
// of the tile, then what `crd` keeps of the rest. An integer `crd` counts through the rest; a tuple pairs with its
// modes, modes beyond it kept.
//
// Fails as zipped_divide and slice_and_offset fail (local_tile_c1), with kRank when `crd` has more modes than the
// rest (local_tile_c2). Source: docs/reference/spec.md#local_tile; CuTe `local_tile`.
Expected<SliceAndOffset> localTile(const Layout& a, const Tiler& tiler, const IntTuple& crd);

// With the tilers and coordinates beside integers of `projection` only: (1,_,1) leaves out the second of three.
Expected<SliceAndOffset> localTile(const Layout& a, const Tiler& tiler, const IntTuple& crd,
                                   const IntTuple& projection);

// Of S o n o L: the tile of L, its offset inside the swizzle, as slice_and_offset of a composed layout answers.
Expected<ComposedSlice> localTile(const ComposedLayout& a, const Tiler& tiler, const IntTuple& crd);
Expected<ComposedSlice> localTile(const ComposedLayout& a, const Tiler& tiler, const IntTuple& crd,
                                  const IntTuple& projection);

// What local_tile and local_partition share: a mode's coordinate with `_` for the modes it does not reach, under
// the label `rule`; the coordinate that keeps all modes.
Expected<IntTuple> padCoordinate(const IntTuple& crd, const Layout& mode, const char* rule);
IntTuple keepAll(const Layout& mode);

}  // namespace cutecheck
