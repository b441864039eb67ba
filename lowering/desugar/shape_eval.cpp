// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Phase 1: make_shape, make_coord and make_tile as make_int_tuple.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/desugar/phases.h"

namespace cutecheck::desugar {

void rewriteAsIntTuples(mlir::ModuleOp module, llvm::ArrayRef<mlir::Operation*> sugar) {
  mlir::IRRewriter rewriter(module.getContext());
  for (mlir::Operation* op : sugar) {
    rewriter.setInsertionPoint(op);
    rewriter.replaceOpWithNewOp<cute::MakeIntTupleOp>(op, op->getResult(0).getType(), op->getOperands());
  }
}

mlir::LogicalResult expectNone(llvm::ArrayRef<mlir::Operation*> sugar, llvm::StringRef phase) {
  if (sugar.empty()) return mlir::success();
  return sugar.front()->emitOpError("is desugared before ") << phase;
}

mlir::LogicalResult evalShapes(mlir::ModuleOp module) {
  rewriteAsIntTuples(module, sugarOf<cute::MakeShapeOp, cute::MakeCoordOp, cute::MakeTileOp>(module));
  return mlir::success();
}

}  // namespace cutecheck::desugar
