// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_layout_raw, make_composed_layout_raw, make_swizzle, make_tensor.
#include "core/notation/print.h"
#include "lowering/cute/infer/runtime_inference.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

namespace {

// The tree of an int_tuple, or of the kind that the part has of its own.
template <typename TypeT>
const IntTuple* partOf(mlir::Type type) {
  return mlir::isa<IntTupleType, TypeT>(type) ? tupleOf(type) : nullptr;
}

// The value of a static integer operand.
std::optional<int64_t> integerOf(mlir::Type type) {
  const auto tuple = mlir::dyn_cast<IntTupleType>(type);
  return tuple && tuple.getValue().isInt() ? std::optional(tuple.getValue().value()) : std::nullopt;
}

}  // namespace

mlir::LogicalResult inferMakeLayoutRaw(const InferenceCall& call) {
  const IntTuple *shape = partOf<ShapeType>(call.type(0)), *stride = partOf<StrideType>(call.type(1));
  if (!shape || !stride)
    return call.refuse("expects a tuple of extents and a tuple of strides, but got " + call.text(0) +
                       " and " + call.text(1));
  if (!congruent(*shape, *stride))
    return call.refuse("expects shape and stride profile to match, but got " + call.text(0) + " and " +
                       call.text(1));
  for (const auto& [tree, kind] :
       {std::pair(shape, TupleKind::kShape), std::pair(stride, TupleKind::kStride)})
    if (const auto complaint = complaintAboutTuple(*tree, kind)) return call.refuse(*complaint);
  const Expected<Layout> layout = Layout::make(*shape, *stride);
  if (!layout)
    return call.refuse(complaintAboutText(toString(*shape) + ":" + toString(*stride), layout.error()));
  if (const auto complaint = complaintAboutLayout(*layout)) return call.refuse(*complaint);
  return call.answer(LayoutType::get(call.context, *layout));
}

// The document's checks, in its order: the layout, the offset, the swizzle, then whether they make one.
mlir::LogicalResult inferMakeComposedLayoutRaw(const InferenceCall& call) {
  const auto outer = mlir::dyn_cast<LayoutType>(call.type(0));
  if (!outer)
    return call.refuse("expects an input of type layout or composed layout, but got " + call.text(0));
  const auto offset = mlir::dyn_cast<IntTupleType>(call.type(2));
  if (!offset) return call.refuse("expects `target_profile` be CoordType, but got " + call.text(2));
  const auto inner = mlir::dyn_cast<SwizzleType>(call.type(1));
  if (!inner) return call.refuse("expects `input` to be a layout or a view, got " + call.text(1));
  const ComposedLayout composed{inner.getValue(), offset.getValue(), outer.getValue()};
  if (const auto complaint = complaintAboutComposedLayout(composed)) return call.refuse(*complaint);
  return call.answer(ComposedLayoutType::get(call.context, composed));
}

mlir::LogicalResult inferMakeSwizzle(const InferenceCall& call) {
  const auto bits = integerOf(call.type(0)), base = integerOf(call.type(1)), shift = integerOf(call.type(2));
  if (!bits || !base || !shift)
    return call.refuse("expects three static integers, but got " + call.text(0) + ", " + call.text(1) +
                       " and " + call.text(2));
  const Expected<Swizzle> swizzle = Swizzle::make(*bits, *base, *shift);
  if (!swizzle) return call.refuse("expects the numbers of a swizzle", swizzle.error().message);
  if (const auto complaint = complaintAboutSwizzle(*swizzle)) return call.refuse(*complaint);
  return call.answer(SwizzleType::get(call.context, *swizzle));
}

mlir::LogicalResult inferMakeTensor(const InferenceCall& call) {
  const mlir::Type source = call.type(0), inside = iteratorOf(source), iterator = inside ? inside : source;
  if (!mlir::isa<PtrType, ArithTupleIterType>(iterator))
    return call.refuse("expected a view as an input but got " + call.text(0));
  const bool view = static_cast<bool>(iteratorOf(call.type(1)));
  const auto layout = view ? LayoutType::get(call.context, *layoutOfValue(call.type(1)))
                           : mlir::dyn_cast<LayoutType>(call.type(1));
  if (!layout)
    return call.refuse("expects a layout to view " + call.text(0) + " through, got " + call.text(1));
  for (const IntTuple& stride : leaves(layout.getValue().stride()))
    if (mlir::isa<PtrType>(iterator) && !stride.path().empty())
      return call.refuse("expects integer strides in a memref, but got " + call.text(1));
  return call.answer(viewOf(iterator, layout.getValue()));
}

}  // namespace cutecheck::cute
