// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck analyze: a layout as a map of integers (analysis.h).
#pragma once

#include <string>

#include "tools/analyze/analysis.h"
#include "tools/console/console.h"

namespace cutecheck::cli {

struct AnalyzeOptions {
  std::string expression;
  AnalyzeAsked asked;
  bool json = false;
};

ExitStatus analyzeCommand(const AnalyzeOptions& options, Console& console);

}  // namespace cutecheck::cli
