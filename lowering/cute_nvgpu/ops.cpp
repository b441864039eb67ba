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

}  // namespace cutecheck::cute_nvgpu
