// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order in which the words of an opcode stand, and which words exclude each other (PTX ISA 9.0).
//
// Of another order nobody says what such a text would do.
#pragma once

#include <string>
#include <string_view>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// What is wrong with the words of an opcode; "" where nothing is, and of an opcode that has no row.
std::string ptxWrongWords(const PtxInstruction& of);

// Puts .relu, which ptxas takes behind the types too, where PTX has it: ptxas makes the same of both.
void ptxPutRelu(PtxInstruction& of);

// Whether there is a row of the opcode, by its first word.
bool ptxHasWords(std::string_view opcode);

}  // namespace cutecheck::ptx
