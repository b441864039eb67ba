// cutecheck lower: a module of the cute dialect, as LLVM IR or as what it means.
#pragma once

#include <string>

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/exit_status.h"

namespace cutecheck::cli {

struct LowerOptions {
  std::string file;
  std::string emit = "llvm";  // llvm or meaning
  bool json = false;
};

// Prints the lowered module or its meaning text; a refusal names the stage.
ExitStatus lowerCommand(const LowerOptions& options, Console& console);

}  // namespace cutecheck::cli
