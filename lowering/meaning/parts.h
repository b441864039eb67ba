// Tiles and parts of tiles: what local_tile and local_partition leave of a layout, and where it begins.
#pragma once

#include <functional>

#include "lowering/meaning/computed.h"

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

// The same of the tile that is as large as `threads`, a static layout from coordinates to numbers of threads:
// the tiles whole, at the place of thread `index` in the tile.
std::optional<TermPart> localPartition(const TermLayout& input, const Layout& threads, const Term& index,
                                       const Defined& defined);

}  // namespace cutecheck::meaning
