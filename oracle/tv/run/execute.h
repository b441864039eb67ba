// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// execute: what a function of LLVM IR computes, as terms over the integers.
//
// Blocks are met in reverse postorder, each with the condition under which it is reached; a phi chooses by the
// conditions of its edges. Loops (unroll.h writes out those of known length) and calls
// are refused by name; so are memory, vectors and floating point, except in kernels, whose accesses to memory are
// listed (memory.h).
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
};

// parameters: the number carried by each scalar parameter, in range of its width. kernel: for kernels alone.
Execution execute(const llvm::Function& f, const std::map<std::vector<unsigned>, Term>& parameters,
                  Obligations& obligations, const Intervals& intervals, const KernelSymbols* kernel = nullptr);

}  // namespace cutecheck::oracle
