// TiledCopy: which elements of a tensor each thread copies.
//
// An atom copies with a few threads; src, dst and ref map (thread, value) of the atom to one numbering of the bits or
// elements it moves. layoutTv maps (thread, value) of the whole tile, numbered as ref numbers the atom's, to the column-major index in
// a tile of extents `tiler`.
#pragma once

#include "core/slice.h"

namespace cutecheck {

struct CopyAtom {
  Layout src, dst, ref;
};

struct TiledCopy {
  CopyAtom atom;
  Layout layoutTv;
  IntTuple tiler;
};

// Fails with kRank unless all four layouts have the modes (thread, value) (tiled_copy_c1), with kNotDivisible
// unless the threads and values of the atom divide those of the tile (tiled_copy_c2).
// Source: docs/spec.md#tiled_copy; CuTe `TiledCopy`.
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

}  // namespace cutecheck
