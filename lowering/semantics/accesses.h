// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a kernel reads and writes: element by element, at which coordinate, under which branches.
#pragma once

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/semantics/interpreter.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace cutecheck::meaning {

// The block's shared memory, where lines speak of it.
inline constexpr const char* kSharedName = "smem";

class AccessInterpreter : public Interpreter {
 public:
  using Interpreter::Interpreter;

 protected:
  // Wherever the branches are taken under which it is said: or(not(path), text).
  void claim(const std::string& text) override;
  void need(const std::string& condition) override;
  bool isStraight() const override { return false; }

  llvm::LogicalResult makeFragment(mlir::Operation* op);
  llvm::LogicalResult loadOne(cute::MemRefLoadOp op);
  llvm::LogicalResult storeOne(cute::MemRefStoreOp op);
  // Registers are moved whole, by one and the same order of coordinates, so that no layout is asked.
  mlir::FailureOr<Data> loadAll(mlir::Operation* op, mlir::TypedValue<cute::MemRefType> from);
  llvm::LogicalResult storeAll(mlir::Operation* op, const Data& data, mlir::TypedValue<cute::MemRefType> to);
  // A universal copy moves its elements in the order of their coordinates; where another atom has
  // them only the atom knows.
  llvm::LogicalResult copyAll(cute::CopyAtomCallOp op);
  // A universal FMA computes with one element each, and rounds once.
  llvm::LogicalResult multiplyAdd(cute::MmaAtomCallOp op);
  // Behind the pointer of a parameter: each integer of the index times its stride.
  llvm::LogicalResult loadScaled(cute::LoadScaledIndexOp op);
  // A value as data: elements, or a number of its type; nothing of truth values and tuples.
  std::optional<Data> dataOf(mlir::Value value) const;
  // A loop of run-time length, whose body `body` interprets once: the lines of a fold.
  llvm::LogicalResult fold(mlir::scf::ForOp op, llvm::function_ref<llvm::LogicalResult()> body);
  llvm::LogicalResult defineData(mlir::Operation* op, mlir::FailureOr<Data> data);
  // The line of a load, or of a value carried, that no store depends on: the lowering may leave it out.
  std::optional<std::string> loadInVain() const;

  std::vector<std::string> accesses_;  // the lines of the text
  std::vector<Term> path_;             // the branches taken
  std::optional<size_t> turn_;         // in a fold: the conditions that the fold has, among those of the path
  bool inBounds_ = false;              // whether the kernel states cute.in_bounds

 private:
  mlir::FailureOr<Data> load(mlir::Operation* op, const View& view, cute::MemRefType type,
                             const std::vector<TermTuple>& coords);
  llvm::LogicalResult store(mlir::Operation* op, const View& view, cute::MemRefType type,
                            const std::vector<TermTuple>& coords, const Data& data);
  // Where the kernel states it: the element is one of the tensor.
  void claimInside(const View& view, const TermTuple& coord);
  static std::vector<TermTuple> everyCoordinate(cute::MemRefType type);
  std::string address(const View& view, const TermTuple& coord) const;
  // " when ..." under the branches taken.
  std::string when() const;

  struct Fragment {
    std::optional<Data> contents;
    std::vector<Term> path;  // the branches under which it was written
  };
  std::vector<Fragment> fragments_;
  size_t loads_ = 0, folds_ = 0, carried_ = 0;
  std::map<Term, std::string> loaded_;  // the type of a load of one integer, whose name is its number
};

}  // namespace cutecheck::meaning
