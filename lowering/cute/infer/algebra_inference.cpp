// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/algebra_inference.h"

namespace cutecheck::cute {

static Tiler tilerOfShape(const IntTuple& shape) {
  if (shape.isLeaf()) return Tiler(Layout::unchecked(shape, shape.isInt(1) ? 0 : 1));
  std::vector<Tiler> modes;
  for (const IntTuple& mode : shape.modes()) modes.push_back(tilerOfShape(mode));
  return Tiler::tuple(std::move(modes));
}

std::optional<Tiler> tilerOf(mlir::Type type) {
  if (auto tile = mlir::dyn_cast<TileType>(type)) return tile.getValue();
  if (auto layout = mlir::dyn_cast<LayoutType>(type)) return Tiler(layout.getValue());
  if (auto shape = mlir::dyn_cast<ShapeType>(type)) {
    // A shape may hold a 0 that no tile has.
    const auto isExtent = [](const IntTuple& leaf) {
      return leaf.kind() != IntTuple::Kind::kInt || leaf.value() >= 1;
    };
    if (llvm::all_of(leaves(shape.getValue()), isExtent)) return tilerOfShape(shape.getValue());
  }
  return std::nullopt;
}

mlir::Type inferred(mlir::Type input, const mixed::MixedLayout& answer) {
  return withLayout(input, Layout::unchecked(answer.shape.type(), answer.stride.type()));
}

mlir::LogicalResult appendInferred(std::optional<mlir::Location> location, llvm::StringRef op,
                                   mlir::Type input, const mixed::MixedLayout& answer,
                                   llvm::SmallVectorImpl<mlir::Type>& types) {
  const mlir::Type type = inferred(input, answer);
  if (!type)
    return refuse(location, op, "expects a right side that the left one of " + text(input) + " takes");
  types.push_back(type);
  return mlir::success();
}

}  // namespace cutecheck::cute
