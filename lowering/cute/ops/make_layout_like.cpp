// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_layout_like, make_ordered_layout, make_identity_layout, filter.
#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/filter_zeros.h"
#include "lowering/algebra/tiling/tile_to_shape.h"
#include "lowering/cute/infer/layout_order.h"
#include "lowering/cute/types/tuple_types.h"

namespace cutecheck::cute {

using mlir::LogicalResult;

// The leaves of a compact layout of `shape`, in `order`, in the tree of the shape.
static LogicalResult answerOrdered(const InferenceCall& call, const IntTuple& shape,
                                   const std::vector<int64_t>& order) {
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const mixed::MixedTuple extents = mixed::MixedTuple::of(shape, mixed::Role::kExtent);
  for (const mixed::Number& extent : extents.numbers())
    if (extent.constant && *extent.constant < 1)
      return call.refuse("expects positive shape mode, but got " + call.text(0));
  const auto ordered = mixed::orderedLayout(arithmetic, extents.numbers(), order);
  if (!ordered) return call.refuse("unable to lay out " + call.text(0), ordered.error().message);
  const IntTuple stride = mixed::MixedTuple::withNumbers(shape, ordered->stride.numbers()).type();
  return call.answer(LayoutType::get(call.context, Layout::unchecked(shape, stride)));
}

LogicalResult inferMakeOrderedLayout(const InferenceCall& call) {
  const auto shape = mlir::dyn_cast<ShapeType>(call.type(0));
  const auto orders = mlir::dyn_cast<IntTupleType>(call.type(1));
  if (!shape || !orders)
    return call.refuse("expects a shape and an int_tuple, but got " + call.text(0) + " and " + call.text(1));
  const auto order = spreadOrder(shape.getValue(), orders.getValue());
  if (!order)
    return call.refuse("expects a static order that is weakly congruent with the shape, but got " +
                       call.text(1) + " and " + call.text(0));
  return answerOrdered(call, shape.getValue(), *order);
}

// Run-time strides come after static ones, left to right; leaves of stride 0 keep it.
LogicalResult inferMakeLayoutLike(const InferenceCall& call) {
  if (!mlir::isa<LayoutType, ComposedLayoutType>(call.type(0)))
    return call.refuse("expects an input of type layout, but got " + call.text(0));
  const Layout layout = *layoutOfValue(call.type(0));
  const std::vector<IntTuple> extents = leaves(layout.shape()), strides = leaves(layout.stride());
  std::vector<mixed::Number> kept;
  for (size_t i = 0; i < extents.size(); ++i) {
    if (!strides[i].path().empty()) return call.refuse("expects integer strides, but got " + call.text(0));
    const bool repeated = strides[i].isInt(0);
    kept.push_back(repeated ? mixed::Number::of(1)
                            : mixed::Number::of(extents[i], mixed::Role::kExtent, nullptr));
  }
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto ordered = mixed::orderedLayout(arithmetic, kept, orderOf(strides));
  if (!ordered) return call.refuse("unable to lay out " + call.text(0), ordered.error().message);
  const IntTuple& shape = layout.shape();
  return call.answer(LayoutType::get(
      call.context,
      Layout::unchecked(shape, mixed::MixedTuple::withNumbers(shape, ordered->stride.numbers()).type())));
}

static IntTuple identityStride(const IntTuple& shape, std::vector<uint32_t>& path) {
  if (shape.isLeaf()) return IntTuple(1).withPath(path);
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < shape.rank(); ++i) {
    path.push_back(static_cast<uint32_t>(i));
    modes.push_back(identityStride(shape.mode(i), path));
    path.pop_back();
  }
  return IntTuple::tuple(std::move(modes));
}

LogicalResult inferMakeIdentityLayout(const InferenceCall& call) {
  const auto shape = mlir::dyn_cast<ShapeType>(call.type(0));
  if (!shape) return call.refuse("expects a shape, but got " + call.text(0));
  for (const IntTuple& leaf : leaves(shape.getValue()))
    if (leaf.isInt() && leaf.value() < 1)
      return call.refuse("expects positive shape mode, but got " + call.text(0));
  std::vector<uint32_t> path;
  return call.answer(LayoutType::get(
      call.context, Layout::unchecked(shape.getValue(), identityStride(shape.getValue(), path))));
}

LogicalResult inferFilter(const InferenceCall& call) {
  const auto layout = layoutOfValue(call.type(0));
  if (!layout) return call.refuse("expects `input` to be a layout or a view, got " + call.text(0));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto filtered = mixed::coalesce(arithmetic, mixed::filterZeros(mixed::MixedLayout::of(*layout)));
  if (!filtered)
    return call.refuse("unable to coalesce input of type " + call.text(0), filtered.error().message);
  return call.answer(*filtered);
}

}  // namespace cutecheck::cute
