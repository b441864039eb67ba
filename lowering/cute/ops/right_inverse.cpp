// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// right_inverse, left_inverse.
#include "lowering/algebra/right_inverse.h"

#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

using Inverse = Expected<mixed::MixedLayout> (*)(mixed::Arithmetic&, const mixed::MixedLayout&);

static mlir::LogicalResult inferInverse(const InferenceCall& call, Inverse inverse, const char* side) {
  const auto layout = mlir::dyn_cast<LayoutType>(call.type(0));
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(0));
  if (!layout && !composed)
    return call.refuse("expects an input of type layout or composed layout, but got " + call.text(0));
  if (!(layout ? layout.getValue() : composed.getValue().layout).shape().isStatic())
    return call.refuse("expects an input with static shape, but got " + call.text(0));
  const std::string unable =
      "unable to compute a " + std::string(side) + " inverse for input " + call.text(0);
  // An inverse undoes the swizzle first, which no composed layout does.
  if (composed) return call.refuse(unable, "an inverse would undo the swizzle before the layout");
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto answer = inverse(arithmetic, mixed::MixedLayout::of(layout.getValue()));
  if (!answer) return call.refuse(unable, answer.error().message);
  return call.answer(*answer);
}

mlir::LogicalResult inferRightInverse(const InferenceCall& call) {
  return inferInverse(call, mixed::rightInverse, "right");
}
mlir::LogicalResult inferLeftInverse(const InferenceCall& call) {
  return inferInverse(call, mixed::leftInverse, "left");
}

}  // namespace cutecheck::cute
