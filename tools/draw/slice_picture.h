// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// slice_picture: the elements of a slice, in their layout.
#pragma once

#include "tools/draw/drawn_layout.h"
#include "tools/draw/picture.h"

namespace cutecheck::draw {

// The layout, the elements at the coordinate in colour and the others without one; `_` stands for every
// number. Fails with kRank for a coordinate that does not fit to the shape and with kOutOfDomain beyond an
// extent (draw_c13), and as parseIntTuple.
Expected<Picture> slicePicture(const DrawnLayout& layout, const std::string& coordinate);

}  // namespace cutecheck::draw
