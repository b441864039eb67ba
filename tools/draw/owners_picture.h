// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// owners_picture: who holds each element of a tile.
//
// The layout maps (owner, item) to the column-major index in the tile: (thread, value) of an atom or of a
// tiled copy, or the row and column of a matrix in tensor memory. The picture has the tile's cells, each with
// its owner; colours are owners.
#pragma once

#include <functional>

#include "tools/draw/drawn_layout.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

// What a cell says of (owner, item), and its colour.
struct OwnerStyle {
  std::string ownerLetter, itemLetter;
  std::function<void(Cell&, int64_t, int64_t)> paint;
};

// T3 over V1, a colour for a lane, and of more than 32 threads a bar for a warp.
OwnerStyle threadStyle(int64_t threads);

// What each coordinate reaches, the owners fastest.
struct Owners {
  std::string text;
  std::vector<int64_t> elements;
  int64_t owners = 1;
};

// Fails with kBasisStride for offsets that are tuples (draw_c3).
Expected<Owners> ownersOf(const DrawnLayout& layout);

// Fails with kOutOfDomain and the coordinate where an element is outside the grid (draw_c7).
Expected<Panel> ownersPanel(const Owners& owners, const Grid& grid, const OwnerStyle& style);
// Lines around what one owner holds, where it holds neighbours.
void outlineOwners(Panel& panel);

// Fails as ownersOf, ownersPanel, and makeGrid for the tile.
Expected<Picture> ownersPicture(const DrawnLayout& layout, const IntTuple& tile);

}  // namespace cutecheck::draw
