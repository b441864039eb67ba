// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a kernel does with its block, shared memory and barriers, and what it states of a whole launch.
#pragma once

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/semantics/data.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"

namespace cutecheck::meaning {

class BlockInterpreter : public DataInterpreter {
 public:
  using DataInterpreter::DataInterpreter;

 protected:
  // Shared memory of a stated size, views of it, and barriers and exchanges that no branch is around.
  llvm::LogicalResult interpretOther(mlir::Operation* op) override;
  // A pointer into shared memory, a constant number of elements further.
  llvm::LogicalResult moveShared(cute::AddOffsetOp op, const TermIterator& start);
  // A tensor of the parameters, by its name.
  void noteTensor(const std::string& name, mlir::Type element, const TermLayout& layout) {
    tensors_[name] = {element, layout};
  }
  // What the kernel states of its block, read before its body.
  llvm::LogicalResult readStated(mlir::func::FuncOp kernel);
  // The lines `shared`, and `ensures`.
  void writeSharedMemory(llvm::raw_ostream& out) const;
  using Registers = std::map<std::string, std::string>;  // special registers that the kernel reads, with their symbols
  llvm::LogicalResult writeEnsures(mlir::func::FuncOp kernel, const Registers& registers, llvm::raw_ostream& out) const;

 private:
  struct Tensor {
    mlir::Type element;
    TermLayout layout;
  };
  llvm::LogicalResult sharedMemory(mlir::Operation* op);
  llvm::LogicalResult viewOfShared(mlir::Operation* op);
  llvm::LogicalResult barrier(mlir::Operation* op);
  // All lanes of a warp give a value, and each finds another lane's: of f32, at a distance that is a
  // constant.
  llvm::LogicalResult exchange(mlir::Operation* op);
  // a0[i,j] as an element of the tensor, its coordinate cut at the commas; false for another text.
  // NAME "[" COORDINATE "]"; what is wrong with it, or nothing.
  std::string element(llvm::StringRef text, std::string& name, std::vector<std::string>& coordinate) const;

  int64_t bytes_ = 0, align_ = 1;  // of the shared memory
  bool used_ = false;
  size_t exchanges_ = 0;
  std::optional<Swizzle> swizzle_;  // of all views of it
  std::map<std::string, Tensor> tensors_;
};

}  // namespace cutecheck::meaning
