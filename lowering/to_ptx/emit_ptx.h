// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From LLVM IR to PTX, in this process.
//
// LLVM's O2 and its NVPTX back end at the highest level. The lowering packs the pointer of a register
// fragment into a struct and takes it out again, and computes an address once for each use: without the
// optimisations before it, the back end leaves fragments on the stack and the same sums in several registers
// (measured on elementwise_add: 192 bytes of stack and 48 registers, against none and 36). The version of PTX
// is 9.0, the newest that LLVM 22 writes and ptxas 13.0 reads, whatever the target. The text is a function of
// the input alone, to the byte: no names of files, no times, no addresses.
#pragma once

#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::ptx {

struct PtxOptions {
  std::string target = "sm_90a";
};

// sm_90a and sm_100a: what a module is lowered for unless others are named.
const std::vector<std::string>& ptxTargets();
// These, others that have tensor memory, and sm_120a, which has not.
const std::vector<std::string>& knownPtxTargets();

// "22.1.8": of the LLVM library that this process uses.
std::string llvmVersion();

// The PTX of every function that `llvmIr` (LLVM's text) defines. Triple and data layout of the text are
// replaced; parameters and results without a number are left out (empty_values.h). Fails with kUsage
// (ptx_target) for another target, with kBadRequest where the text is no valid module (ptx_parse) or the back
// end cannot translate it (ptx_backend), in LLVM's words. Safe on several threads at once. A refusal by the
// back end may leak the memory that it held (back_end_guard.h).
Expected<std::string> emitPtx(const std::string& llvmIr, const PtxOptions& options = {});

}  // namespace cutecheck::ptx
