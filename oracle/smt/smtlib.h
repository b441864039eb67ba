// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// smtlib: terms as SMT-LIB 2.6 text, which every solver reads.
// Source: The SMT-LIB Standard 2.6; `div` and `mod` of its theory Ints are ours (oracle/terms/term.h).
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/support/expected.h"
#include "oracle/smt/solver.h"

namespace cutecheck::oracle {

// The variables of the terms, each once, in the order of their first occurrence.
std::vector<std::string> variablesOf(const std::vector<Term>& terms);

// Declarations and one `assert` for each term. What occurs more than once is defined once.
std::string assertionsInSmtlib(const std::vector<Term>& terms, Numbers numbers);

// |name|
std::string quotedSymbol(const std::string& name);

// The values of `(get-value ...)`'s answer in its order, those of bit-vectors (#b101, #x5) at or above 0;
// nothing where one is no integer of 64 bits.
// Fails with kSyntax when the text is no such answer (smtlib_c1).
Expected<std::vector<std::optional<int64_t>>> readValues(std::string_view answer);

}  // namespace cutecheck::oracle
