// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tiles and parts of tiles: what local_tile and local_partition leave of a layout, and where it begins.
#pragma once

#include <functional>

#include "lowering/semantics/computed.h"

namespace cutecheck::meaning {

struct TermPart {
  TermLayout layout;
  TermTuple offset;  // elements
};

// Names what an operation computes, a layout of this tree.
using Defined = std::function<TermLayout(Term operation, const IntTuple& tree)>;

// Said by zipped_divide alone, for tiles of two or more integers and a layout of as many modes, each a leaf:
// the tile's modes and those of the tiles that the coordinate leaves open, at the offset of the coordinate.
// Nothing for other operands.
std::optional<TermPart> localTile(const TermLayout& input, const Tiler& tiler, const TermTuple& coord,
                                  const Defined& defined);

// Where thread `index` of a static layout, from coordinates to numbers of threads, stands in each mode, and how large the
// modes are. False where an extent is no number.
bool placeOf(const Layout& threads, const Term& index, std::vector<int64_t>& tile, std::vector<TermTuple>& place);

// The same of the tile that is as large as `threads`, a static layout from coordinates to numbers of threads:
// the tiles whole, at the place of thread `index` in the tile.
std::optional<TermPart> localPartition(const TermLayout& input, const Layout& threads, const Term& index,
                                       const Defined& defined);

// partition: of every tile the elements at `place`, a coordinate of the tile; where it is `_` all of its
// mode. Modes that `modes` does not name, where it is given, are not divided. Nothing unless the tiler and
// the layout have as many modes, two or more, each a leaf. The place is asked to lie in the tile.
std::optional<TermPart> placeInTiles(const TermLayout& input, const Tiler& tiler, const TermTuple& place,
                                     const TermTuple* modes, const Defined& defined, Conditions& conditions);

// make_fragment_like: compact, the first mode innermost, the others by their strides, those that run time
// knows last and as they are written among themselves. Nothing unless the extents are numbers above 1, each
// mode a leaf, and no stride is 0 or negative.
std::optional<TermLayout> fragmentLike(const TermLayout& input, const Defined& defined);

}  // namespace cutecheck::meaning
