// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// divide_picture: a layout cut into tiles, beside the layout that the division answers.
#pragma once

#include "tools/draw/drawn_layout.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

// Is `operation` logical_divide, zipped_divide, tiled_divide or flat_divide?
bool isDivide(std::string_view operation);

// Left the layout, each tile outlined and of one colour; right operation(whole, tiler), each element in the
// colour of its tile. Fails as the operation and drawnLayout.
Expected<Picture> dividePicture(std::string_view operation, const Value& whole, const Value& tiler);

}  // namespace cutecheck::draw
