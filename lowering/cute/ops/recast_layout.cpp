// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// recast_layout.
#include "lowering/algebra/recast_layout.h"

#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

mlir::LogicalResult inferRecastLayout(const InferenceCall& call) {
  const auto layout = mlir::dyn_cast<LayoutType>(call.type(0));
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(0));
  if (!layout && !composed)
    return call.refuse("expects `src` is LayoutTypeInterface, but got " + call.text(0));
  if (call.numbers.size() != 2) return call.refuse("expects a new and an old width");
  const auto unable = [&](const std::string& note) {
    return call.refuse("unable to recast layout " + call.text(0) + " from " +
                           std::to_string(call.numbers[1]) + " to " + std::to_string(call.numbers[0]) +
                           " bits",
                       note);
  };
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  if (composed) {
    const auto recast = mixed::recastLayout(arithmetic, mixed::MixedComposed::of(composed.getValue()),
                                            call.numbers[0], call.numbers[1]);
    if (!recast) return unable(recast.error().message);
    if (const auto complaint = complaintAboutComposedLayout(recast->type())) return unable(*complaint);
    return call.answer(ComposedLayoutType::get(call.context, recast->type()));
  }
  const auto recast = mixed::recastLayout(arithmetic, mixed::MixedLayout::of(layout.getValue()),
                                          call.numbers[0], call.numbers[1]);
  if (!recast) return unable(recast.error().message);
  return call.answer(*recast);
}

}  // namespace cutecheck::cute
