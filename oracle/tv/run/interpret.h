// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// interpret: executes a function of LLVM IR on numbers, at machine width.
//
// What counterexamples are replayed with, and what enumeration runs. Bits are bits here (llvm::APInt), poison
// is followed as the LangRef says, undefined behaviour stops the run; nothing is shared with the symbolic
// execution (execute.h) but the module itself.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <tuple>
#include <vector>

#include "oracle/tv/ir/ir_module.h"
#include "oracle/tv/run/value_names.h"

namespace cutecheck::oracle {

// A scalar of the result, read as a signed number (i1: 0 or 1; a pointer: bytes); nothing where it is poison.
using RunScalar = std::optional<int64_t>;

// A pointer that a kernel is given.
struct RunPointer {
  std::vector<unsigned> path;
  std::string name;
  uint64_t align = 1;
  std::optional<int64_t> address{};  // of a block's shared memory
  bool barrier = false, lanes = false;
};
struct RunKernel {
  std::vector<RunPointer> pointers;
  std::map<std::string, int64_t> registers;  // by name, "ctaid.x"
  std::map<std::vector<unsigned>, std::string> values;  // parameters of floating point, by name
  // Integers in memory, by pointer, offset in bytes and type, where the meaning speaks of their numbers; others are 0.
  bool numbers = false;
  std::map<std::tuple<std::string, int64_t, std::string>, int64_t> loaded;
  ValueNames* names = nullptr;
};

// An access of one element of global or shared memory.
struct RunAccess {
  const llvm::Instruction* at = nullptr;
  unsigned lane = 0;
  bool store = false;
  std::string pointer;
  int64_t offset = 0;  // bytes
  std::string type;
  std::string value;  // of a store
};

// What a load yields: whatever the address holds after that many elements were stored.
inline std::string loadToken(const std::string& pointer, int64_t offset, const std::string& type, size_t stores) {
  return type + " " + pointer + "+" + std::to_string(offset) + "@" + std::to_string(stores);
}

struct Run {
  enum class Status : uint8_t { kReturned, kUndefined, kUnsupported };
  Status status = Status::kUnsupported;
  std::vector<RunScalar> results;  // kReturned, beside resultLeaves
  std::vector<std::string> places; // beside: of a pointer what it points into, else empty
  std::vector<RunAccess> accesses; // of a kernel, in their order
  uint64_t steps = 0;              // instructions executed
  // kReturned with poison: the return, and the values that had some.
  const llvm::Instruction* returned = nullptr;
  std::set<const llvm::Value*> poisoned;
  std::string reason;              // kUndefined: what was done; kUnsupported: the instruction
};

// Runs with the given scalars, by the paths of parameterLeaves; parameters without one are poison. Memory, vectors
// and floating point are for kernels, and functions with pointers, alone.
Run interpret(const llvm::Function& f, const std::map<std::vector<unsigned>, int64_t>& arguments,
              const RunKernel* kernel = nullptr, uint64_t stepLimit = 100'000);

}  // namespace cutecheck::oracle
