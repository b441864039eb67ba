// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute_nvgpu/umma_call.h"

#include <algorithm>

#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/element_offsets.h"
#include "lowering/cute_nvgpu/tma_fields.h"

namespace cutecheck::cute_nvgpu {

namespace {

using cute::MemorySpace;
using cute::MemRefType;
using mlir::LogicalResult;
using mlir::Type;

constexpr int64_t kLanes = 128, kLaneWords = int64_t{1} << 16, kWordBits = 32;

// Elements of a static view; nothing where run time decides, or of more than a CTA's memories hold.
std::optional<int64_t> elementsOf(const Layout& layout) {
  constexpr int64_t kMost = int64_t{1} << 21;
  int64_t elements = 1;
  for (const IntTuple& extent : leaves(layout.shape())) {
    if (!extent.isInt() || __builtin_mul_overflow(elements, extent.value(), &elements)) return std::nullopt;
    if (elements > kMost) return std::nullopt;
  }
  for (const IntTuple& stride : leaves(layout.stride()))
    if (!stride.isInt() || stride.value() < 0 || stride.value() > kMost * 32) return std::nullopt;
  return elements;
}

// Bits of tensor memory from its start: a lane's words one behind the other, then the next lane.
int64_t bitsFrom(int64_t virtualBit) {
  const int64_t word = virtualBit / kWordBits;
  return ((word % kLanes) * kLaneWords + word / kLanes) * kWordBits + virtualBit % kWordBits;
}

// `placed` is of the whole tile, with the rows of the second CTA behind those of the first.
LogicalResult verifyPlacement(mlir::Operation* op, llvm::StringRef name, MemRefType view,
                              const UmmaAtom& atom, const Layout& placed, int64_t unit, int64_t elementBits,
                              int64_t pack) {
  const int64_t rows = atom.shape[0], own = rows / atom.ctas;
  const int64_t values = *elementsOf(view.getLayout());
  const std::vector<int64_t> there = elementOffsets(view.getLayout()), wanted = elementOffsets(placed);
  for (int64_t i = 0; i < values; ++i) {
    const int64_t m = i % own, along = i / own * pack;
    const int64_t expected = bitsFrom(wanted[static_cast<size_t>(m + rows * along)] * unit);
    if (there[static_cast<size_t>(i)] * elementBits != expected)
      return op->emitOpError("expects element ")
             << i << " of operand " << name << " at lane " << expected / kWordBits / kLaneWords << ", column "
             << expected / kWordBits % kLaneWords << " of tensor memory, but got " << view;
  }
  return mlir::success();
}

LogicalResult verifyShared(mlir::Operation* op, MemRefType view, Major major) {
  const Expected<MatrixDescriptor> word = describe(ummaOperand(view, major));
  if (!word) return op->emitOpError(word.error().message);
  return mlir::success();
}

}  // namespace

Type ummaElementType(mlir::MLIRContext* context, const UmmaAtom& atom, unsigned operand) {
  const std::string& name = operand == 0 ? atom.a : operand == 1 ? atom.b : atom.d;
  if (name == "f16") return mlir::Float16Type::get(context);
  if (name == "bf16") return mlir::BFloat16Type::get(context);
  if (name == "tf32") return mlir::FloatTF32Type::get(context);
  if (name == "f8E4M3FN") return mlir::Float8E4M3FNType::get(context);
  if (name == "f8E5M2") return mlir::Float8E5M2Type::get(context);
  if (name == "f32") return mlir::Float32Type::get(context);
  return mlir::IntegerType::get(context, name == "i32" ? 32 : 8);
}

int64_t ummaValues(const UmmaAtom& atom, unsigned operand) {
  const auto& [m, n, k] = atom.shape;
  if (operand == 2) return m / atom.ctas * n;
  const int64_t depth = operand == 0 ? ummaHeldDepth(atom) : k;
  const int64_t bits = ummaStoredBits(atom, operand == 0 ? atom.a : atom.b);
  return (operand == 0 ? m : n) / atom.ctas * depth * bits / std::max<int64_t>(bits, 8);
}

SmemOperand ummaOperand(MemRefType view, Major major) {
  return {view.getLayout(), cute::bytesOf(view.getElementType()), major, view.getSwizzle(),
          MatrixArch::kSm100};
}

llvm::SmallVector<AtomField> ummaFields(const UmmaAtom& atom) {
  const auto bit = [](Type type) { return type.isInteger(1); };
  const auto tensor = [](Type type) {
    const auto pointer = mlir::dyn_cast<cute::PtrType>(type);
    return pointer && pointer.getSpace() == MemorySpace::kTensor;
  };
  llvm::SmallVector<AtomField> fields = {{"accum_c", 0, "i1", bit}};
  if (atom.kind != UmmaKind::kI8) {
    fields.push_back({"neg_a", 1, "i1", bit});
    fields.push_back({"neg_b", 2, "i1", bit});
  }
  int64_t position = 3;
  const auto add = [&](llvm::StringRef name) {
    fields.push_back({name, position++, "a pointer to tmem", tensor});
  };
  if (atom.sparse) add("metadata");
  if (isBlockScaled(atom)) add("sf_a"), add("sf_b");
  return fields;
}

LogicalResult verifyUmmaCall(mlir::Operation* op, Type type, Type d, Type a, Type b, Type c) {
  const UmmaAtom atom = *ummaAtomOf(type);
  const std::array<std::pair<MemRefType, unsigned>, 4> operands = {{{mlir::cast<MemRefType>(a), 0},
                                                                    {mlir::cast<MemRefType>(b), 1},
                                                                    {mlir::cast<MemRefType>(c), 2},
                                                                    {mlir::cast<MemRefType>(d), 2}}};
  for (const auto& [view, operand] : operands) {
    const Type held = ummaElementType(op->getContext(), atom, operand);
    if (view.getElementType() != held)
      return op->emitOpError("expects operand ")
             << llvm::StringRef("abc").substr(operand, 1) << " with element type " << held << ", but get "
             << view.getElementType() << ".";
  }
  const MemRefType viewA = operands[0].first, viewB = operands[1].first, viewD = operands[3].first;
  if (viewA.getSpace() != (atom.tensorA ? MemorySpace::kTensor : MemorySpace::kShared))
    return op->emitOpError("expects memref/smem_desc_view for operand A, but gets A:") << a << ".";
  if (viewB.getSpace() != MemorySpace::kShared)
    return op->emitOpError("expects smem_desc_view for operand B, but gets B: ") << b << ".";
  if (viewD.getSpace() != MemorySpace::kTensor)
    return op->emitOpError("expects memref for operand D, but gets D: ") << d << ".";
  // Operands of the call: atom, D, A, B, C.
  if (op->getOperand(1) != op->getOperand(4))
    return op->emitOpError("expects C and D to be one view: tcgen05.mma adds to what D holds");
  for (const auto& [view, operand] : operands)
    if (elementsOf(view.getLayout()) != ummaValues(atom, operand))
      return op->emitOpError("expects ") << ummaValues(atom, operand) << " elements of operand "
                                         << llvm::StringRef("abc").substr(operand, 1) << ", but got " << view;
  if (failed(verifyShared(op, viewB, atom.majorB))) return mlir::failure();
  const int64_t bitsD = 8 * cute::bytesOf(viewD.getElementType());
  if (failed(verifyPlacement(op, "D", viewD, atom, ummaLayoutD(atom), kWordBits, bitsD, 1)))
    return mlir::failure();
  if (!atom.tensorA) return verifyShared(op, viewA, atom.majorA);
  const int64_t stored = ummaStoredBits(atom, atom.a), bitsA = 8 * cute::bytesOf(viewA.getElementType());
  return verifyPlacement(op, "A", viewA, atom, ummaLayoutA(atom), 1, bitsA, bitsA / stored);
}

}  // namespace cutecheck::cute_nvgpu
