#include "lowering/cute_nvgpu/CuteNvgpuOps.h"

#define GET_OP_CLASSES
#include "lowering/cute_nvgpu/CuteNvgpuOps.cpp.inc"

namespace cutecheck::cute_nvgpu {

// What the launch grants is aligned so (CUDA programming guide: TMA's swizzle patterns want 1024 bytes).
static constexpr int64_t kSharedAlignment = 1024;

void CuteNvgpuDialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "lowering/cute_nvgpu/CuteNvgpuOps.cpp.inc"
      >();
}

mlir::LogicalResult GetDynSmemOp::verify() {
  const cute::PtrType type = getResult().getType();
  if (type.getSpace() != cute::MemorySpace::kShared)
    return emitOpError("expects a pointer to smem, but got ") << type;
  if (type.getAlignment() > kSharedAlignment)
    return emitOpError("expects an alignment of at most ") << kSharedAlignment << " bytes, but got " << type;
  return mlir::success();
}

mlir::LogicalResult WarpgroupFenceOperandOp::verify() {
  const cute::MemRefType type = getView().getType();
  if (type.getSpace() != cute::MemorySpace::kRegister)
    return emitOpError("expects a view of registers, but got ") << type;
  int64_t bits = bitsOf(type.getElementType());
  for (const IntTuple& extent : leaves(type.getLayout().shape()))
    if (!extent.isInt() || __builtin_mul_overflow(bits, extent.value(), &bits))
      return emitOpError("expects a static layout, but got ") << type;
  if (bits % 32 != 0) return emitOpError("expects whole registers of 32 bits, but got ") << type;
  return mlir::success();
}

mlir::LogicalResult AtomSetValueOp::verify() {
  if (getAtom().getType() == getResult().getType()) return mlir::success();
  return emitOpError("expects the same atom, but got ") << getResult().getType();
}

}  // namespace cutecheck::cute_nvgpu
