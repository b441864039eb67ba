// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck lower: a module of the cute dialect at one stage of its way to PTX, or what it means.
#pragma once

#include <string>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct LowerOptions {
  std::string file;
  // meaning: what each function means; cute: the module, parsed, verified and desugared; nvvm: in the
  // LLVM and NVVM dialects; llvm: LLVM IR; ptx
  std::string emit = "llvm";
  std::string target = "sm_90a";  // of ptx; the stages before it are the same for every target
  bool json = false;
};

// Prints the module at that stage; a refusal names the stage in its rule.
ExitStatus lowerCommand(const LowerOptions& options, Console& console);

}  // namespace cutecheck::cli
