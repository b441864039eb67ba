// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations of tcgen05.mma beside its call: descriptors, the instruction on descriptors, the payload.
#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/smem_desc.h"
#include "lowering/cute_nvgpu/umma_call.h"

namespace cutecheck::cute_nvgpu {

namespace {

using cute::MemorySpace;
using mlir::LogicalResult;

LogicalResult verifySharedPointer(mlir::Operation* op, cute::PtrType pointer) {
  if (pointer.getSpace() != MemorySpace::kShared)
    return op->emitOpError("expects a pointer to smem, but got ") << pointer;
  if (pointer.getAlignment() % kDescriptorUnit != 0)
    return op->emitOpError("expects an address that 16 bytes divide, but got ") << pointer;
  return mlir::success();
}

LogicalResult verifyTensor(mlir::Operation* op, llvm::StringRef what, mlir::Type type) {
  const auto pointer = mlir::dyn_cast<cute::PtrType>(type);
  if (pointer && pointer.getSpace() == MemorySpace::kTensor) return mlir::success();
  return op->emitOpError("expects a pointer to tmem for ") << what << ", but got " << type;
}

template <typename OpT>
LogicalResult verifyInstruction(OpT op) {
  const UmmaAtom atom = *ummaAtomOf(op.getAtom());
  const bool pointer = mlir::isa<cute::PtrType>(op.getA().getType());
  if (pointer != atom.tensorA)
    return op.emitOpError("expects memref/smem_desc_view for operand A, but gets A:")
           << op.getA().getType() << ".";
  if (pointer && failed(verifyTensor(op, "A", op.getA().getType()))) return mlir::failure();
  return verifyTensor(op, "D", op.getD().getType());
}

}  // namespace

LogicalResult MakeUmmaSmemDescOp::verify() {
  const cute::PtrType pointer = getPointer().getType();
  const Layout& layout = mlir::cast<cute::LayoutType>(getLayout()).getValue();
  if (failed(verifySharedPointer(*this, pointer))) return mlir::failure();
  if (getNext() && failed(verifySharedPointer(*this, getNext().getType()))) return mlir::failure();
  const auto known = [](const IntTuple& leaf) { return leaf.isInt(); };
  if (!layout.shape().isTuple() || !llvm::all_of(leaves(layout.shape()), known) ||
      !llvm::all_of(leaves(layout.stride()), known))
    return emitOpError("expects a static layout whose first mode is a tile (mn, k), but got ") << getLayout();
  SmemOperand tile = firstTile(pointer, layout, getMn() ? Major::kMN : Major::kK);
  tile.arch = MatrixArch::kSm100;
  const Expected<MatrixDescriptor> word = describe(tile);
  if (!word) return emitOpError(word.error().message);
  const auto view = mlir::dyn_cast<SmemDescViewType>(getResult().getType());
  if (!view) return mlir::success();
  const std::optional<Layout> rest = restInUnits(layout, cute::bytesOf(pointer.getElementType()));
  if (!rest)
    return emitOpError("expects tiles that are whole units of 16 bytes apart, but got ") << getLayout();
  if (view.getLayout() == *rest) return mlir::success();
  return emitOpError("expects a view of the tiles' distances in units of 16 bytes, but got ") << view;
}

LogicalResult UmmaOp::verify() { return verifyInstruction(*this); }
LogicalResult UmmaSparseOp::verify() {
  if (failed(verifyTensor(*this, "the metadata", getMetadata().getType()))) return mlir::failure();
  return verifyInstruction(*this);
}
LogicalResult UmmaBlockScaledOp::verify() {
  for (const mlir::Value scale : {mlir::Value(getScaleA()), mlir::Value(getScaleB())})
    if (failed(verifyTensor(*this, "the scale factors", scale.getType()))) return mlir::failure();
  return verifyInstruction(*this);
}
LogicalResult UmmaBlockScaledSparseOp::verify() {
  for (const mlir::Value scale : {mlir::Value(getScaleA()), mlir::Value(getScaleB())})
    if (failed(verifyTensor(*this, "the scale factors", scale.getType()))) return mlir::failure();
  if (failed(verifyTensor(*this, "the metadata", getMetadata().getType()))) return mlir::failure();
  return verifyInstruction(*this);
}

LogicalResult AtomSm100ImmaOp::verify() {
  const UmmaAtom atom = getResult().getType().getAtom().getAtom();
  if (atom.tensorA)
    return emitOpError("expects an atom with A in shared memory, but got ") << getResult().getType();
  const std::vector<IntTuple> extents = leaves(getShape().getType().getValue());
  bool same = extents.size() == 3;
  for (size_t i = 0; same && i < 3; ++i) same = extents[i].isInt(atom.shape[i]);
  if (!same)
    return emitOpError("expects the shape of the atom, ")
           << toString(atom.shape) << ", but got " << getShape().getType();
  if (failed(verifyTensor(*this, "D", getTmem().getType()))) return mlir::failure();
  const std::pair<cute::MemRefType, Major> tiles[] = {{getA().getType(), atom.majorA},
                                                      {getB().getType(), atom.majorB}};
  for (const auto& [i, tile] : llvm::enumerate(tiles)) {
    const auto& [view, major] = tile;
    const mlir::Type held = ummaElementType(getContext(), atom, static_cast<unsigned>(i));
    if (view.getElementType() != held)
      return emitOpError("expects operand ") << (i == 0 ? "a" : "b") << " with element type " << held
                                             << ", but get " << view.getElementType() << ".";
    if (view.getSpace() != MemorySpace::kShared)
      return emitOpError("expects smem for operand ") << (i == 0 ? "A" : "B") << ", but got " << view;
    const Expected<MatrixDescriptor> word = describe(ummaOperand(view, major));
    if (!word) return emitOpError(word.error().message);
  }
  return mlir::success();
}

}  // namespace cutecheck::cute_nvgpu
