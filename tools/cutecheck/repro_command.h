// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck repro: replay recorded faults and raw fuzzing inputs.
#pragma once

#include <string>
#include <vector>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct ReproOptions {
  std::vector<std::string> files;
  std::string target;  // of raw inputs; empty: the name of their directory
  bool json = false;
};

// Prints expected and got for each subject of each file.
ExitStatus reproCommand(const ReproOptions& options, Console& console);

}  // namespace cutecheck::cli
