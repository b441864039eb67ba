// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Data of a kernel: what is computed of elements, each operation a function with a name (oracle/tv/ir/value_functions.h).
#pragma once

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/semantics/accesses.h"

namespace cutecheck::meaning {

class DataInterpreter : public AccessInterpreter {
 public:
  using AccessInterpreter::AccessInterpreter;

 protected:
  // Operations on data; what else there is complains as the interpreter below does.
  llvm::LogicalResult interpretOther(mlir::Operation* op) override;
  // A value that one of two branches gives, by the condition; nothing where it is neither a number nor data.
  std::optional<Meaning> chosen(const Term& condition, mlir::Value result, mlir::Value a, mlir::Value b) const;

 private:
  llvm::LogicalResult constant(mlir::Operation* op);
  // The function of the operands, element by element. MLIR computes some: those have no meaning here.
  llvm::LogicalResult compute(mlir::Operation* op, const std::string& function);
  llvm::LogicalResult convert(mlir::Operation* op, const std::string& function);
  llvm::LogicalResult compare(mlir::Operation* op);
  llvm::LogicalResult select(mlir::Operation* op);
  // llvm.intr.vector.reduce.fadd with `reassoc`, and fmax: a sum, or the largest, whose order is left open.
  llvm::LogicalResult reduce(mlir::Operation* op, const std::string& function);
  // math.exp2 with `afn`: an approximation, which is left open.
  llvm::LogicalResult approximate(mlir::Operation* op);
  // A vector each of whose elements is the one that was put into poison.
  llvm::LogicalResult splat(mlir::LLVM::ShuffleVectorOp op);
};

}  // namespace cutecheck::meaning
