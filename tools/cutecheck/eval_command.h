// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck eval: compute one expression with the static reference.
#pragma once

#include <string>

#include "core/composition/composition.h"
#include "tools/console/console.h"
#include "tools/console/exit_status.h"

namespace cutecheck::cli {

struct EvalOptions {
  std::string expression;
  Domain domain = Domain::kExtendLast;
  std::string as;     // cpp or dsl: print a line of that language
  std::string where;  // premises of the symbols
  bool json = false;
};

// Prints the value, or the diagnostic with its place and the line that reproduces it. A relation
// that is false is kRefuted.
ExitStatus evalCommand(const EvalOptions& options, Console& console);

// Answers one JSON request a line until the input ends, each answer flushed; kPassed when every
// line was answered. The protocol is in batch.h.
ExitStatus evalBatchCommand(Domain domain, Console& console);

}  // namespace cutecheck::cli
