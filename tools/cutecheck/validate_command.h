// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck validate: is the LLVM IR what the module means?
#pragma once

#include <string>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct ValidateOptions {
  std::string file;     // a module of the cute dialect, or LLVM IR
  std::string lowered;  // LLVM IR that another lowering made of the module; empty: our own is judged
  std::string abi = "interleaved";  // the form of parameters and results in it, or "sparse"
  std::string meaning;  // the reference semantics of LLVM IR; empty for a module, which says itself what it means
  bool strict = false;
  bool json = false;
};

// Lowers a module and proves the result equal to its meaning, or proves the given IR equal to the
// module's or the given meaning. Fails with kUsage (validate_c1) for options that exclude each other. Prints
// a report with one verdict a function.
ExitStatus validateCommand(const ValidateOptions& options, Console& console);

}  // namespace cutecheck::cli
