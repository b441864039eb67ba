// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// premise_symbols: premises that say nothing of the expression beside them.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/notation/expression.h"
#include "core/support/expected.h"

namespace cutecheck::cli {

// Of each premise that has symbols, none of which the expression has, nor a premise that shares one with it, and so on:
// the place in `premises`.
std::vector<size_t> unrelatedPremises(const Expression& expression, const std::vector<Expression>& premises);

// An unrelated premise one of whose symbols is another spelling of a symbol of the expression, m for M: kUsage, with the
// place of the premise and what was perhaps meant.
std::optional<Diagnostic> misspeltSymbol(const Expression& expression, const std::vector<Expression>& premises);

// "m", and what it was perhaps meant to be, or the symbols that there are; of an unrelated premise.
std::string unknownSymbols(const Expression& expression, const Expression& premise);

}  // namespace cutecheck::cli
