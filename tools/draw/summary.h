// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// summary: a picture of more cells than can be read, as one of blocks of them.
//
// A block of offsets says its first offset, and what a step down and a step right add where that is so
// everywhere in it, else its least and its largest offset. A block of threads says which threads and which
// values. A zoom cuts the picture down to some rows and columns, which are then shown one by one.
#pragma once

#include <string>

#include "tools/draw/picture.h"

namespace cutecheck::draw {

// Of a panel alone: cells one by one up to 64 rows and 32 columns, 64 of few rows; else squares, so that
// there are 16 by 16 at most.
Block blockOf(const Panel& panel);

// The panel in blocks of that many cells; a block at the end may have fewer. One by one: the panel.
Panel inBlocks(const Panel& panel, Block block);

// Each panel in blocks where it has too many cells; of operands around a product, in blocks that fit to each
// other.
Picture summarised(Picture picture);

// "0:16,32:48": the rows and columns that a zoom shows, of each panel; of a product, those of C. Fails with
// kSyntax for another text and with kOutOfDomain for what the panel does not have (draw_c12).
Expected<Picture> zoomed(const Picture& picture, const std::string& text);

}  // namespace cutecheck::draw
