// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// unroll: a function whose loops have a known length, as one without loops.
//
// A loop of at most N turns is written out N times, each turn's way back leading to the next turn, and the
// last one's to `unreachable`. That N is right is not believed: the symbolic execution has to show that this
// `unreachable` is not reached, as of any other. N is what LLVM's scalar evolution says; a wrong one costs a
// verdict, and makes none. What is believed is the copying here, and LLVM's insertion of phis at the exits
// (LCSSA). Both are held against the original at every point that is executed: there the original runs, turn
// by turn, and the copy beside it.
//
// Loops of run-time length, and loops beyond the limits, are a problem by name. Where folds are meant (docs/reference/meaning.md),
// those of run-time length stay.
#pragma once

#include <memory>
#include <string>

#include "oracle/tv/ir/ir_module.h"

namespace cutecheck::oracle {

constexpr uint64_t kMaxTurns = 4096;  // of all loops of a function together, nested ones multiplied
constexpr uint64_t kMaxUnrolledInstructions = 1 << 16;

class Unrolled {
 public:
  explicit Unrolled(const llvm::Function& f, bool folds = false);
  Unrolled(const Unrolled&) = delete;
  Unrolled& operator=(const Unrolled&) = delete;
  ~Unrolled();

  // The function without loops, but those of run-time length where folds are meant, in a module of its own; null where `f` has
  // none, or where there is a problem.
  const llvm::Function* function() const { return function_; }
  // "a loop through block %again, of run-time length"; empty when there is none.
  const std::string& problem() const { return problem_; }
  uint64_t turns() const { return turns_; }

 private:
  std::unique_ptr<llvm::Module> module_;
  const llvm::Function* function_ = nullptr;
  std::string problem_;
  uint64_t turns_ = 0;
};

}  // namespace cutecheck::oracle
