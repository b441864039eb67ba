// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// equal, part by part.
#pragma once

#include "lowering/cute/dialect/CuteOps.h"
#include "mlir/IR/PatternMatch.h"

namespace cutecheck::desugar {

// Of tuples tuple_eq. Of layouts, and of memrefs through theirs, equal shapes and equal strides; of composed
// layouts the offsets too. What types know, swizzles and static tiles, is decided here; tiles that run time
// knows are left.
void rewriteEqual(mlir::RewriterBase& rewriter, cute::EqualOp op);

}  // namespace cutecheck::desugar
