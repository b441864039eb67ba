// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// local_tile.
#include "lowering/algebra/tiling/local_partition.h"
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

// The modes that a coordinate may have: those of the tiles' numbers, as many as the input has, or of a layout
// tiler as many as the division leaves.
static size_t restRank(const std::optional<Layout>& input, const Tiler& tiler) {
  if (tiler.isTuple()) return std::max(tiler.modes().size(), input ? input->rank() : 0);
  if (!input || tiler.isKeep()) return input ? input->rank() : 1;
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto whole = mixed::localTile(arithmetic, mixed::MixedLayout::of(*input), tiler,
                                      mixed::MixedTuple::of(IntTuple(0), mixed::Role::kCoordinate));
  const auto open = mixed::localTile(arithmetic, mixed::MixedLayout::of(*input), tiler,
                                     mixed::MixedTuple::of(IntTuple::underscore(), mixed::Role::kCoordinate));
  // A rest of one tuple mode is one mode of the answer; its rank is the tuple's.
  if (!whole || !open) return input->rank();
  return open->layout.shape.mode(open->layout.shape.rank() - 1).rank();
}

mlir::LogicalResult inferLocalTile(const InferenceCall& call) {
  const std::optional<Tiler> tiler = tilerOf(call.type(1));
  if (!tiler) return call.refuse("unexpected tiler type, got " + call.text(1));
  const auto coord = mlir::dyn_cast<CoordType>(call.type(2));
  if (!coord) return call.refuse("unexpected coordinate type, got " + call.text(2));
  const std::optional<Layout> layout = layoutOfValue(call.type(0));
  const size_t rank = restRank(layout, *tiler);
  if (coord.getValue().isTuple() && coord.getValue().rank() > rank)
    return call.refuse("expected a coordinate of rank " + std::to_string(rank) + " but got " + call.text(2));
  if (!layout) return call.refuse("expected a view as an input but got " + call.text(0));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto part = mixed::localTile(arithmetic, mixed::MixedLayout::of(*layout), *tiler,
                                     mixed::MixedTuple::of(coord.getValue(), mixed::Role::kCoordinate));
  if (!part && part.error().code == Code::kRank)
    return call.refuse("failed to construct a valid coordinate from " + call.text(2), part.error().message);
  if (!part)
    return call.refuse("Failed to dice " + call.text(1) + " with " + call.text(2), part.error().message);
  return call.answerPart(part->layout, part->offset.type());
}

}  // namespace cutecheck::cute
