#include "lowering/cute_nvgpu/CuteNvgpuOps.h"

#include "lowering/cute/view.h"

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

SmemOperand operandOf(cute::MemRefType tile, Major major) {
  return {tile.getLayout(), cute::bytesOf(tile.getElementType()), major, tile.getSwizzle()};
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

mlir::LogicalResult GmmaDescriptorOp::verify() {
  const cute::MemRefType type = getTile().getType();
  if (type.getSpace() != cute::MemorySpace::kShared)
    return emitOpError("expects a tile in smem, but got ") << type;
  const Expected<MatrixDescriptor> word = describe(operandOf(type, getMn() ? Major::kMN : Major::kK));
  if (!word) return emitOpError(word.error().message);
  return mlir::success();
}

mlir::LogicalResult RegisterAccumulatorOp::verify() {
  const std::vector<IntTuple> extents = leaves(getShape().getType().getValue());
  const bool three = extents.size() == 3 && extents[0].isInt() && extents[1].isInt() && extents[2].isInt();
  if (!three || extents[0].value() != kWgmmaRows || extents[1].value() < 8 || extents[1].value() > 256 ||
      extents[1].value() % 8 != 0)
    return emitOpError("expects a shape (64,N,K) with N of 8 to 256 in steps of 8, but got ")
           << getShape().getType();
  const cute::MemRefType type = getResult().getType();
  const int64_t values = kWgmmaRows * extents[1].value() / kWarpgroup;
  const Layout flat = Layout::unchecked(IntTuple(values), IntTuple(1));
  const mlir::Type element = type.getElementType();
  if (type.getSpace() != cute::MemorySpace::kRegister || type.getLayout() != flat ||
      !(element.isF32() || element.isF16() || element.isInteger(32)))
    return emitOpError("expects registers of f32, f16 or i32, laid out \"")
           << values << ":1\", but got " << type;
  return mlir::success();
}

mlir::LogicalResult AtomSetValueOp::verify() {
  if (getAtom().getType() == getResult().getType()) return mlir::success();
  return emitOpError("expects the same atom, but got ") << getResult().getType();
}

}  // namespace cutecheck::cute_nvgpu
