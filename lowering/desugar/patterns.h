// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The rewrites of cute-desugar.
#pragma once

#include "mlir/IR/PatternMatch.h"

namespace cutecheck::desugar {

// Algebra on a view: on its layout, and a view of the same iterator.
void populateViewAlgebra(mlir::RewritePatternSet& patterns);
// Coordinate tensors and fragments.
void populateViewConstruction(mlir::RewritePatternSet& patterns);
// Results that their types know, of the operations beside the algebra's core; these operations on views.
void populateStaticResults(mlir::RewritePatternSet& patterns);
// What is constructed of numbers that types know, as the one value of its type: tuples of equal leaves, and
// layouts made of them, are equal values however they were written.
void populateStaticConstruction(mlir::RewritePatternSet& patterns);
// local_tile and local_partition whose numbers run time knows.
void populateLocalParts(mlir::RewritePatternSet& patterns);
// Of cute-expand alone: slices of layouts and the parts of tiled copies, as arithmetic on their leaves.
void populateExpansion(mlir::RewritePatternSet& patterns);

}  // namespace cutecheck::desugar
