// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// increment_coord, layout_eval.
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/cute/types/element.h"
#include "lowering/cute/types/tuple_types.h"

namespace cutecheck::cute {

// One more in the first leaf, carried on where a leaf reaches its extent; the last leaf is not reduced. From
// the first leaf on that run time knows, every leaf is left to run time: whether it is carried into is not
// known.
mlir::LogicalResult inferIncrementCoord(const InferenceCall& call) {
  const auto coord = mlir::dyn_cast<CoordType>(call.type(0));
  const auto shape = mlir::dyn_cast<ShapeType>(call.type(1));
  if (!coord || coord.getValue().hasUnderscore())
    return call.refuse("unexpected coordinate type, got " + call.text(0));
  if (!shape || !congruent(coord.getValue(), shape.getValue()))
    return call.refuse("expects coord and shape to be congruent, but got coord " + call.text(0) +
                       " and shape " + call.text(1));
  if (const auto complaint = complaintAboutExtents(shape)) return call.refuse(*complaint);
  std::vector<IntTuple> next = leaves(coord.getValue());
  const std::vector<IntTuple> extents = leaves(shape.getValue());
  enum class Carry { kOne, kNone, kUnknown } carry = Carry::kOne;
  for (size_t i = 0; i < next.size() && carry != Carry::kNone; ++i) {
    const bool last = i + 1 == next.size(), known = next[i].isInt() && (extents[i].isInt() || last);
    if (carry == Carry::kUnknown || !known) {
      if (next[i].isInt())
        next[i] = IntTuple::dynamic({next[i].value() == static_cast<int32_t>(next[i].value()) ? 32 : 64, 1});
      else
        next[i] = IntTuple::dynamic({next[i].dynamicLeaf().width, 1});
      carry = Carry::kUnknown;
      continue;
    }
    if (next[i].value() < 0 || (!last && next[i].value() >= extents[i].value()))
      return call.refuse("Failed to dice " + call.text(1) + " with " + call.text(0));
    if (next[i].value() == std::numeric_limits<int64_t>::max())
      return call.refuse("unable to increment " + call.text(0), "the last leaf leaves 64 bits");
    const bool carries = !last && next[i].value() + 1 == extents[i].value();
    next[i] = IntTuple(carries ? 0 : next[i].value() + 1);
    if (!carries) carry = Carry::kNone;
  }
  return call.answer(CoordType::get(call.context, withLeaves(coord.getValue(), next)));
}

mlir::LogicalResult inferLayoutEval(const InferenceCall& call) {
  const auto coord = mlir::dyn_cast<CoordType>(call.type(0));
  const auto layout = mlir::dyn_cast<LayoutType>(call.type(1));
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(1));
  const auto composition = mlir::dyn_cast<LayoutCompositionType>(call.type(1));
  if (!coord) return call.refuse("unexpected coordinate type, got " + call.text(0));
  if (!layout && !composed && !composition)
    return call.refuse("expects `input` to be a layout or a view, got " + call.text(1));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const mixed::MixedTuple at = mixed::MixedTuple::of(coord.getValue(), mixed::Role::kCoordinate);
  const auto offset =
      composed ? mixed::crd2idx(arithmetic, at, mixed::MixedComposed::of(composed.getValue()))
      : composition
          ? mixed::crd2idx(arithmetic, at, mixed::MixedLayoutComposition::of(composition.getValue()))
          : mixed::crd2idx(arithmetic, at, mixed::MixedLayout::of(layout.getValue()));
  if (!offset)
    return call.refuse("unable to compute an index for " + call.text(0) + " in " + call.text(1),
                       offset.error().message);
  return call.answer(IntTupleType::get(call.context, offset->type()));
}

}  // namespace cutecheck::cute
