// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the names of a kernel mean to a thread: its symbols, its parameters, the registers that the hardware
// has.
#pragma once

#include <cstdint>
#include <set>
#include <string>

#include "oracle/ptx/read/text.h"

namespace cutecheck::ptx {

// Writes into each name of the operand what a thread of the kernel reads there.
void ptxResolve(const PtxKernel& kernel, PtxOperand& operand);

// Adds the addresses of the variables of shared memory that an operand names.
void ptxAddShared(const PtxOperand& operand, std::set<uint64_t>& into);

// Whether it names this variable of shared memory.
bool ptxNamesShared(const PtxOperand& operand, const std::string& name);

}  // namespace cutecheck::ptx
