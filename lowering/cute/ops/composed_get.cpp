// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composed_get_inner, composed_get_offset, composed_get_outer.
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

// A swizzle, an offset and a layout: inner is applied last.
template <typename Part>
static mlir::LogicalResult inferPart(const InferenceCall& call, Part part) {
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(0));
  if (!composed) return call.refuse("expects a composed layout, but got " + call.text(0));
  return call.answer(part(composed.getValue()));
}

mlir::LogicalResult inferComposedGetInner(const InferenceCall& call) {
  return inferPart(call, [&](const ComposedLayout& c) { return SwizzleType::get(call.context, c.swizzle); });
}
mlir::LogicalResult inferComposedGetOffset(const InferenceCall& call) {
  return inferPart(call, [&](const ComposedLayout& c) { return IntTupleType::get(call.context, c.offset); });
}
mlir::LogicalResult inferComposedGetOuter(const InferenceCall& call) {
  return inferPart(call, [&](const ComposedLayout& c) { return LayoutType::get(call.context, c.layout); });
}

}  // namespace cutecheck::cute
