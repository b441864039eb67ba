// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ptxas, NVIDIA's assembler, where it is installed: does it take the PTX, and at what cost?
//
// It is asked as a program: cutecheck links nothing of CUDA. What it assembled is thrown away; what is kept
// is what it said. Where it is missing the caller says "skipped" and counts that.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cli {

// What an entry costs in a thread.
struct EntryCost {
  std::string name;
  int64_t registers = 0, stackBytes = 0, spillStoreBytes = 0, spillLoadBytes = 0;
};

struct Assembly {
  bool accepted = false;
  std::vector<EntryCost> entries;
  std::vector<std::string> messages;  // warnings and errors, a line each
};

// The program; nothing where it is not installed.
std::optional<std::string> findPtxas();

// "13.0.88", or what else it says of itself.
std::string ptxasVersion(const std::string& ptxas);

// Assembles `ptx` for `target` ("sm_90a"). Refused PTX is an answer; fails with kUsage (ptxas_run) when
// the program cannot be run at all.
Expected<Assembly> assemble(const std::string& ptxas, std::string_view ptx, const std::string& target);

// What `ptxas -v` said, read line by line; exposed for its test.
Assembly readPtxas(std::string_view output, bool accepted);

// "48 registers", and what is spilled or kept on the stack.
std::string toString(const EntryCost& cost);

}  // namespace cutecheck::cli
