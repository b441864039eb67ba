// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// solver: the one door to Z3.
//
// A query has a context of its own, so that an answer does not depend on what was asked before,
// and a budget in the solver's own resource units, so that it does not depend on the machine.
// Source: Z3 4.8 `rlimit`; the C++ API throws z3::exception, which does not leave this file.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "oracle/claims/verdict.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

// Which numbers the variables range over. kReals is a relaxation: unsatisfiable over the reals is
// unsatisfiable over the integers, and a real model means nothing.
enum class Numbers : uint8_t { kIntegers, kReals };

struct Solved {
  enum class Status : uint8_t { kSat, kUnsat, kUnknown };
  Status status = Status::kUnknown;
  Engine engine = Engine::kZ3;  // who answered; cvc5.cpp says so of itself
  std::map<std::string, int64_t> model;  // kSat over integers
  bool fits = true;                      // false: a value left 64 bits, and is not in the model
  uint64_t units = 0;
  std::string reason;  // of kUnknown
  bool byTheClock = false;  // of kUnknown: ended where no units were counted
};

// How the solver begins. kCounted: where unknowns are multiplied, so that units end the search (solver.cpp).
enum class Start : uint8_t { kTactics, kCounted };

// Decides whether the conjunction of `assertions` has a model.
Solved solve(const std::vector<Term>& assertions, uint64_t budget, Numbers numbers = Numbers::kIntegers,
             Start start = Start::kTactics);

// Z3 without its choice of tactics, and one context for all questions: making either takes several times as
// long as most questions of linear arithmetic. Where units end a search, they depend on what was asked
// before: one solver belongs to one claim or one module.
class DirectSolver {
 public:
  Solved solve(const std::vector<Term>& assertions, uint64_t budget);

 private:
  struct Context;
  std::shared_ptr<Context> context_;
};

// The same of SMT-LIB text over bit-vectors: declarations and assertions, no command. The model has the named
// constants, each read as a number at or above 0.
Solved solveScript(const std::string& script, const std::vector<std::string>& names, uint64_t budget);

// The solver's own version, "4.8.12".
std::string solverVersion();

}  // namespace cutecheck::oracle
