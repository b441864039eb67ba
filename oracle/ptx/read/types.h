// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether the registers of an instruction have the types that it takes (PTX ISA 9.0, "Type Checking Rules" and "Operand
// Size Exceeding Instruction-Type Size"): ptxas refuses a text where they do not, so nobody knows what it would do.
#pragma once

#include <optional>
#include <string>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// What is wrong with the types of the registers of an instruction that computes, moves or compares, of a load, a store,
// or a shuffle; "" where nothing is. Registers that nobody declared are not asked.
std::string ptxWrongOperand(const PtxInstruction& instruction);

// That a load of a parameter by its name passes the end of it: what lies there is nobody's. "" where it does not.
std::string ptxBehindParameter(const PtxKernel& kernel, const PtxInstruction& instruction);

// ".param .u64 .ptr .global .align 16 name", ".param .align 64 .b8 name[128]"; nothing where it is something else.
std::optional<PtxParameter> ptxParameter(const std::string& text);

}  // namespace cutecheck::ptx
