// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// memory: what a kernel reads and writes, as a list of accesses of one element each.
//
// A pointer is an object and an offset in bytes. Accesses to global and shared memory are listed, in the order
// of execution, with the condition under which they happen; what a load yields is opaque. Local memory (alloca) is
// followed instead: it must be accessed at offsets that are numbers, so that what is stored is what is loaded, and where
// llvm.lifetime says that it is there.
#pragma once

#include <llvm/IR/DataLayout.h>

#include <algorithm>
#include <map>
#include <optional>
#include <set>

#include "oracle/tv/ir/instructions.h"
#include "oracle/tv/reference/exchange.h"

namespace llvm {
class AllocaInst;
class BasicBlock;
class Function;
class GEPOperator;
class LifetimeIntrinsic;
class LoadInst;
class StoreInst;
}  // namespace llvm

namespace cutecheck::oracle {

// A piece of memory that pointers point into.
struct MemoryObject {
  std::string name;   // the pointer's name in the meaning, or the instruction's
  uint64_t align = 1; // bytes
  bool local = false;
  std::string noLoad, noStore;  // the attribute that excludes it; empty where none does
  Term address{};               // of a block's shared memory: the number that its address is
  // Nothing that can be pointed to: what a barrier is said to store to, and lanes that exchange values.
  bool barrier = false, lanes = false;
};

// One access of one element.
struct MemoryAccess {
  const llvm::Instruction* at = nullptr;
  unsigned lane = 0;  // of a vector
  bool store = false;
  size_t object = 0;
  Term offset;        // bytes
  Term path;          // where it happens
  std::string type;   // "f32"
  SymbolicValue value;  // of a store
  std::optional<size_t> line;  // of a load: the line whose number it yields
  std::optional<size_t> fold = std::nullopt;  // which of the loops of run-time length it is in
};

// The line of the meaning that a load is, and the number that it yields.
using LoadedNumber = std::pair<size_t, Term>;
using LoadedNumbers =
    std::function<std::optional<LoadedNumber>(const llvm::Instruction& at, unsigned lane, const std::string& type)>;

// Whether the function has local memory that each run of it makes at its begin.
bool hasLocalMemory(const llvm::Function& f);

// "f32" and the like; empty for a type that is no element.
std::string elementName(const llvm::Type& type);

class Memory {
 public:
  Memory(Instructions& instructions, Obligations& obligations, const llvm::DataLayout& layout, std::vector<MemoryObject> objects,
         LoadedNumbers numbers)
      : instructions_(instructions),
        obligations_(obligations),
        layout_(layout),
        objects_(std::move(objects)),
        numbers_(std::move(numbers)) {}

  // Local memory at the begin of a block, from its predecessors and where each comes from.
  void enter(const std::vector<std::pair<const llvm::BasicBlock*, Term>>& edges);
  void leave(const llvm::BasicBlock& block) { atEnd_[&block] = {local_, dead_}; }

  // Whether what follows is executed once a turn of a loop: an integer loaded there is no one number, and
  // nothing is stored to local memory.
  void turn(bool inTurn) { inTurn_ = inTurn; }

  // Nothing for what is not modelled.
  std::optional<SymbolicValue> allocate(const llvm::AllocaInst& i);
  std::optional<SymbolicValue> address(const llvm::GEPOperator& i, const SymbolicValue& pointer,
                                       const std::function<std::optional<SymbolicValue>(const llvm::Value*)>& operand);
  std::optional<SymbolicValue> load(const llvm::LoadInst& i, const SymbolicValue& pointer);
  bool store(const llvm::StoreInst& i, const SymbolicValue& pointer, const SymbolicValue& value);
  // A pointer into the block's shared memory as a number of `width` bits, and the other way about.
  std::optional<SymbolicValue> number(const llvm::Instruction& i, const SymbolicValue& pointer, unsigned width);
  std::optional<SymbolicValue> place(const llvm::Instruction& i, const SymbolicValue& number);
  // A barrier; false where the meaning has none.
  bool barrier(const llvm::Instruction& i);
  // What lanes exchange: a store of what this one gives, and a load of what it finds. Nothing where the
  // meaning has none.
  std::optional<SymbolicValue> exchange(const llvm::Instruction& i, const Exchange& e,
                                        const SymbolicValue& given);
  // llvm.lifetime.start and end: what the object holds is lost, and after its end no access is modelled.
  bool lifetime(const llvm::LifetimeIntrinsic& i, const SymbolicValue& pointer);

  const std::vector<MemoryObject>& objects() const { return objects_; }
  // Whether any value in local memory is so.
  bool anyLocal(const std::function<bool(const SymbolicValue&)>& is) const {
    return std::ranges::any_of(local_, [&](const auto& cell) { return is(cell.second.value); });
  }
  std::vector<MemoryAccess> accesses;

 private:
  struct Cell {
    std::string type;
    SymbolicValue value;
    uint64_t bytes = 1;
  };
  using Local = std::map<std::pair<size_t, uint64_t>, Cell>;  // by object and offset

  // The elements of a type: how many, their name and their size; nothing for another type.
  struct Elements {
    unsigned count = 0;
    std::string type;
    uint64_t bytes = 0;
    bool vector = false;
    bool whole = false;  // a struct, which local memory alone may hold
  };
  std::optional<Elements> elementsOf(llvm::Type& type) const;
  // Whether the access is modelled; the alignment is required on the way.
  bool reached(const llvm::Instruction& i, const SymbolicValue& pointer, uint64_t align);
  bool overlaps(size_t object, uint64_t offset, const Elements& e) const;

  Instructions& instructions_;
  Obligations& obligations_;
  const llvm::DataLayout& layout_;
  std::vector<MemoryObject> objects_;
  LoadedNumbers numbers_;
  std::map<size_t, uint64_t> localBytes_;
  Local local_;
  bool inTurn_ = false;
  std::set<size_t> dead_;  // objects before the begin, or after the end, of their life on some path
  std::map<const llvm::BasicBlock*, std::pair<Local, std::set<size_t>>> atEnd_;
};

}  // namespace cutecheck::oracle
