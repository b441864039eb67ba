// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cvc5: a second solver, which shares no code with the first.
//
// It is a program of its own and reads SMT-LIB text. Linked as a library it would be needed wherever
// cutecheck is built, and an assertion of its own would end this process; the text is at hand anyway
// (`cutecheck prove --emit-smt2`), and starting it takes some 20 ms where its queries take more.
// Source: cvc5 1.0.3, options rlimit and produce-models, statistic resource::resourceUnitsUsed.
#pragma once

#include <optional>
#include <string>

#include "oracle/smt/solver.h"

namespace cutecheck::oracle {

// The version of the cvc5 on PATH, "1.0.3"; nothing without one.
std::optional<std::string> cvc5Version();

// Decides whether the conjunction of `assertions` has a model, in at most `budget` of cvc5's own units.
// kUnknown without cvc5, and when its answer is none of sat, unsat, unknown; the reason says so.
Solved solveByCvc5(const std::vector<Term>& assertions, uint64_t budget,
                   Numbers numbers = Numbers::kIntegers);

// The same of SMT-LIB text: declarations and assertions, no command. The model has the named constants.
Solved solveScriptByCvc5(const std::string& script, const std::vector<std::string>& names, uint64_t budget);

}  // namespace cutecheck::oracle
