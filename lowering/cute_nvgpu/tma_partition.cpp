// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom.tma_partition: a tile and the coordinates of its elements, box by box.
#include "core/notation/print.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/tma_basis.h"
#include "lowering/cute_nvgpu/tma_fields.h"

namespace cutecheck::cute_nvgpu {

namespace {

// `layout` with another first mode.
Layout withFirst(const Layout& layout, const Layout& first) {
  std::vector<IntTuple> extents = layout.shape().modes(), strides = layout.stride().modes();
  extents[0] = first.shape();
  strides[0] = first.stride();
  return Layout::unchecked(IntTuple::tuple(extents), IntTuple::tuple(strides));
}

}  // namespace

mlir::LogicalResult TmaPartitionOp::verify() {
  const Layout& blocks = getCtaLayout().getType().getValue();
  for (const IntTuple& extent : leaves(blocks.shape()))
    if (!extent.isInt(1))
      return emitOpError("expects a layout of one block, but got ") << getCtaLayout().getType();
  const auto [element, box] = boxOf(getAtom().getType());
  const cute::MemRefType tile = getSmem().getType();
  const Layout& shared = tile.getLayout();
  if (tile.getSpace() != cute::MemorySpace::kShared || tile.getElementType() != element)
    return emitOpError("expects a view of smem of elements of ") << element << ", but got " << tile;
  if (shared.shape().isLeaf() || !isStatic(shared.mode(0)))
    return emitOpError("expects a tile that is static, in the first mode, but got ") << tile;
  if (getTensors().size() != getBoxes().size() || getTensors().empty())
    return emitOpError("expects as many results as tensors, one at least");
  for (const auto& [tensor, made] : llvm::zip_equal(getTensors(), getBoxes())) {
    const auto type = mlir::cast<cute::CoordTensorType>(tensor.getType());
    const Layout& coordinates = type.getLayout();
    if (coordinates.shape().isLeaf() || !isStatic(coordinates.mode(0)))
      return emitOpError("expects coordinates that are static, in the first mode, but got ") << type;
    const Expected<TmaParts> parts = tmaParts(shared.mode(0), coordinates.mode(0), box.elements());
    if (!parts) return emitOpError(parts.error().message) << ", of " << tile << " and " << type;
    const auto first = cute::MemRefType::get(getContext(), element, tile.getSpace(), tile.getAlignment(),
                                             tile.getSwizzle(), withFirst(shared, parts->places));
    if (getTile().getType() != first)
      return emitOpError("expects ") << first << ", but got " << getTile().getType();
    const auto second =
        cute::CoordTensorType::get(getContext(), type.getStart(), withFirst(coordinates, parts->coordinates));
    if (made.getType() != second) return emitOpError("expects ") << second << ", but got " << made.getType();
  }
  return mlir::success();
}

}  // namespace cutecheck::cute_nvgpu
