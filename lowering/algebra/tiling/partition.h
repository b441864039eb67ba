// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The part of a tile that one thread of a tiled copy moves.
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

struct TiledCopy {
  Layout tv;               // (thread, value) to element of the tile, static
  Tiler tiler;             // integers: the tile
  int64_t atomValues = 1;  // values that one call of the atom moves; divides the values of tv
};

struct Partition {
  MixedTuple offset;   // of the thread's first value; a tuple where the strides have bases
  MixedLayout layout;  // ((atom, values), rest...): the atom's values, the thread's other values, the tiles
};

// What CuTe's partition_S and partition_D give for a view of layout `layout`: the layout is divided into
// tiles, the tile is composed with TV, and the thread's slice is taken.
// Fails as zippedDivide, composition and crd2idx do.
Expected<Partition> partition(Arithmetic& arithmetic, const TiledCopy& copy, const MixedLayout& layout,
                              const Number& thread);

}  // namespace cutecheck::mixed
