// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composed_get_inner, composed_get_offset, composed_get_outer.
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

// A swizzle or a layout, an offset and a layout: inner is applied last.
template <typename OfSwizzle, typename OfLayout>
static mlir::LogicalResult inferPart(const InferenceCall& call, OfSwizzle ofSwizzle, OfLayout ofLayout) {
  if (const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(0)))
    return call.answer(ofSwizzle(composed.getValue()));
  if (const auto composed = mlir::dyn_cast<LayoutCompositionType>(call.type(0)))
    return call.answer(ofLayout(composed.getValue()));
  return call.refuse("expects a composed layout, but got " + call.text(0));
}

mlir::LogicalResult inferComposedGetInner(const InferenceCall& call) {
  return inferPart(
      call, [&](const ComposedLayout& c) { return SwizzleType::get(call.context, c.swizzle); },
      [&](const LayoutComposition& c) { return LayoutType::get(call.context, c.inner); });
}
mlir::LogicalResult inferComposedGetOffset(const InferenceCall& call) {
  return inferPart(
      call, [&](const ComposedLayout& c) { return IntTupleType::get(call.context, c.offset); },
      [&](const LayoutComposition& c) { return IntTupleType::get(call.context, c.offset); });
}
mlir::LogicalResult inferComposedGetOuter(const InferenceCall& call) {
  return inferPart(
      call, [&](const ComposedLayout& c) { return LayoutType::get(call.context, c.layout); },
      [&](const LayoutComposition& c) { return LayoutType::get(call.context, c.outer); });
}

}  // namespace cutecheck::cute
