// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cotiled_copy: a copy from what its threads and values are to the addresses of the data.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// A tile as a tiler for each mode of what it is taken from, and (thread, value) -> column-major index in it.
struct TvTile {
  Layout tilers;  // mode i is the tiler of mode i
  Layout layoutTv;
};

// Returns a tiler for each mode of the shape, filter(the coordinates in it that `tv` names), and `tv` in
// their tile: every index that `tv` names in a column-major tensor of that shape is one of the tile. Fails as
// filter, composition and left_inverse fail.
Expected<TvTile> activeTile(const IntTuple& shape, const Layout& tv);

// Returns the tile of `data`, coordinate -> address, whose elements the threads and values of `atomTv`,
// (thread, value) -> address, take.
//
// Fails with kRank unless atomTv has the modes (thread, value), with kOutOfDomain for an address that the
// data does not have (cotiled_copy_c1), and as left_inverse(data) and activeTile fail. Source:
// docs/reference/spec.md#cotiled_copy; CuTe `make_cotiled_copy`.
Expected<TvTile> makeCotiledCopy(const Layout& atomTv, const Layout& data);

}  // namespace cutecheck
