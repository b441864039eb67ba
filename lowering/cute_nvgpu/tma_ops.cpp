// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Fields of atoms, and the operations on tensor maps.
#include <limits>

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/IR/Matchers.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/tma_fields.h"

namespace cutecheck::cute_nvgpu {

namespace {

using mlir::LogicalResult;
using mlir::Type;

// A tensor map is aligned so (CUDA driver API, cuTensorMapEncodeTiled), a barrier is a word of 64 bits.
constexpr int64_t kMapAlignment = 64, kBarrierAlignment = 8, kBarrierBytes = 8, kCopiedMapAlignment = 128;

bool isMapAddress(Type type) {
  const auto pointer = mlir::dyn_cast<cute::PtrType>(type);
  return pointer && pointer.getSpace() == cute::MemorySpace::kGeneric &&
         pointer.getAlignment() % kMapAlignment == 0;
}
bool isBarrier(Type type) {
  const auto pointer = mlir::dyn_cast<cute::PtrType>(type);
  return pointer && pointer.getSpace() == cute::MemorySpace::kShared &&
         pointer.getAlignment() % kBarrierAlignment == 0 &&
         bitsOf(pointer.getElementType()) == 8 * kBarrierBytes;
}
bool isShared(Type type, int64_t alignment) {
  const auto pointer = mlir::dyn_cast<cute::PtrType>(type);
  return pointer && pointer.getSpace() == cute::MemorySpace::kShared &&
         pointer.getAlignment() % alignment == 0;
}

LogicalResult verifyField(mlir::Operation* op, Type atom, llvm::StringRef name, Type value) {
  const std::optional<AtomField> field = fieldOf(atom, name);
  if (!field) return op->emitOpError("expects a field of ") << atom << ", but got " << name;
  if (field->holds(value)) return mlir::success();
  return op->emitOpError("expects ") << field->text << " in " << name << ", but got " << value;
}

}  // namespace

std::optional<AtomField> fieldOf(Type atom, llvm::StringRef name) {
  const auto is = [](unsigned width) { return [width](Type type) { return type.isInteger(width); }; };
  llvm::SmallVector<AtomField> fields;
  if (mlir::isa<Sm90MmaType>(atom)) {
    fields = {{"accum_c", 0, "i1", is(1)}};
  } else if (const auto load = mlir::dyn_cast<TmaLoadType>(atom)) {
    fields = {{"tma_descriptor_ptr", 0, "a generic pointer that 64 bytes divide", isMapAddress},
              {"tma_bar", 1, "a pointer to a word of 64 bits in smem", isBarrier},
              {"cache_policy", 2, "i64", is(64)}};
    if (load.getMulticast()) fields.push_back({"mcast_mask", 3, "i16", is(16)});
  } else if (mlir::isa<TmaStoreType, TmaReduceType>(atom)) {
    fields = {{"tma_descriptor_ptr", 0, "a generic pointer that 64 bytes divide", isMapAddress},
              {"cache_policy", 1, "i64", is(64)}};
  }
  if (const std::optional<UmmaAtom> umma = ummaAtomOf(atom)) fields = ummaFields(*umma);
  for (const AtomField& field : fields)
    if (field.name == name) return field;
  return std::nullopt;
}

LogicalResult AtomSetValueOp::verify() {
  if (failed(verifyField(*this, getAtom().getType(), getField(), getValue().getType())))
    return mlir::failure();
  if (getAtom().getType() == getResult().getType()) return mlir::success();
  return emitOpError("expects the same atom, but got ") << getResult().getType();
}

LogicalResult AtomGetValueOp::verify() {
  return verifyField(*this, getAtom().getType(), getField(), getResult().getType());
}

LogicalResult MakeExecTmaOp::verify() {
  const Type made =
      llvm::TypeSwitch<Type, Type>(getSource().getType())
          .Case([](NonExecTmaLoadType t) {
            return TmaLoadType::get(t.getContext(), t.getElementType(), t.getCopyBits(), t.getBasis(),
                                    t.getMulticast(), t.getPair());
          })
          .Case([](NonExecTmaStoreType t) {
            return TmaStoreType::get(t.getContext(), t.getElementType(), t.getCopyBits(), t.getBasis());
          })
          .Case([](NonExecTmaReduceType t) {
            return TmaReduceType::get(t.getContext(), t.getKind(), t.getElementType(), t.getCopyBits(),
                                      t.getBasis());
          });
  if (made == getResult().getType()) return mlir::success();
  return emitOpError("expects ") << made << ", but got " << getResult().getType();
}

LogicalResult ArchPrefetchTmaDescOp::verify() {
  if (isMapAddress(getSource().getType())) return mlir::success();
  return emitOpError("expects a generic pointer that 64 bytes divide, but got ") << getSource().getType();
}

LogicalResult GetTmaDescAddrOp::verify() {
  if (isMapAddress(getResult().getType())) return mlir::success();
  return emitOpError("expects a generic pointer that 64 bytes divide, but got ") << getResult().getType();
}

namespace {

// The modes of Hopper; of im2col three dimensions at least, batch and channel among them.
LogicalResult verifyBox(mlir::Operation* op, llvm::StringRef mode, Type map, size_t rank) {
  if (mode != "tiled" && mode != "im2col")
    return op->emitOpError("expects mode tiled or im2col: others are sm_100's, but got ") << mode;
  if (!isMapAddress(map))
    return op->emitOpError("expects a generic pointer to the tensor map that 64 bytes divide, but got ")
           << map;
  const size_t least = mode == "tiled" ? 1 : 3;
  if (rank < least || rank > 5)
    return op->emitOpError("expects ")
           << least << " to 5 coordinates of mode " << mode << ", but got " << rank;
  return mlir::success();
}

LogicalResult verifyArch(mlir::Operation* op, llvm::StringRef mode, Type map, Type smem, size_t rank) {
  if (failed(verifyBox(op, mode, map, rank))) return mlir::failure();
  if (!isShared(smem, kCopiedMapAlignment))
    return op->emitOpError("expects a pointer to smem that 128 bytes divide, but got ") << smem;
  return mlir::success();
}

LogicalResult verifyOffsets(mlir::Operation* op, llvm::StringRef mode, size_t rank, size_t offsets) {
  const size_t wanted = mode == "tiled" ? 0 : rank - 2;
  if (offsets == wanted) return mlir::success();
  return op->emitOpError("expects ") << wanted << " offsets beside " << rank << " coordinates of mode "
                                     << mode << ", but got " << offsets;
}

}  // namespace

LogicalResult ArchTmaLoadOp::verify() {
  const size_t rank = getCoords().size();
  if (failed(verifyArch(*this, getMode(), getDesc().getType(), getSmem().getType(), rank)))
    return mlir::failure();
  if (!isBarrier(getBarrier().getType()))
    return emitOpError("expects a pointer to a word of 64 bits in smem, but got ") << getBarrier().getType();
  return verifyOffsets(*this, getMode(), rank, getOffsets().size());
}
LogicalResult ArchTmaPrefetchOp::verify() {
  const size_t rank = getCoords().size();
  if (failed(verifyBox(*this, getMode(), getDesc().getType(), rank))) return mlir::failure();
  return verifyOffsets(*this, getMode(), rank, getOffsets().size());
}
// As tma_call_c6, of coordinates that are constants.
static LogicalResult verifyStored(mlir::Operation* op, mlir::ValueRange coordinates) {
  for (const mlir::Value coordinate : coordinates) {
    llvm::APInt value;
    if (mlir::matchPattern(coordinate, mlir::m_ConstantInt(&value)) && value.isNegative())
      return op->emitOpError("expects no negative coordinates of a store or a reduction, but got ")
             << value.getSExtValue();
  }
  return mlir::success();
}

LogicalResult ArchTmaStoreOp::verify() {
  if (failed(verifyStored(*this, getCoords()))) return mlir::failure();
  return verifyArch(*this, getMode(), getDesc().getType(), getSmem().getType(), getCoords().size());
}
LogicalResult ArchTmaReduceOp::verify() {
  if (!tmaReductionNamed(getKind()))
    return emitOpError("expects ADD, MIN, MAX, INC, DEC, AND, OR or XOR, but got ") << getKind();
  if (failed(verifyStored(*this, getCoords()))) return mlir::failure();
  return verifyArch(*this, getMode(), getDesc().getType(), getSmem().getType(), getCoords().size());
}

LogicalResult CopyTmaDescOp::verify() {
  if (isShared(getSmem().getType(), kCopiedMapAlignment)) return mlir::success();
  return emitOpError("expects a pointer to smem that 128 bytes divide, but got ") << getSmem().getType();
}

// Each dimension of the map has the extent and the stride of the mode that its basis names; the first is
// dense.
LogicalResult UpdateTmaDescOp::verify() {
  if (!isShared(getSmem().getType(), kCopiedMapAlignment))
    return emitOpError("expects a pointer to smem that 128 bytes divide, but got ") << getSmem().getType();
  const cute::MemRefType tensor = getTensor().getType();
  const auto [element, box] = boxOf(getAtom().getType());
  if (tensor.getSpace() != cute::MemorySpace::kGlobal || tensor.getElementType() != element ||
      tensor.getAlignment() % 16 != 0)
    return emitOpError("expects a view of gmem of elements of ")
           << element << " that 16 bytes divide, but got " << tensor;
  for (const auto& [i, path] : llvm::enumerate(box.along)) {
    const std::optional<IntTuple> extent = leafAt(tensor.getLayout().shape(), path),
                                  stride = leafAt(tensor.getLayout().stride(), path);
    if (!extent || !stride || stride->isInt(1) != (i == 0))
      return emitOpError(
                 "expects a tensor with a mode for each dimension of the map, the first of stride 1, but "
                 "got ")
             << tensor;
    if (extent->isInt() && extent->value() > std::numeric_limits<uint32_t>::max())
      return emitOpError("expects extents that 32 bits hold, at most 4294967295, but got ") << tensor;
    if (i == 0) continue;
    const int64_t unit = stride->isInt() ? stride->value() : stride->dynamicLeaf().div;
    if (unit < 0 || unit % (16 / box.elementBytes) != 0)
      return emitOpError("expects strides that 16 bytes divide, but got ") << tensor;
  }
  return mlir::success();
}

std::pair<Type, TmaBox> boxOf(Type atom) {
  std::pair<Type, TmaBox> found;
  llvm::TypeSwitch<Type>(atom)
      .Case<NonExecTmaLoadType, NonExecTmaStoreType, NonExecTmaReduceType, TmaLoadType, TmaStoreType,
            TmaReduceType>([&](auto type) { found = {type.getElementType(), type.box()}; });
  return found;
}

std::optional<IntTuple> leafAt(const IntTuple& tree, const std::vector<uint32_t>& path) {
  IntTuple at = tree;
  for (const uint32_t i : path) {
    if (i >= at.rank() || (at.isLeaf() && i > 0)) return std::nullopt;
    if (at.isTuple()) at = at.mode(i);
  }
  if (!at.isLeaf()) return std::nullopt;
  return at;
}

}  // namespace cutecheck::cute_nvgpu
