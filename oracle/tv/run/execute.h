// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// execute: what a function of LLVM IR computes, as terms over the integers.
//
// Blocks are met in reverse postorder, each with the condition under which it is reached; a phi chooses by the
// conditions of its edges. Loops of known length are written out before (unroll.h). One of run-time length is executed once,
// in any turn k, where the meaning has a fold: that turn k begins with what is said of it is shown by induction. Other loops and
// calls are refused by name; so are memory, vectors and floating point, except in kernels, whose accesses to memory are listed
// (memory.h).
#pragma once

#include <map>
#include <optional>

#include "oracle/tv/decide/obligations.h"
#include "oracle/tv/ir/ir_module.h"
#include "oracle/tv/memory/memory.h"
#include "oracle/tv/terms/symbolic_value.h"

namespace cutecheck::oracle {

struct Execution {
  // Scalars of the result where `path` is reached; beside resultLeaves.
  struct Return {
    Term path;
    std::vector<SymbolicValue> results;
  };
  std::vector<Return> returns;
  // Undefined behaviour happens unless each of these holds; the ones that were not discharged.
  std::vector<std::pair<Term, std::string>> undischarged;
  std::string unsupported;  // the instruction that was refused; empty when there was none
  size_t instructions = 0;
  std::vector<MemoryAccess> accesses;  // of a kernel
  Folds folds;                         // its loops of run-time length
  bool guessed = false;                // what was said of a loop is not shown, or a parameter is not named
};

// What a kernel is executed with, beside its scalar parameters.
struct KernelSymbols {
  struct Pointer {
    std::vector<unsigned> path;
    MemoryObject object;
  };
  std::vector<Pointer> pointers;          // objects of the accesses, in this order
  std::map<std::string, Term> registers;  // by name, "ctaid.x"
  std::map<std::vector<unsigned>, Opaque> values;  // parameters of floating point
  LoadedNumbers numbers;
  // For each loop of run-time length, in their order: the variable that counts its turns, and the most that it is.
  struct Turns {
    Term index;
    Int128 most = 0;
  };
  std::vector<Turns> turns;
};

// parameters: the number carried by each scalar parameter, in range of its width. kernel: for kernels alone.
Execution execute(const llvm::Function& f, const std::map<std::vector<unsigned>, Term>& parameters,
                  Obligations& obligations, const Intervals& intervals, const KernelSymbols* kernel = nullptr);

}  // namespace cutecheck::oracle
