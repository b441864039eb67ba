// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"

#include "lowering/cute/infer/view.h"

// The name of a field or of a mode.
static mlir::ParseResult parseWord(mlir::OpAsmParser& parser, mlir::StringAttr& word) {
  llvm::StringRef text;
  if (parser.parseKeyword(&text)) return mlir::failure();
  word = parser.getBuilder().getStringAttr(text);
  return mlir::success();
}
static void printWord(mlir::OpAsmPrinter& printer, mlir::Operation*, mlir::StringAttr word) {
  printer << word.getValue();
}

#define GET_OP_CLASSES
#include "lowering/cute_nvgpu/ods/CuteNvgpuOps.cpp.inc"

namespace cutecheck::cute_nvgpu {

// What the launch grants is aligned so (CUDA programming guide: TMA's swizzle patterns want 1024 bytes).
static constexpr int64_t kSharedAlignment = 1024;

void CuteNvgpuDialect::registerOperations() {
  addOperations<
#define GET_OP_LIST
#include "lowering/cute_nvgpu/ods/CuteNvgpuOps.cpp.inc"
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

namespace {

int64_t sizeOf(const Layout& layout) {
  int64_t size = 1;
  for (const IntTuple& extent : leaves(layout.shape()))
    if (!extent.isInt() || __builtin_mul_overflow(size, extent.value(), &size)) return -1;
  return size;
}

// A tile of an operand of `atom` that some descriptor reads.
mlir::LogicalResult verifyTile(mlir::Operation* op, Sm90MmaType atom, unsigned operand,
                               cute::MemRefType tile) {
  const llvm::StringRef name = llvm::StringRef("AB").substr(operand, 1);
  if (tile.getSpace() != cute::MemorySpace::kShared)
    return op->emitOpError("expects smem for operand ") << name << ", but got " << tile;
  if (tile.getElementType() != atom.getMmaElementType(operand))
    return op->emitOpError("expects elements of ") << atom.getMmaElementType(operand) << " in operand "
                                                   << name << ", but got " << tile.getElementType();
  if (sizeOf(tile.getLayout()) != atom.getMmaValues(operand))
    return op->emitOpError("expects ")
           << atom.getMmaValues(operand) << " elements of operand " << name << ", but got " << tile;
  const Expected<MatrixDescriptor> word =
      describe(operandOf(tile, operand == 0 ? atom.getMajorA() : atom.getMajorB()));
  if (!word) return op->emitOpError(word.error().message);
  return mlir::success();
}

}  // namespace

mlir::LogicalResult AtomSm90WgmmaOp::verify() {
  const Sm90MmaType atom = getResult().getType().getAtom();
  if (atom.getRegistersA()) return emitOpError("expects an atom with A in shared memory, but got ") << atom;
  if (atom.getVariant().sparse()) return emitOpError("expects an atom with a dense A, but got ") << atom;
  const std::vector<IntTuple> extents = leaves(getShape().getType().getValue());
  const std::array<int64_t, 3> shape = atom.getMmaShape();
  bool same = extents.size() == 3;
  for (size_t i = 0; same && i < 3; ++i) same = extents[i].isInt(shape[i]);
  if (!same)
    return emitOpError("expects the shape of the atom, ")
           << toString(shape) << ", but got " << getShape().getType();
  if (failed(verifyTile(*this, atom, 0, getA().getType()))) return mlir::failure();
  return verifyTile(*this, atom, 1, getB().getType());
}

mlir::LogicalResult AtomOp::verify() {
  const Sm90MmaType atom = getResult().getType().getAtom();
  const cute::MemRefType registers = getAccumulator().getType();
  if (registers.getSpace() == cute::MemorySpace::kRegister &&
      registers.getElementType() == atom.getMmaElementType(2) &&
      sizeOf(registers.getLayout()) == atom.getMmaValues(2))
    return mlir::success();
  return emitOpError("expects ") << atom.getMmaValues(2) << " registers of " << atom.getMmaElementType(2)
                                 << ", but got " << registers;
}

mlir::LogicalResult AtomWithMetadataOp::verify() {
  if (!getAtom().getType().getVariant().sparse())
    return emitOpError("expects a sparse atom, but got ") << getAtom().getType();
  if (getAtom().getType() == getResult().getType()) return mlir::success();
  return emitOpError("expects the same atom, but got ") << getResult().getType();
}

}  // namespace cutecheck::cute_nvgpu
