// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// symbolic_eval: what an expression with symbols is for all of their values. The denoter of claims proposes a form,
// and the claim that the expression is that form is proved before it is told.
#pragma once

#include <string>
#include <vector>

#include "core/support/expected.h"

namespace cutecheck::cli {

struct SymbolicValue {
  std::string text;
  std::vector<std::string> conditions;  // under which it is proved: extents at least 1, divisors
};

// Under the premises `where`. Fails with kNotStatic and the condition that is open, with kUsage where there is no symbol,
// and as makeClaim does.
Expected<SymbolicValue> symbolicValue(const std::string& expression, const std::string& where);

// Whether an error is of a divisor that no value of the symbols mends.
bool isBadDivisor(const Diagnostic& error);

}  // namespace cutecheck::cli
