// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// run_memory: the memory of an execution on numbers.
//
// A machine value may also be a pointer (an object and an offset) or a token, which stands for whatever was
// loaded or computed in floating point. Equal tokens are equal values: a load's token names its address and how many
// stores were executed before.
#pragma once

#include <llvm/ADT/APInt.h>
#include <llvm/IR/DataLayout.h>

#include <functional>
#include <map>
#include <optional>

#include "oracle/tv/reference/exchange.h"
#include "oracle/tv/run/interpret.h"

namespace llvm {
class AllocaInst;
class GEPOperator;
class Type;
}  // namespace llvm

namespace cutecheck::oracle {

struct Cell {
  bool poison = true;
  bool undef = false;  // beside poison: what it is was never said, and computing with it is not modelled
  llvm::APInt bits = llvm::APInt(1, 0);
  bool aggregate = false;  // or a vector
  std::vector<Cell> fields;
  bool pointer = false;
  size_t object = 0;
  int64_t offset = 0;
  std::string token;  // where it is not empty, the value
};

inline Cell numberCell(llvm::APInt bits) {
  Cell c;
  c.poison = false;
  c.bits = std::move(bits);
  return c;
}
inline Cell tokenCell(std::string token) {
  Cell c;
  c.poison = false;
  c.token = std::move(token);
  return c;
}
inline Cell pointerCell(size_t object, int64_t offset) {
  Cell c;
  c.poison = false;
  c.pointer = true;
  c.object = object;
  c.offset = offset;
  return c;
}
// As it is stored: a token, a number by its bits.
std::string contentOf(const Cell& c);
// Everything poison, in the shape of the type.
Cell blankCell(const llvm::Type* type);
// As that, of what was never written.
Cell undefCell(const llvm::Type* type);

class RunMemory {
 public:
  RunMemory(const llvm::DataLayout& layout, const RunKernel& kernel);

  // What the function's attributes exclude, of the pointer with this number; empty for nothing.
  void forbid(size_t pointer, std::string load, std::string store);
  // Whether an address is a multiple of `bytes`, by what is promised of its object.
  bool isAligned(const Cell& pointer, uint64_t bytes) const;

  // What happened instead of a result.
  struct Trouble {
    bool undefined = false;  // else not modelled
    std::string what;
  };

  std::optional<Cell> allocate(const llvm::AllocaInst& i);
  std::optional<Cell> address(const llvm::GEPOperator& i, const Cell& pointer,
                              const std::function<Cell(const llvm::Value*)>& operand);
  // Of the type, `align` bytes aligned.
  std::optional<Cell> load(const llvm::Instruction& i, llvm::Type& type, uint64_t align, const Cell& pointer);
  bool store(const llvm::Instruction& i, llvm::Type& type, uint64_t align, const Cell& pointer, const Cell& value);
  // A pointer into the block's shared memory as a number of `width` bits, and the other way about.
  std::optional<Cell> number(const llvm::Instruction& i, const Cell& pointer, unsigned width);
  std::optional<Cell> place(const llvm::Instruction& i, const Cell& number);
  void barrier(const llvm::Instruction& i);
  std::optional<Cell> exchange(const llvm::Instruction& i, const Exchange& e, const Cell& given);
  // llvm.lifetime.start where `begins`, else end.
  void lifetime(const llvm::Instruction& i, bool begins, const Cell& pointer);

  // The name of what a pointer points into.
  const std::string& nameOf(const Cell& pointer) const { return objects_[pointer.object].name; }

  std::optional<Trouble> trouble;
  std::vector<RunAccess> accesses;

 private:
  struct Object {
    std::string name;
    uint64_t align = 1, bytes = 0;
    bool local = false;
    std::string noLoad = {}, noStore = {};
    bool dead = false;
    std::optional<int64_t> address{};
    bool barrier = false, lanes = false;
  };
  struct Stored {
    std::string type;
    uint64_t bytes;
    Cell value;
  };
  bool fail(bool undefined, std::string what);
  bool isModelled(const llvm::Type& type, const std::string& element, const Cell& pointer) const;
  bool mayAccess(const llvm::Instruction& i, uint64_t align, const Cell& pointer, uint64_t bytes, bool store);

  // The number that an integer of memory is, where numbers are spoken of.
  std::optional<Cell> number(const llvm::Instruction& i, const llvm::Type& type, const std::string& element, const Cell& pointer,
                             int64_t offset);

  const llvm::DataLayout& layout_;
  const RunKernel& kernel_;
  std::vector<Object> objects_;
  std::map<std::pair<size_t, int64_t>, Stored> local_;
  size_t stores_ = 0;
};

}  // namespace cutecheck::oracle
