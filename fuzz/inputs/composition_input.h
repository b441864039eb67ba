// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From bytes to a composition: total, so that every input is a case, and simple enough to write by hand.
//
//   byte 0     bit 0: strict domain; bits 1..6: the strides of A are shifted left by this, at most 47
//   then A, then B, each a tree (fuzz/inputs/byte_layout.h)
//
// Extents of B are cut so that it has at most 64 coordinates, which are enumerated, those of A so that it
// has at most 2^40.
#pragma once

#include <string_view>

#include "core/composition/composition.h"

namespace cutecheck::fuzz {

struct CompositionInput {
  Layout a, b;
  Domain domain = Domain::kExtendLast;
};

CompositionInput decodeComposition(std::string_view bytes);

}  // namespace cutecheck::fuzz
