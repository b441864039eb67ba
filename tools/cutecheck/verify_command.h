// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck verify: the main job. Every module, template and data file under the paths, a row each.
#pragma once

#include <string>
#include <vector>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct VerifyOptions {
  std::vector<std::string> paths;
  std::vector<std::string> targets;  // none: all known
  std::string journal;               // of --resume; empty: none is kept
  std::string report;                // folder of a report (verify_report.h); empty: none is written
  bool strict = false;
  bool hardware = false;                // golden kernels are run on a GPU
  std::string driver = "libcuda.so.1";  // of the GPU
  bool json = false;
};

// Prints a row as each file is done and the counts at the end. SIGINT ends it at once, with the counts so
// far; the module or the data file in work is not counted.
ExitStatus verifyCommand(const VerifyOptions& options, Console& console);

}  // namespace cutecheck::cli
