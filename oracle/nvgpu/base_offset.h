// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which base offsets a matrix descriptor may have.
#pragma once

#include <cstdint>
#include <string>

#include "oracle/nvgpu/operand_address.h"

namespace cutecheck::oracle {

// The base offset in [49,52): rows of 128 bytes that a pattern which begins at no multiple of its size begins
// behind a multiple of 1024.
inline uint64_t baseOffsetOf(uint64_t word) { return word >> 49 & 7; }
// Why a base offset that is not 0 is none (PTX ISA, "Matrix Descriptor Format"): there is no swizzle, the
// pattern would begin at a multiple of its size, or the operand begins in the middle of it, of which the ISA
// says nothing. Else "".
std::string wrongBaseOffset(uint64_t word, OperandArch arch);

}  // namespace cutecheck::oracle
