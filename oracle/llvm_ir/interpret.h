// interpret: executes a function of LLVM IR on numbers, at machine width.
//
// What counterexamples are replayed with, and what enumeration runs. Bits are bits here (llvm::APInt), poison
// is followed as the LangRef says, undefined behaviour stops the run; nothing is shared with the symbolic
// execution (execute.h) but the module itself.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "oracle/llvm_ir/ir_module.h"

namespace cutecheck::oracle {

// A scalar of the result, read as a signed number (i1: 0 or 1); nothing where it is poison.
using RunScalar = std::optional<int64_t>;

struct Run {
  enum class Status : uint8_t { kReturned, kUndefined, kUnsupported };
  Status status = Status::kUnsupported;
  std::vector<RunScalar> results;  // kReturned, beside resultLeaves
  std::string reason;              // kUndefined: what was done; kUnsupported: the instruction
};

// Runs with the given scalars, by the paths of parameterLeaves; parameters without one are poison.
Run interpret(const llvm::Function& f, const std::map<std::vector<unsigned>, int64_t>& arguments,
              uint64_t stepLimit = 100'000);

}  // namespace cutecheck::oracle
