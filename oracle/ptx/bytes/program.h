// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A kernel of PTX text made ready for the machine.
#pragma once

#include <string>
#include <vector>

#include "oracle/ptx/bytes/machine/machine.h"

namespace cutecheck::emulate {

// Fails with kEmpty when the text has no such kernel, with kUsage (emulate_c1) at the first instruction that
// the machine does not have: nothing is skipped.
// `apart`: so many bytes of no symbol stand before each symbol of shared memory, where the text leaves them to ptxas.
Expected<Program> makeProgram(const std::string& ptx, const std::string& kernel, uint64_t apart = 0);

// The opcodes that the machine has, by their first words.
std::vector<std::string> opcodes();

}  // namespace cutecheck::emulate
