// cutecheck check: a verdict for every line of every file.
#pragma once

#include <string>
#include <vector>

#include "tools/cutecheck/console.h"
#include "tools/cutecheck/exit_status.h"

namespace cutecheck::cli {

struct CheckOptions {
  std::vector<std::string> paths;  // files, directories, or one layout expression
  bool json = false;
};

ExitStatus checkCommand(const CheckOptions& options, Console& console);

// What holds of one layout expression.
ExitStatus checkExpression(const std::string& expression, bool json, Console& console);

}  // namespace cutecheck::cli
