// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// right_inverse, left_inverse.
#include "lowering/algebra/right_inverse.h"

#include "lowering/algebra/basis_inverse.h"
#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/infer/promise.h"

namespace cutecheck::cute {

using Inverse = Expected<mixed::MixedLayout> (*)(mixed::Arithmetic&, const mixed::MixedLayout&);
using BasisInverse = Expected<mixed::MixedLayout> (*)(const mixed::MixedLayout&);

static mlir::LogicalResult inferInverse(const InferenceCall& call, Inverse inverse, BasisInverse ofBasis,
                                        const char* side) {
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
  const mixed::MixedLayout input = mixed::MixedLayout::of(layout.getValue());
  // Inverses of layouts into coordinates are documented as refused; CuTe IR has them.
  const bool intoCoordinates = layout.getValue().stride().hasBasis() && takesPromises(call.context);
  const auto answer = intoCoordinates ? ofBasis(input) : inverse(arithmetic, input);
  if (!answer) return call.refuse(unable, answer.error().message);
  return call.answer(*answer);
}

mlir::LogicalResult inferRightInverse(const InferenceCall& call) {
  return inferInverse(call, mixed::rightInverse, mixed::basisRightInverse, "right");
}
mlir::LogicalResult inferLeftInverse(const InferenceCall& call) {
  return inferInverse(call, mixed::leftInverse, mixed::basisLeftInverse, "left");
}

}  // namespace cutecheck::cute
