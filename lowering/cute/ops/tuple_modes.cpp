// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// get, flatten, append_to_rank, prepend_to_rank, dice, get_leaves, get_layouts_from_tile.
#include "lowering/cute/types/mode_path.h"
#include "lowering/cute/types/tuple_types.h"

namespace cutecheck::cute {

using mlir::LogicalResult;
using mlir::Type;

static LogicalResult refuseKind(const InferenceCall& call) {
  return call.refuse("expects a tuple, a tile, a layout or a view, but got " + call.text(0));
}

// Whether it has one mode, which is itself.
static bool isLeafType(Type type) {
  if (const IntTuple* tree = tupleOf(type)) return tree->isLeaf();
  if (const auto layout = layoutOfValue(type)) return layout->shape().isLeaf();
  const auto tile = mlir::dyn_cast<TileType>(type);
  return tile && !tile.getValue().isTuple();
}

LogicalResult inferGet(const InferenceCall& call) {
  Type type = call.type(0);
  if (!rankOf(type)) return refuseKind(call);
  for (size_t k = 0; k < call.numbers.size(); ++k) {
    const int32_t index = call.numbers[k];
    type = index < 0 || (k > 0 && isLeafType(type)) ? Type() : modeOfType(type, static_cast<size_t>(index));
    if (!type)
      return call.refuse("mode [" + modeText(call.numbers) + "] is invalid for input type " + call.text(0));
  }
  return call.answer(type);
}

static void appendModes(const Tiler& tiler, std::vector<Tiler>& modes) {
  if (!tiler.isTuple()) return modes.push_back(tiler);
  for (const Tiler& mode : tiler.modes()) appendModes(mode, modes);
}

LogicalResult inferFlatten(const InferenceCall& call) {
  const Type type = call.type(0);
  const auto flat = [](const IntTuple& tree) { return tree.isLeaf() ? tree : IntTuple::tuple(leaves(tree)); };
  if (const IntTuple* tree = tupleOf(type)) return call.answer(tupleLike(type, flat(*tree)));
  if (const auto tile = mlir::dyn_cast<TileType>(type)) {
    if (!tile.getValue().isTuple()) return call.answer(type);
    std::vector<Tiler> modes;
    appendModes(tile.getValue(), modes);
    return call.answer(TileType::get(call.context, Tiler::tuple(std::move(modes))));
  }
  const auto layout = layoutOfValue(type);
  if (!layout) return refuseKind(call);
  return call.answer(withLayout(type, Layout::unchecked(flat(layout->shape()), flat(layout->stride()))));
}

static LogicalResult inferRank(const InferenceCall& call, bool behind) {
  const Type type = call.type(0);
  const size_t rank = rankOf(type);
  if (!rank && !tupleOf(type)) return refuseKind(call);
  const int64_t wanted = call.numbers.empty() ? 0 : call.numbers[0];
  if (wanted < static_cast<int64_t>(rank) || wanted > 1024)
    return call.refuse("expects a rank of at least " + std::to_string(rank) + ", but got " +
                       std::to_string(wanted));
  llvm::SmallVector<Type> modes;
  for (size_t i = 0; i < rank; ++i) modes.push_back(modeOfType(type, i));
  if (static_cast<int64_t>(rank) == wanted) return call.answer(type);
  const size_t missing = static_cast<size_t>(wanted) - rank;
  modes.insert(behind ? modes.end() : modes.begin(), missing, call.type(1));
  // What stands under a swizzle has none of its own.
  const bool nested = mlir::isa<ComposedLayoutType, LayoutCompositionType>(type) &&
                      mlir::isa<ComposedLayoutType, LayoutCompositionType>(call.type(1));
  const Type whole = nested ? Type() : ofModes(type, modes);
  if (!whole)
    return call.refuse("expects an element of the kind of " + call.text(0) + ", but got " + call.text(1));
  return call.answer(whole);
}

LogicalResult inferAppendToRank(const InferenceCall& call) { return inferRank(call, true); }
LogicalResult inferPrependToRank(const InferenceCall& call) { return inferRank(call, false); }

// The parts beside integers of the coordinate, nested tuples adding to one list; false where they do not
// pair.
static bool fixedParts(const IntTuple& coord, Type type, llvm::SmallVectorImpl<Type>& parts) {
  if (coord.isLeaf()) {
    if (!coord.isUnderscore()) parts.push_back(type);
    return true;
  }
  if (rankOf(type) != coord.rank()) return false;
  for (size_t i = 0; i < coord.rank(); ++i)
    if (!fixedParts(coord.mode(i), modeOfType(type, i), parts)) return false;
  return true;
}

LogicalResult inferDice(const InferenceCall& call) {
  if (!rankOf(call.type(0))) return refuseKind(call);
  const auto coord = mlir::dyn_cast<CoordType>(call.type(1));
  if (!coord) return call.refuse("unexpected coordinate type, got " + call.text(1));
  llvm::SmallVector<Type> parts;
  if (!fixedParts(coord.getValue(), call.type(0), parts))
    return call.refuse("Failed to dice " + call.text(0) + " with " + call.text(1));
  if (coord.getValue().isLeaf() && parts.size() == 1) return call.answer(parts.front());
  const Type whole = ofModes(call.type(0), parts);
  if (!whole) return call.refuse("Failed to dice " + call.text(0) + " with " + call.text(1));
  return call.answer(whole);
}

// Of a tile its layouts, and tiles `_` between them.
static void appendLeaves(mlir::MLIRContext* context, const Tiler& tiler, llvm::SmallVectorImpl<Type>& types) {
  if (tiler.isTuple()) {
    for (const Tiler& mode : tiler.modes()) appendLeaves(context, mode, types);
    return;
  }
  types.push_back(tiler.isLayout() ? Type(LayoutType::get(context, tiler.layout())) : Type(TileType::get(context, tiler)));
}

LogicalResult inferGetLeaves(const InferenceCall& call) {
  if (const auto tile = mlir::dyn_cast<TileType>(call.type(0))) {
    appendLeaves(call.context, tile.getValue(), call.types);
    return mlir::success();
  }
  const IntTuple* tree = tupleOf(call.type(0));
  if (!tree) return call.refuse("expects a tuple, but got " + call.text(0));
  for (const IntTuple& leaf : leaves(*tree)) call.types.push_back(tupleLike(call.type(0), leaf));
  return mlir::success();
}

static void appendLayouts(mlir::MLIRContext* context, const Tiler& tiler,
                          llvm::SmallVectorImpl<Type>& types) {
  if (tiler.isLayout()) types.push_back(LayoutType::get(context, tiler.layout()));
  if (tiler.isTuple())
    for (const Tiler& mode : tiler.modes()) appendLayouts(context, mode, types);
}

LogicalResult inferGetLayoutsFromTile(const InferenceCall& call) {
  const auto tile = mlir::dyn_cast<TileType>(call.type(0));
  if (!tile) return call.refuse("expects a tile, but got " + call.text(0));
  appendLayouts(call.context, tile.getValue(), call.types);
  if (call.types.empty()) return call.refuse("expects a tile with at least one layout, but got " + call.text(0));
  return mlir::success();
}

}  // namespace cutecheck::cute
