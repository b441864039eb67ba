// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// alloc_tmem, dealloc_tmem, retrieve_tmem_ptr and wait_tmem_load.
#include "mlir/IR/Matchers.h"

#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/atoms/tmem_rows.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/tmem_view.h"

namespace cutecheck::cute_nvgpu {

using cute::MemorySpace;

static constexpr int64_t kSlotBytes = 4;

mlir::LogicalResult verifySlot(mlir::Operation* op, cute::PtrType slot) {
  if (slot.getSpace() != MemorySpace::kShared)
    return op->emitOpError("expects a word of shared memory for the address, but got ") << slot;
  if (!slot.getElementType().isInteger(32) || slot.getAlignment() % kSlotBytes != 0 ||
      slot.getSwizzle().bits != 0)
    return op->emitOpError("expects an aligned word of i32 without a swizzle, but got ") << slot;
  return mlir::success();
}

namespace {

mlir::LogicalResult verifyTensor(mlir::Operation* op, cute::PtrType pointer) {
  if (pointer.getSpace() == MemorySpace::kTensor) return mlir::success();
  return op->emitOpError("expects a pointer to tmem, but got ") << pointer;
}

// Where the number is known; what runs is not checked.
mlir::LogicalResult verifyColumns(mlir::Operation* op, mlir::Value columns) {
  llvm::APInt count;
  if (!mlir::matchPattern(columns, mlir::m_ConstantInt(&count))) return mlir::success();
  const Expected<int64_t> known = tmemAllocation(count.getSExtValue());
  if (known) return mlir::success();
  return op->emitOpError(known.error().message);
}

}  // namespace

mlir::LogicalResult AllocTmemOp::verify() {
  if (failed(verifySlot(*this, getSlot().getType()))) return mlir::failure();
  return verifyColumns(*this, getColumns());
}

mlir::LogicalResult DeallocTmemOp::verify() {
  if (failed(verifyTensor(*this, getPointer().getType()))) return mlir::failure();
  return verifyColumns(*this, getColumns());
}

mlir::LogicalResult RetrieveTmemPtrOp::verify() {
  if (failed(verifySlot(*this, getSlot().getType()))) return mlir::failure();
  if (getColumns() && failed(verifyColumns(*this, getColumns()))) return mlir::failure();
  return verifyTensor(*this, getResult().getType());
}

mlir::LogicalResult WaitTmemLoadOp::verify() {
  for (const mlir::Value view : getViews()) {
    const auto type = mlir::cast<cute::MemRefType>(view.getType());
    if (type.getSpace() != MemorySpace::kRegister)
      return emitOpError("expects views of rmem, but got ") << type;
    int64_t bits = 8 * cute::bytesOf(type.getElementType());
    for (const IntTuple& extent : leaves(type.getLayout().shape()))
      if (!extent.isInt() || __builtin_mul_overflow(bits, extent.value(), &bits))
        return emitOpError("expects a static layout, but got ") << type;
    if (bits % 32 != 0) return emitOpError("expects whole registers of 32 bits, but got ") << type;
  }
  return mlir::success();
}

}  // namespace cutecheck::cute_nvgpu
