// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From bytes to a matrix descriptor as a word, or to an operand that wants descriptors: total, so that every
// input is a case.
//
//   byte 0       bit 0: SM100; bit 1: an operand, else a word; bit 2: of the operand the layout is the trees'
//   a word       8 bytes, the lowest first
//   an operand
//     byte 1     bit 0: MN-major; bits 1..3 the bits of an element; bits 4..5 the mode
//     byte 2     the address, in 1024 bytes; bits 6..7: 16, 32 and 48 bytes later
//     byte 3     bit 0: two groups along mn; bit 2: two instructions along k where they have at most
//                2^11 elements
//     byte 4..6  the leading distance, the stride distance, what lies between instructions, in 128 bytes
//     byte 7     a leaf of the layout, of which byte 8 changes the stride where it is not 0
//     trees      mn and k (fuzz/inputs/byte_layout.h), at most 16 and 32 elements
#pragma once

#include <cstdint>
#include <string_view>

#include "core/notation/composed_layout.h"
#include "core/operand/operand_read.h"

namespace cutecheck::fuzz {

struct MatrixDescriptorInput {
  MatrixArch arch = MatrixArch::kSm90;
  bool isOperand = false;
  uint64_t word = 0;
  // Of an operand.
  OperandForm form;
  int64_t address = 0;
  ComposedLayout layout;
  bool canonical = false;  // of the form that the hardware reads, by construction
};

MatrixDescriptorInput decodeMatrixInput(std::string_view bytes);

}  // namespace cutecheck::fuzz
