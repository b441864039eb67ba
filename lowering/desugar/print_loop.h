// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// print, as prints of text and scalars.
#pragma once

#include "lowering/cute/dialect/CuteOps.h"
#include "mlir/IR/PatternMatch.h"

namespace cutecheck::desugar {

// A print of text and scalars alone is left. Otherwise the values take the places of the format's braces:
// what a type knows as its text, tuples as their leaves, and a view or a layout that run time knows as a loop
// over the coordinates, flattened, a line each, of the coordinate and the element, of a layout the offset. A
// value that has no text leaves the print as it is.
void rewritePrint(mlir::RewriterBase& rewriter, cute::PrintOp op);

}  // namespace cutecheck::desugar
