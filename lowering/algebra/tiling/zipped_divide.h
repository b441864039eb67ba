// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// zipped_divide on mixed leaves: tiles and their number gathered apart.
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// ((tile of each mode), (tiles of each mode, then the modes that the tiler does not reach)) for a tiler by
// mode, where `_` keeps a mode (tile 1:0); (tile, tiles) for a layout. Fails as logicalDivide, and with kRank
// (mixed_zipped_divide_c1) when the tiler has more modes than the layout.
Expected<MixedLayout> zippedDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler);

}  // namespace cutecheck::mixed
