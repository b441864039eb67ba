// From bytes to a composition: total, so that every input is a case, and simple enough to write by hand.
//
//   byte 0     bit 0: strict domain; bits 1..6: the strides of A are shifted left by this, at most 47
//   then A, then B, each a tree:
//     1xxxxxnn           a tuple of nn + 1 trees, at most four levels deep; below that a leaf
//     0Snnnnnn dddddddd  a leaf of extent nnnnnn + 1 and the stride d, a signed byte, times 256 if S
//
// Bytes past the end read as 0, the leaf 1:0. Extents of B are cut so that it has at most 4096
// coordinates, those of A so that it has at most 2^40.
#pragma once

#include <string_view>

#include "core/composition.h"

namespace cutecheck::fuzz {

struct CompositionInput {
  Layout a, b;
  Domain domain = Domain::kExtendLast;
};

CompositionInput decodeComposition(std::string_view bytes);

}  // namespace cutecheck::fuzz
