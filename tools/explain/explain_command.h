// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck explain: an expression operation by operation, with values; of a refusal both values and what
// works.
#pragma once

#include <string>

#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct ExplainOptions {
  std::string expression;
  std::string bindings;  // numbers of symbols, M=8,N=4
  bool json = false;
};

// 0 with the steps; as `cutecheck eval` where an operation is refused or a relation is false.
ExitStatus explainCommand(const ExplainOptions& options, Console& console);

}  // namespace cutecheck::cli
