// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The three phases of cute-desugar, in their order: shapes, strides, and what is made of both.
//
// Sugar names kinds and parts; what it ends in is one constructor of tuples, make_int_tuple, with the kind
// written on its result, and the raw constructors of layouts. A later phase finds its operands in that form:
// each begins with a look for sugar of the phases before it, and complains where it finds some.
#pragma once

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/PatternMatch.h"

namespace cutecheck::desugar {

// make_shape, make_coord, make_tile.
mlir::LogicalResult evalShapes(mlir::ModuleOp module);
// make_stride.
mlir::LogicalResult evalStrides(mlir::ModuleOp module);
// make_layout, make_composed_layout, make_tensor, equal, print of what run time knows, builders of atoms.
mlir::LogicalResult evalLayouts(mlir::ModuleOp module);

// The operations of these kinds below `module`, in their order.
template <typename... OpT>
llvm::SmallVector<mlir::Operation*> sugarOf(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::Operation*> found;
  module.walk([&](mlir::Operation* op) {
    if (mlir::isa<OpT...>(op)) found.push_back(op);
  });
  return found;
}

// Each operation as make_int_tuple of the same operands, its kind kept by the type of the result.
void rewriteAsIntTuples(mlir::ModuleOp module, llvm::ArrayRef<mlir::Operation*> sugar);

// Fails, naming the first operation of these kinds that is there, as one that `phase` should have found
// rewritten.
mlir::LogicalResult expectNone(llvm::ArrayRef<mlir::Operation*> sugar, llvm::StringRef phase);

}  // namespace cutecheck::desugar
