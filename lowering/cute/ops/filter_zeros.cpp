// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// filter_zeros.
#include "lowering/algebra/filter_zeros.h"

#include "core/notation/print.h"
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

mlir::LogicalResult inferFilterZeros(const InferenceCall& call) {
  const std::optional<Layout> layout = layoutOfValue(call.type(0));
  if (!layout) return call.refuse("expects `input` to be a layout or a view, got " + call.text(0));
  const mixed::MixedLayout input = mixed::MixedLayout::of(*layout);
  if (call.operands.size() == 1) return call.answer(mixed::filterZeros(input));
  const auto profile = mlir::dyn_cast<ShapeType>(call.type(1));
  if (!profile) return call.refuse("expects a ShapeType for the target profile, but got " + call.text(1));
  if (!congruent(layout->shape(), profile.getValue()))
    return call.refuse("Expects target_profile has the same profile with the src, but src_profile is: " +
                       toString(layout->shape()) + " and target_profile is: " + toString(profile.getValue()));
  const auto filtered = mixed::filterZeros(input, profile.getValue());
  if (!filtered)
    return call.refuse("unable to filter zeros for input " + call.text(0), filtered.error().message);
  return call.answer(*filtered);
}

}  // namespace cutecheck::cute
