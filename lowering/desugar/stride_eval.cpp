// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Phase 2: make_stride as make_int_tuple.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/desugar/phases.h"

namespace cutecheck::desugar {

mlir::LogicalResult evalStrides(mlir::ModuleOp module) {
  if (failed(expectNone(sugarOf<cute::MakeShapeOp, cute::MakeCoordOp, cute::MakeTileOp>(module), "strides")))
    return mlir::failure();
  rewriteAsIntTuples(module, sugarOf<cute::MakeStrideOp>(module));
  return mlir::success();
}

}  // namespace cutecheck::desugar
