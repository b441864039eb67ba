// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One MLIR context for many inputs, and what is checked of each.
//
// A fresh context for each input costs a hundred times the input. Types and locations are uniqued for the
// life of a context, so it is replaced after a number of inputs.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "properties/generators/random.h"

namespace cutecheck::fuzz {

// How far an input came; each stage contains the one before.
enum class Stage : uint8_t { kRefused, kParsed, kVerified, kDesugared };
inline constexpr int kStages = 4;
const char* nameOf(Stage stage);

struct Outcome {
  Stage stage = Stage::kRefused;
  std::string finding;  // what is wrong, on one line; "" when nothing is
};

class DialectSession {
 public:
  explicit DialectSession(int inputsPerContext = 2000);
  ~DialectSession();
  DialectSession(const DialectSession&) = delete;
  DialectSession& operator=(const DialectSession&) = delete;

  // A module as text, or as bytecode, told apart by bytecode's first bytes. Whatever it holds is read or
  // refused without a crash, and:
  // - each type of the dialects that was read prints and reads back as itself, in a module that the verifiers
  //   refuse too;
  // - a verified module prints and reads back, verified, as what prints the same, through text and bytecode;
  // - cute-desugar takes it, what it leaves verifies, and that prints and reads back too.
  // A string and no view, since MLIR's lexer reads the zero behind the text.
  Outcome check(const std::string& module);

  // A random module (fuzz/dialect/random_module.h), checked as above; then once more with one fault. Besides:
  // inference and verifiers agree on it, and a result type that says something else is refused. `module` and
  // `fault` may be one source.
  struct Pair {
    Outcome valid, faulted;
  };
  Pair checkRandomModule(generators::Random& module, generators::Random& fault);
  Pair checkRandomModule(uint64_t seed) {
    generators::Random random(seed);
    return checkRandomModule(random, random);
  }

  // The text of a random module whose function returns what its operations make.
  std::string randomModuleText(generators::Random& random);

  // The bytecode of a module in text; "" where that is not read.
  std::string bytecodeOf(const std::string& text);

 private:
  struct State;
  State& state();
  const int inputsPerContext_;
  int inputs_ = 0;
  std::unique_ptr<State> state_;
};

}  // namespace cutecheck::fuzz
