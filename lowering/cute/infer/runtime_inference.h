// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The inference of the operations of RuntimeOps.td whose results follow from their operands.
#pragma once

#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

mlir::LogicalResult inferMakeLayoutRaw(const InferenceCall& call);
mlir::LogicalResult inferMakeComposedLayoutRaw(const InferenceCall& call);
mlir::LogicalResult inferMakeSwizzle(const InferenceCall& call);
mlir::LogicalResult inferMakeTensor(const InferenceCall& call);
mlir::LogicalResult inferCompose(const InferenceCall& call);
mlir::LogicalResult inferPartitionSlots(const InferenceCall& call);
mlir::LogicalResult inferDerefine(const InferenceCall& call);
mlir::LogicalResult inferMakeDescIter(const InferenceCall& call);
mlir::LogicalResult inferDerefDescIter(const InferenceCall& call);
mlir::LogicalResult inferCreateDivisor(const InferenceCall& call);
mlir::LogicalResult inferMakeDivisor(const InferenceCall& call);
mlir::LogicalResult inferDivmodCompute(const InferenceCall& call);
mlir::LogicalResult inferDivmodDivide(const InferenceCall& call);
mlir::LogicalResult inferGetDivisor(const InferenceCall& call);
mlir::LogicalResult inferGetAux(const InferenceCall& call);

}  // namespace cutecheck::cute
