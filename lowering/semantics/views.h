// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ViewInterpreter: what views mean in a function, where an iterator and a layout are all there is of them.
//
// A view begins somewhere and has a layout, the layout that the operations computed; what is done to a view
// is said of both. (In a kernel a view is a mapping instead, mapping.h, because its elements are what
// counts.)
#pragma once

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/semantics/interpreter.h"
#include "lowering/semantics/parts.h"

namespace cutecheck::meaning {

class ViewInterpreter : public Interpreter {
 public:
  using Interpreter::Interpreter;

 protected:
  llvm::LogicalResult interpretOther(mlir::Operation* op) override;
  void claimType(mlir::Operation* op, mlir::Value result) override;
  // The scalars of a descriptor iterator with their types; none of other values.
  std::vector<std::pair<std::string, Term>> descriptorFields(mlir::Value value) const;

 private:
  llvm::LogicalResult algebra(mlir::Operation* op, const TermView& view);
  llvm::LogicalResult defineMoved(mlir::Operation* op, const TermView& view, const TermPart& part);
  llvm::LogicalResult takePart(mlir::Operation* op);
  llvm::LogicalResult takePlace(mlir::Operation* op);
  llvm::LogicalResult takeWindow(cute::TilePartitionOp op);
  llvm::LogicalResult compose(mlir::Operation* op);
  llvm::LogicalResult makeFragment(mlir::Operation* op);
  llvm::LogicalResult makeSwizzle(mlir::Operation* op);
  llvm::LogicalResult makeView(mlir::Operation* op, mlir::Value iterator, mlir::Value layout);
  llvm::LogicalResult makeRaw(mlir::Operation* op);
  llvm::LogicalResult equal(mlir::Operation* op);
  llvm::LogicalResult makeStrided(cute::GetIterOp op);
  llvm::LogicalResult makeDescriptor(cute::MakeDescIterOp op);
  llvm::LogicalResult moveDescriptor(cute::AddOffsetOp op);
  llvm::LogicalResult placeOf(cute::DerefDescIterOp op);
  // `iterator`, `offset` elements further.
  std::optional<TermIterator> advanced(const TermIterator& iterator, const TermTuple& offset);
};

}  // namespace cutecheck::meaning
