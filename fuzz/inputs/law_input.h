// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From bytes to a law of properties/laws and an input of it: total, so that every input is a case.
//
//   byte 0     the law, modulo their number
//   byte 1     nothing by itself: all bytes together say which case of the law, where it goes through several
//              by itself (laws::casesOf)
//   byte 2, 3  a number below 2^10; bits 4..7 of byte 3 multiply it: 0..13 by 1, 14 by 2^16, 15 by -1
//   byte 4     a swizzle, with byte 5: bits 0..1 bits, 2..4 base, 5..6 added to the least shift, 7 its sign
//   byte 5     bit 0: the tiler is B as a whole, not its modes; bits 1..2 how many of the modes are `_`;
//              bits 3..7 added to the base of the swizzle where all of them are set
//   then A, then B, each a tree (fuzz/inputs/byte_layout.h)
//   then a byte for each leaf of the coordinate: 3 mod 4 is `_`, else a quarter of it an index
//
// A has at most 32 elements, B at most 16: what a law enumerates is small. checkAlgebra and checkSwizzle go
// through all cases of the law, libFuzzer's programs through the one that the input names: it tries many
// inputs for each.
#pragma once

#include <span>
#include <string_view>

#include "properties/laws/law.h"

namespace cutecheck::fuzz {

struct LawInput {
  size_t law = 0;      // as in the bytes, to be taken modulo how many there are
  unsigned which = 0;  // a case of it
  laws::Input input;
};

LawInput decodeLawInput(std::string_view bytes);
// Without the fields of the input that the law, of these, does not read.
LawInput decodeLawInput(std::string_view bytes, std::span<const laws::Law* const> among);

}  // namespace cutecheck::fuzz
