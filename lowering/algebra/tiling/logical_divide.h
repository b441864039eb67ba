// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logical_divide on mixed leaves: a layout by a tile and by the tiles.
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// composition(A, (B, complement(B, size(A)))): mode 0 is the tile, mode 1 the tiles. Fails as those do.
Expected<MixedLayout> logicalDivide(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& tile);

// By mode, each mode a pair (tile, tiles); modes that the tiler does not reach and modes under `_` are kept.
// Fails with kRank (mixed_logical_divide_c1) when the tiler has more modes than A.
Expected<MixedLayout> logicalDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler);

}  // namespace cutecheck::mixed
