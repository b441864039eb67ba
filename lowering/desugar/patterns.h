// The rewrites of cute-desugar.
#pragma once

#include "mlir/IR/PatternMatch.h"

namespace cutecheck::desugar {

// Algebra on a view: on its layout, and a view of the same iterator.
void populateViewAlgebra(mlir::RewritePatternSet& patterns);
// Slices of views, coordinate tensors, fragments, atoms.
void populateViewConstruction(mlir::RewritePatternSet& patterns);
// Results that their types know, of the operations beside the algebra's core; these operations on views.
void populateStaticResults(mlir::RewritePatternSet& patterns);
// The raw constructors as make_layout and its like, make_tensor as make_view.
void populateConstruction(mlir::RewritePatternSet& patterns);
// local_tile and local_partition whose numbers run time knows.
void populateLocalParts(mlir::RewritePatternSet& patterns);
// Of cute-expand alone: slices of layouts and the parts of tiled copies, as arithmetic on their leaves.
void populateExpansion(mlir::RewritePatternSet& patterns);

}  // namespace cutecheck::desugar
