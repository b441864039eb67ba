// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the names of a kernel mean to a thread: its symbols, its parameters, the registers that the hardware
// has.
#pragma once

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// Writes into each name of the operand what a thread of the kernel reads there.
void ptxResolve(const PtxKernel& kernel, PtxOperand& operand);

}  // namespace cutecheck::ptx
