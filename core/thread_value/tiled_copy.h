// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// TiledCopy: which elements of a tensor each thread copies.
//
// An atom copies with a few threads; src, dst and ref map (thread, value) of the atom to one numbering of the
// bits or elements it moves. layoutTv maps (thread, value) of the whole tile, numbered as ref numbers the
// atom's, to the column-major index in a tile of extents `tiler`.
#pragma once

#include "core/layout/slice.h"
#include "core/thread_value/make_layout_tv.h"

namespace cutecheck {

struct CopyAtom {
  Layout src, dst, ref;
};

struct TiledCopy {
  CopyAtom atom;
  Layout layoutTv;
  IntTuple tiler;
};

// Fails with kRank unless all four layouts have the modes (thread, value), with kInvalidExtent unless the tile is made of
// positive integers (tiled_copy_c1), with kNotDivisible
// unless the threads and values of the atom divide those of the tile (tiled_copy_c2).
// Source: docs/reference/spec.md#tiled_copy; CuTe `TiledCopy`.
Expected<TiledCopy> makeTiledCopy(CopyAtom atom, Layout layoutTv, IntTuple tiler);

// Returns ((thread of the atom, rest), (value of the atom, rest), rest of each mode): where each thread finds, or puts, each
// of its values in the tensor. Fails as composition and zipped_divide fail, and with kNotInjective unless ref can be inverted whole
// (tiled_copy_c3).
Expected<Layout> threadFragmentsS(const TiledCopy& copy, const Layout& tensor);
Expected<Layout> threadFragmentsD(const TiledCopy& copy, const Layout& tensor);

// The slice of one thread: its values, then the rest of each mode, and the offset of the first.
// Fails as above and with kOutOfDomain for a thread that there is not (tiled_copy_c4).
// Source: CuTe `partition_S`, `partition_D`.
Expected<SliceAndOffset> partitionS(const TiledCopy& copy, const Layout& tensor, int64_t thread);
Expected<SliceAndOffset> partitionD(const TiledCopy& copy, const Layout& tensor, int64_t thread);

// Returns the tile, and (thread, value) of the source or destination -> column-major index in it: what another copy needs to follow
// this one. Fails as threadFragmentsS and threadFragmentsD. Source: CuTe `get_layoutS_TV`, `make_tiled_copy_S` and so on.
Expected<LayoutTv> layoutTvS(const TiledCopy& copy);
Expected<LayoutTv> layoutTvD(const TiledCopy& copy);

// Returns a fragment (value, rest of each mode) as (value of the atom and how many of them make the values of
// the tile, what is left of each mode): value a of the tile is value a % V of the fragment, V = size of its
// mode 0, at the place in the other modes that the tile gives to its values a / V * V to a / V * V + V - 1.
// The tensor is one that other means have partitioned, those of a matrix multiplication, say, whose threads
// hold the same elements.
//
// Fails with kRank unless the fragment has one mode more than the tile (tiled_copy_c5), and as the operations
// fail that it is made of where the values of the tile do not come in such groups (tiled_copy_c6). Source:
// CuTe `TiledCopy::retile`.
Expected<Layout> retile(const TiledCopy& copy, const Layout& fragment);

}  // namespace cutecheck
