// recast_layout.
#include "lowering/mixed/recast_layout.h"

#include "lowering/cute/inference_call.h"

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
  // Under a swizzle the groups of elements are not those of the layout.
  if (composed) return unable("the elements under a swizzle are not recast");
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto recast = mixed::recastLayout(arithmetic, mixed::MixedLayout::of(layout.getValue()),
                                          call.numbers[0], call.numbers[1]);
  if (!recast) return unable(recast.error().message);
  return call.answer(*recast);
}

}  // namespace cutecheck::cute
