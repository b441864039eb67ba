// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// colour_by: colours of one's own, by an integer expression of each cell.
#pragma once

#include <string>

#include "tools/draw/picture.h"

namespace cutecheck::draw {

// Each cell of offsets or threads in the colour of that number: `row`, `column`, and `offset`, or `thread`
// and `value`, are those of the cell, as in "offset / 8 % 4". Fails as the notation fails, with kNotStatic
// for another name, and with kUsage where the expression is no integer or the picture has neither (draw_c15).
Expected<Picture> colouredBy(Picture picture, const std::string& expression);

}  // namespace cutecheck::draw
