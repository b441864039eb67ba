// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of tensor copies: coordinates of a box, and the shared memory that it fills.
#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"

namespace cutecheck::cute_nvgpu {

namespace {

using mlir::LogicalResult;
using mlir::Operation;
using mlir::Type;

// TMA reads and writes shared memory from addresses that 128 bytes divide (PTX ISA, "Tensors").
constexpr int64_t kSharedAlignment = 128;

// One number a dimension, where the box begins: what the instruction takes are words of 32 bits, to which
// those of 64 that run time knows are cut.
// A store that begins before the tensor ends the kernel: an illegal instruction, as an H200 has it
// (tma_call_c6).
LogicalResult verifyStart(Operation* op, const TmaBox& box, cute::CoordTensorType view, bool load) {
  const size_t rank = view.getStart().isLeaf() ? 1 : view.getStart().rank();
  const std::vector<IntTuple> start = leaves(view.getStart());
  const auto wide = [](const IntTuple& leaf) {
    return leaf.isInt() && leaf.value() != static_cast<int32_t>(leaf.value());
  };
  if (llvm::any_of(start, wide)) return op->emitOpError("expects coordinates of 32 bits, but got ") << view;
  const auto negative = [](const IntTuple& leaf) { return leaf.isInt() && leaf.value() < 0; };
  if (!load && llvm::any_of(start, negative))
    return op->emitOpError("expects no negative coordinates of a store or a reduction, but got ") << view;
  if (start.size() == box.extents.size() && rank == box.extents.size()) return mlir::success();
  return op->emitOpError("expects a coordinate of ") << box.extents.size() << " dimensions, but got " << view;
}

LogicalResult verifyCall(Operation* op, Type element, const TmaBox& box, Type coordinates, Type memory,
                         bool load) {
  const auto view = mlir::dyn_cast<cute::CoordTensorType>(coordinates);
  const auto tile = mlir::dyn_cast<cute::MemRefType>(memory);
  if (!view || !tile)
    return op->emitOpError("expects coordinates and a view of memory, but got ")
           << coordinates << " and " << memory;
  if (tile.getSpace() != cute::MemorySpace::kShared)
    return op->emitOpError("expects a view of smem, but got ") << tile;
  if (tile.getElementType() != element)
    return op->emitOpError("expects elements of ") << element << ", but got " << tile.getElementType();
  if (tile.getAlignment() % kSharedAlignment != 0)
    return op->emitOpError("expects an address that 128 bytes divide, but got ") << tile;
  if (failed(verifyStart(op, box, view, load))) return mlir::failure();
  if (const auto error = misplaced(box, {view.getLayout(), tile.getLayout(), tile.getSwizzle()}))
    return op->emitOpError(error->message) << ", of " << tile << " and " << view;
  return mlir::success();
}

}  // namespace

std::optional<LogicalResult> TmaLoadType::verifyCopyCall(Operation* op, Type source, Type destination) const {
  return verifyCall(op, getElementType(), box(), source, destination, true);
}
std::optional<LogicalResult> TmaStoreType::verifyCopyCall(Operation* op, Type source,
                                                          Type destination) const {
  return verifyCall(op, getElementType(), box(), destination, source, false);
}
std::optional<LogicalResult> TmaReduceType::verifyCopyCall(Operation* op, Type source,
                                                           Type destination) const {
  return verifyCall(op, getElementType(), box(), destination, source, false);
}
std::optional<LogicalResult> TmaLoadType::verifyPrefetchCall(Operation* op, Type source) const {
  const auto view = mlir::dyn_cast<cute::CoordTensorType>(source);
  if (!view) return op->emitOpError("expects coordinates, but got ") << source;
  return verifyStart(op, box(), view, true);
}

}  // namespace cutecheck::cute_nvgpu
