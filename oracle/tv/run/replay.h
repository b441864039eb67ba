// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// replay: one assignment, executed and evaluated side by side.
#pragma once

#include "oracle/tv/run/trace.h"

namespace cutecheck::oracle {

// A function of the module and what it must compute.
struct Subject {
  const llvm::Function* function = nullptr;
  const llvm::Function* unrolled = nullptr;  // the same without loops (unroll.h); null where it has none
  const MeaningFunction* meaning = nullptr;
  const DenotedFunction* denoted = nullptr;
};

// Checks the lines against the function: every integer leaf of the parameters and every scalar of the result
// has one line of its type; of a kernel, every pointer of its parameters too; and where a `form` line stands,
// the function has that type, scalar by scalar at the same bytes. Fails with meaning_c9.
std::optional<Diagnostic> fitProblem(const llvm::Function& f, const MeaningFunction& meaning);

// That a text of a whole module, which has `form` lines, speaks of each entry that a launch may name. Fails
// with meaning_c9.
std::optional<Diagnostic> entryProblem(const IrModule& module, const MeaningText& text);

// Whether a launch has a thread with these special registers; nothing where that is not known.
std::optional<bool> isThread(const std::map<std::string, int64_t>& registers, const MeaningLaunch& launch);

// Whether a premise holds at numbers; nothing where one of its own leaves 128 bits.
std::optional<bool> holds(const Constraint& c, const Assignment& assignment);

// What a thread is executed with, beside its scalar parameters: pointers, registers, data.
RunKernel runKernelOf(const MeaningFunction& meaning, const Assignment& assignment);

struct Replay {
  enum class Outcome : uint8_t {
    kOutside,  // a premise does not hold
    kOpen,     // whether a premise holds is not known
    kAgrees,
    kDiffers,
    kUndefined,   // the meaning has no value here
    kUnseen,      // the accesses differ, and nobody is known to see it
    kUnsupported  // the interpreter refuses an instruction
  };
  Outcome outcome = Outcome::kOutside;
  std::optional<Counterexample> counterexample;  // kDiffers
  std::string reason;                            // kOpen, kUnseen, kUnsupported, kUndefined
  Trace meant;                                   // of a kernel, where both were computed
  std::vector<RunAccess> executed;               // beside
  uint64_t steps = 0;                            // of the run
};
Replay replay(const Subject& subject, const Assignment& assignment);

}  // namespace cutecheck::oracle
