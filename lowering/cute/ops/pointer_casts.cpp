// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ptrtoint, inttoptr, recast_iter, load_scaled_index.
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

// Bits of an address in a memory space: shared and tensor memory have 32 (PTX ISA, "State Spaces").
static unsigned addressBits(MemorySpace space) {
  return space == MemorySpace::kShared || space == MemorySpace::kTensor ? 32 : 64;
}

mlir::LogicalResult PtrToIntOp::verify() {
  const unsigned bits = addressBits(getPointer().getType().getSpace());
  if (getResult().getType().getIntOrFloatBitWidth() >= bits) return mlir::success();
  return emitOpError("expects an integer of at least ")
         << bits << " bits for " << getPointer().getType() << ", but got " << getResult().getType();
}

mlir::LogicalResult IntToPtrOp::verify() {
  const mlir::Type address = getAddress().getType();
  if (address.isInteger(32) || address.isInteger(64) ||
      mlir::isa<DivisibleI32Type, DivisibleI64Type>(address))
    return mlir::success();
  return emitOpError("expects an integer of 32 or 64 bits, but got ") << address;
}

// An address keeps what divides it: no alignment is promised that the pointer does not have.
mlir::LogicalResult RecastIterOp::verify() {
  const PtrType from = getPointer().getType(), to = getResult().getType();
  if (from.getSpace() != to.getSpace())
    return emitOpError("expects the memory space ")
           << spaceName(from.getSpace()) << ", but got " << spaceName(to.getSpace());
  if (from.getAlignment() % to.getAlignment() != 0)
    return emitOpError("expects an alignment that divides ")
           << from.getAlignment() << ", but got " << to.getAlignment();
  // A swizzle may be put on; off it would leave elements where no load finds them.
  if (from.getSwizzle() != Swizzle() && from.getSwizzle() != to.getSwizzle())
    return emitOpError("expects the swizzle of ") << from << ", but got " << to;
  return mlir::success();
}

// A pointer and strides are asked for by type; a width that is no power of two has no scaled index.
mlir::LogicalResult LoadScaledIndexOp::verify() {
  if (getPointer().getType().getSpace() == MemorySpace::kTensor)
    return emitOpError("expects memory that a thread reads by itself, but got ") << getPointer().getType();
  const auto index = mlir::dyn_cast<IntTupleType>(getIndex().getType());
  const auto stride = mlir::dyn_cast<IntTupleType>(getStride().getType());
  if (!index || !stride)
    return emitOpError("expects an int_tuple for the index and for its strides, but got ")
           << getIndex().getType() << " and " << getStride().getType();
  if (!congruent(index.getValue(), stride.getValue()))
    return emitOpError("expects an index and strides of one tree, but got ") << index << " and " << stride;
  const mlir::Type element = getPointer().getType().getElementType();
  const unsigned bits = element.getIntOrFloatBitWidth();
  if ((bits & (bits - 1)) != 0)
    return emitOpError("expects elements whose width is a power of two, but got ") << element;
  if (getResult().getType() != element)
    return emitOpError("expects an element of type ") << element << ", but got " << getResult().getType();
  return mlir::success();
}

}  // namespace cutecheck::cute
