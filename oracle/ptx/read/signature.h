// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operands that each form of an instruction takes: how many, and what each of them may be (PTX ISA 9.0,
// as ptxas 13.0 takes them): ptxas refuses a text where one is missing, too many or of another kind, so
// nobody knows what it would do.
#pragma once

#include <string>
#include <string_view>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// What is wrong with the number or the kinds of the operands; "" where nothing is. Of an opcode without a
// signature that it has none.
std::string ptxWrongSignature(const PtxInstruction& instruction);

// The signatures of the opcode, an operand a letter and "/" between alternatives (signature.cpp); "" where it
// has none.
std::string ptxSignature(const PtxInstruction& instruction);

// Whether a register of the hardware has the name: "%tid.x".
bool ptxIsSpecialRegister(std::string_view name);

}  // namespace cutecheck::ptx
