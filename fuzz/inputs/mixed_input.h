// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From bytes to a question for the engine of lowering/algebra: total, so that every input is a case.
//
//   byte 0     the operation, modulo their number
//   byte 1     what may be left to run time: bit 0 extents of A, 1 strides of A, 2 extents of B, 3 strides of
//   B,
//              4 the number or coordinate
//   byte 2     the number, with byte 3
//   byte 4, 5  a swizzle, and widths of elements
//   then A, then B, each a tree:
//     1xxxxxnn                    a tuple of nn + 1 trees, at most three levels deep; below that a leaf
//     0Snnnnnn dddddddd llllllll  a leaf of extent nnnnnn + 1 and the stride d, a signed byte, times 256 if
//     S; l says
//                                 what run time knows of it: bit 0 the extent, bit 1 its 64 bits, bits 2 and
//                                 3 its divisor (1, 2, 4 or all of it), bits 4 to 7 the same of the stride
//   then a byte for each leaf of the coordinate
//
// Bytes past the end read as 0, the leaf 1:0. A has at most 2^6 elements, B at most 2^4.
#pragma once

#include <string_view>
#include <vector>

#include "core/notation/layout.h"
#include "core/notation/swizzle.h"
#include "core/notation/tiler.h"

namespace cutecheck::fuzz {

// A layout of numbers, and the layout of a type that they fill.
struct MixedOperand {
  Layout values, type;
};

struct MixedInput {
  unsigned operation = 0;
  MixedOperand a, b;
  bool tilerByMode = false;
  Tiler tiler() const;  // B's modes, or B itself
  int64_t number = 1;   // at least 1
  IntTuple numberType;  // the number, or a leaf for it
  IntTuple coordinate;  // inside A, some leaves `_`
  IntTuple crdType;
  Swizzle swizzle;
  int64_t newBits = 8, oldBits = 8;
  bool isStatic = true;  // nothing is left to run time
};

MixedInput decodeMixed(std::string_view bytes);

}  // namespace cutecheck::fuzz
