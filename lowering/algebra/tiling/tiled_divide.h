// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tiled_divide and flat_divide on mixed leaves: zipped_divide with its parts spread out.
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// ((tile0, tile1, ...), rest0, rest1, ...): the rest's modes beside the tile. Fails as zippedDivide.
Expected<MixedLayout> tiledDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler);

// (tile0, tile1, ..., rest0, rest1, ...). Fails as zippedDivide.
Expected<MixedLayout> flatDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler);

}  // namespace cutecheck::mixed
