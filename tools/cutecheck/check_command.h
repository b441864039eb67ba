// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck check: a verdict for every line of every file.
#pragma once

#include <string>
#include <vector>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct CheckOptions {
  std::vector<std::string> paths;  // files, directories, or one layout expression
  bool json = false;
  std::string sarif{};  // a file for SARIF; empty: none
};

ExitStatus checkCommand(const CheckOptions& options, Console& console);

// What holds of one layout expression.
ExitStatus checkExpression(const std::string& expression, bool json, Console& console);

}  // namespace cutecheck::cli
