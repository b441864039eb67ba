// execute: what a function of LLVM IR computes, as terms over the integers.
//
// Blocks are met in reverse postorder, each with the condition under which it is reached; a phi chooses by the
// conditions of its edges. Loops, memory, calls and floating point are refused by name.
#pragma once

#include <map>
#include <optional>

#include "oracle/llvm_ir/ir_module.h"
#include "oracle/llvm_ir/obligations.h"
#include "oracle/llvm_ir/symbolic_value.h"

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
};

// parameters: the number carried by each scalar parameter, in range of its width.
Execution execute(const llvm::Function& f, const std::map<std::vector<unsigned>, Term>& parameters,
                  Obligations& obligations, const Intervals& intervals);

}  // namespace cutecheck::oracle
