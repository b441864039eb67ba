// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// group_modes, select.
#include "lowering/algebra/group_modes.h"

#include "core/notation/expression.h"
#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/types/mode_path.h"

namespace cutecheck::cute {

// Levels of tuples that the notation reads in every type: some of its own levels are taken by `:` and ` o `.
static constexpr size_t kDeepest = kMaxNesting - 4;

static size_t nesting(const IntTuple& tuple) {
  size_t deepest = 0;
  for (const IntTuple& mode : tuple.modes()) deepest = std::max(deepest, nesting(mode));
  return tuple.isTuple() ? deepest + 1 : 0;
}

static std::string bracketed(int64_t value) { return "[" + std::to_string(value) + "]"; }

// The kind of operand first: without a rank there is no range.
mlir::LogicalResult inferGroupModes(const InferenceCall& call) {
  const std::optional<Layout> layout = layoutOfValue(call.type(0));
  if (!layout) return call.refuse("expects view or layout type, but got " + call.text(0));
  if (call.numbers.size() != 2) return call.refuse("expects begin and end");
  const int64_t rank = static_cast<int64_t>(layout->rank()), begin = call.numbers[0], end = call.numbers[1];
  const int64_t first = begin < 0 ? begin + rank : begin, last = end < 0 ? end + rank : end;
  if (first < 0 || first >= rank)
    return call.refuse("expects begin in the range of [-rank , rank-1], but got begin " + bracketed(begin) +
                       " and rank " + bracketed(rank));
  if (last < 0 || last > rank)
    return call.refuse("expects end in the range of [-rank+1 , rank], but got end " + bracketed(end) +
                       " and rank " + bracketed(rank));
  if (first >= last)
    return call.refuse("expects begin < end, but got begin " + bracketed(begin) + " (" + bracketed(first) +
                       ") and end " + bracketed(end) + " (" + bracketed(last) + ")");
  const mixed::MixedLayout grouped = mixed::groupModes(mixed::MixedLayout::of(*layout),
                                                       static_cast<size_t>(first), static_cast<size_t>(last));
  // A type nested deeper than the notation reads would not be read again.
  if (nesting(grouped.shape.type()) > kDeepest)
    return call.refuse("unable to infer return type with inputs " + call.text(0) + ", " +
                           std::to_string(begin) + " and " + std::to_string(end),
                       "nested deeper than " + std::to_string(kDeepest) + " levels");
  return call.answer(grouped);
}

static mlir::Type selected(mlir::Type type, llvm::ArrayRef<size_t> modes) {
  const std::vector<size_t> chosen(modes.begin(), modes.end());
  if (const std::optional<Layout> layout = layoutOfValue(type))
    return inferred(type, mixed::selectModes(mixed::MixedLayout::of(*layout), chosen));
  std::vector<IntTuple> parts;
  for (const size_t i : chosen) parts.push_back(tupleOf(type)->mode(i));
  const IntTuple tuple = IntTuple::tuple(std::move(parts));
  mlir::MLIRContext* context = type.getContext();
  if (mlir::isa<ShapeType>(type)) return ShapeType::get(context, tuple);
  if (mlir::isa<StrideType>(type)) return StrideType::get(context, tuple);
  if (mlir::isa<CoordType>(type)) return CoordType::get(context, tuple);
  return IntTupleType::get(context, tuple);
}

mlir::LogicalResult inferSelect(const InferenceCall& call) {
  const std::optional<Layout> layout = layoutOfValue(call.type(0));
  const IntTuple* tuple = tupleOf(call.type(0));
  const auto tile = mlir::dyn_cast<TileType>(call.type(0));
  if (!layout && !tuple && !tile)
    return call.refuse("expects a tuple, a tile, a layout or a view, but got " + call.text(0));
  const size_t tiles = tile && tile.getValue().isTuple() ? tile.getValue().modes().size() : 1;
  const size_t rank = layout ? layout->rank() : tuple ? tuple->rank() : tiles;
  llvm::SmallVector<size_t> modes;
  for (const int32_t mode : call.numbers) {
    const size_t index = static_cast<size_t>(mode);
    if (mode < 0 || index >= rank || llvm::is_contained(modes, index))
      return call.refuse("Invalid results for select(). Modes: [" + modeText(call.numbers) + "]",
                         "mode " + std::to_string(mode) + " of rank " + std::to_string(rank) +
                             (index < rank ? " is named twice" : " does not exist"));
    modes.push_back(index);
  }
  if (tile && tile.getValue().isTuple()) {
    std::vector<Tiler> kept;
    for (const size_t mode : modes) kept.push_back(tile.getValue().modes()[mode]);
    return call.answer(TileType::get(call.context, Tiler::tuple(std::move(kept))));
  }
  return call.answer(tile ? call.type(0) : selected(call.type(0), modes));
}

}  // namespace cutecheck::cute
