// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// One instruction written as PTX: the operands numbered as they are named, results first.
//
// Inline PTX is what NVVM's operations do not say. It is emitted as llvm.inline_asm with side effects, so
// that no instruction of a whole warp moves into a branch; nvvm.inline_ptx of MLIR 22 numbers operands that
// are read and written wrongly.
#pragma once

#include <string>

#include "mlir/IR/PatternMatch.h"

namespace cutecheck::to_nvvm {

class InlinePtx {
 public:
  // "$0, $1, ..." of registers that the instruction writes; before any operand.
  std::string results(size_t count, mlir::Type type);
  // The same, each with this value before (read and written): after the results, before other operands.
  std::string accumulators(mlir::ValueRange values);
  // Registers that it reads. Integers of 1 bit are refused: PTX has no register of a predicate to pass.
  std::string operands(mlir::ValueRange values);
  // A constant that the instruction has in it.
  static std::string immediate(int64_t value) { return std::to_string(value); }

  // The value is of type `result`, a struct of the results; none where there are none.
  mlir::Value emit(mlir::RewriterBase& rewriter, mlir::Location location, const std::string& text,
                   mlir::Type result);

 private:
  std::string numbered(size_t count);

  size_t next_ = 0;
  std::string written_, read_;  // constraints
  llvm::SmallVector<mlir::Value> tied_, values_;
};

}  // namespace cutecheck::to_nvvm
