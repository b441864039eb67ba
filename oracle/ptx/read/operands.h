// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whether an instruction has as many operands as it takes, numbers that it takes, and registers of the width
// of its fragments (PTX ISA 9.0, "mma", "wgmma.mma_async", "cp.async"): ptxas refuses a text where it has
// not.
#pragma once

#include <string>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// What is wrong with the operands of mma.sync, wgmma.mma_async or cp.async; "" where nothing is, and of other
// instructions.
std::string ptxWrongOperands(const PtxInstruction& instruction);

}  // namespace cutecheck::ptx
