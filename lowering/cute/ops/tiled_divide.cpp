// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tiled_divide, flat_divide, stencil_divide.
#include "lowering/algebra/tiling/tiled_divide.h"

#include "lowering/algebra/tiling/stencil_divide.h"
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

mlir::LogicalResult inferTiledDivide(const InferenceCall& call) {
  return inferDivide(call.location, call.op, mixed::tiledDivide, call.operands, call.types);
}
mlir::LogicalResult inferFlatDivide(const InferenceCall& call) {
  return inferDivide(call.location, call.op, mixed::flatDivide, call.operands, call.types);
}
mlir::LogicalResult inferStencilDivide(const InferenceCall& call) {
  return inferDivide(call.location, call.op, mixed::stencilDivide, call.operands, call.types);
}

}  // namespace cutecheck::cute
