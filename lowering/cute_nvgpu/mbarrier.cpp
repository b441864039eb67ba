// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mbarrier.init, and what a pointer to a barrier must be.
#include "mlir/IR/Matchers.h"

#include "lowering/cute_nvgpu/barrier_operand.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"

namespace cutecheck::cute_nvgpu {

mlir::LogicalResult verifyBarrier(mlir::Operation* op, cute::PtrType pointer) {
  if (pointer.getSpace() != cute::MemorySpace::kShared)
    return op->emitOpError("mbarrier requires shared-memory operand, but got ") << pointer;
  if (!pointer.getElementType().isInteger(64))
    return op->emitOpError("expects a barrier of 64 bits, but got ") << pointer;
  if (pointer.getAlignment() % kBarrierBytes != 0)
    return op->emitOpError("expects an address that 8 bytes divide, but got ") << pointer;
  if (pointer.getSwizzle().bits != 0)
    return op->emitOpError("expects a pointer without a swizzle, but got ") << pointer;
  return mlir::success();
}

mlir::LogicalResult MbarrierInitOp::verify() {
  if (failed(verifyBarrier(*this, getResult().getType()))) return mlir::failure();
  if (getPointer() && getPointer().getType() != getResult().getType())
    return emitOpError("expects the same pointer, but got ") << getResult().getType();
  llvm::APInt count;
  if (mlir::matchPattern(getCount(), mlir::m_ConstantInt(&count)) &&
      (count.getSExtValue() < 1 || count.getSExtValue() > kMostArrivals))
    return emitOpError("expects 1 to 1048575 arrivals, but got ") << count.getSExtValue();
  return mlir::success();
}

}  // namespace cutecheck::cute_nvgpu
