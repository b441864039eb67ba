// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// layout_picture: a layout as a grid of its offsets; two of them side by side.
#pragma once

#include "tools/draw/drawn_layout.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

// Each coordinate's cell with its offset, coloured from the least offset to the largest; tiles of nested
// modes are outlined. A picture of a swizzled layout alone has colours for the bits that the swizzle changes:
// on the scale its pattern would be lost in a large tile.
Panel layoutPanel(const DrawnLayout& layout);
Picture layoutPicture(const DrawnLayout& layout);

// Both, with a mark where the offsets at one linear index differ, or where the other layout has no such
// index; the first of these is the witness.
Picture pairPicture(const DrawnLayout& left, const DrawnLayout& right);

}  // namespace cutecheck::draw
