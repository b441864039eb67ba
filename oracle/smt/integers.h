// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// integers: goals as formulas over the integers, for the solver.
//
// Each encoding writes the negated goal in its own way; unsatisfiable under the premises means
// proved. Under one solver they are separate derivations, and one engine.
#pragma once

#include <map>

#include "oracle/claims/goal.h"
#include "oracle/smt/solver.h"

namespace cutecheck::oracle {

enum class Encoding : uint8_t {
  kDivMod,             // an index is split by div and mod
  kQuotientRemainder,  // an index is split by fresh quotients and remainders; no div, no mod
  kCoordinates,        // the coordinates themselves, no index is split; injectivity by their differences
  kReals               // integer relations without div and mod, over the reals
};

inline constexpr Encoding kEncodings[] = {Encoding::kCoordinates, Encoding::kDivMod,
                                          Encoding::kQuotientRemainder, Encoding::kReals};

// The method that asks a solver under an encoding.
Method methodOf(Encoding encoding);

// "div/mod", ...
std::string_view encodingName(Encoding encoding);

// What the solver is told of the symbols.
struct Assumptions {
  const std::vector<Constraint>& constraints;
  const std::map<std::string, int64_t>& divisors;  // of each symbol
};

// The premises and the negated goal: unsatisfiable means proved.
struct Query {
  std::vector<Term> assertions;
  Numbers numbers = Numbers::kIntegers;
};

// Fails with kUsage when the encoding does not express the goal (encoding_c1), or when it is the same query
// as under another encoding and would count twice (encoding_c2). With `bits` a swizzle is one kXor,
// which bit-vectors alone can read.
Expected<Query> queryOf(const Goal& goal, const Assumptions& assumptions, Encoding encoding,
                        bool bits = false);

// Symbols and the indices i, j of a model; nothing when a value did not fit in 64 bits. Without a goal the
// symbols alone.
std::optional<Counterexample> readModel(const Solved& solved, const Assumptions& assumptions,
                                        const Goal* goal);

// Decides one goal under one encoding. A counterexample has the symbols' values and the indices.
Attempt decideByIntegers(const Goal& goal, const Assumptions& assumptions, Encoding encoding, uint64_t budget,
                         Engine engine = Engine::kZ3);

// The premises alone.
Query premiseQuery(const Assumptions& assumptions);

// Whether the premises have a model: kProved with the model as counterexample's assignment,
// kRefuted when they contradict each other, kUnknown.
Attempt decidePremises(const Assumptions& assumptions, uint64_t budget);

}  // namespace cutecheck::oracle
