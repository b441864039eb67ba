// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The steps by which an expression is computed, each with the values that it works on.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/notation/expression.h"
#include "core/support/expected.h"
#include "tools/explain/two_values.h"

namespace cutecheck::cli {

struct ExplainStep {
  std::string call;                                         // an operation on values
  std::string result;                                       // empty where it is refused
  std::vector<std::string> notes;                           // how it comes about, from the definition
  std::vector<std::pair<std::string, std::string>> values;  // name and numbers, "B(c)" -> "0 2 4"
};

struct Explanation {
  std::vector<ExplainStep> steps;   // innermost first; the last one is refused where `error` is there
  std::optional<Diagnostic> error;  // its place counts in the expression
  Expression refused;               // the call on values that is refused
  std::string operands;             // "A = ..., B = ..." of the composition inside that is refused
  std::optional<TwoValues> differ;  // of that composition
};

// Every operation of the expression. A literal has no step.
Explanation explainSteps(const Expression& expression);

}  // namespace cutecheck::cli
