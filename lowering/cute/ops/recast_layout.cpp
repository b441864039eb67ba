// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// recast_layout.
#include "lowering/algebra/recast_layout.h"

#include <numeric>

#include "core/support/integers.h"
#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

static Layout inferredLayout(const mixed::MixedLayout& layout) {
  return Layout::unchecked(layout.shape.type(), layout.stride.type());
}

mlir::LogicalResult inferRecastLayout(const InferenceCall& call) {
  const auto layout = mlir::dyn_cast<LayoutType>(call.type(0));
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(0));
  const auto composition = mlir::dyn_cast<LayoutCompositionType>(call.type(0));
  if (!layout && !composed && !composition)
    return call.refuse("expects `src` is LayoutTypeInterface, but got " + call.text(0));
  if (call.numbers.size() != 2) return call.refuse("expects a new and an old width");
  const auto unable = [&](const std::string& note) {
    return call.refuse("unable to recast layout " + call.text(0) + " from " +
                           std::to_string(call.numbers[1]) + " to " + std::to_string(call.numbers[0]) +
                           " bits",
                       note);
  };
  const auto recastOf = [&](const auto& input) {
    return onTypes(call.context, [&](mixed::Arithmetic& arithmetic) {
      return mixed::recastLayout(arithmetic, input, call.numbers[0], call.numbers[1]);
    });
  };
  if (composition) {
    const LayoutComposition& value = composition.getValue();
    const auto inner = recastOf(mixed::MixedLayout::of(value.inner)),
               outer = recastOf(mixed::MixedLayout::of(value.outer));
    if (!inner || !outer) return unable((inner ? outer : inner).error().message);
    // The offset counts elements of both layouts: it must be a whole number of groups.
    const int64_t common = std::gcd(call.numbers[0], call.numbers[1]), parts = call.numbers[1] / common,
                  group = call.numbers[0] / common;
    const auto offset = value.offset.isInt() ? narrow(Int128{value.offset.value()} * parts) : std::nullopt;
    if (!offset || *offset < 0 || *offset % group != 0) return unable("the offset tears a group apart");
    const LayoutComposition recast{inferredLayout(*inner), IntTuple(*offset / group), inferredLayout(*outer)};
    if (const auto complaint = complaintAboutLayoutComposition(recast)) return unable(*complaint);
    return call.answer(LayoutCompositionType::get(call.context, recast));
  }
  if (composed) {
    const auto recast = recastOf(mixed::MixedComposed::of(composed.getValue()));
    if (!recast) return unable(recast.error().message);
    if (const auto complaint = complaintAboutComposedLayout(recast->type())) return unable(*complaint);
    return call.answer(ComposedLayoutType::get(call.context, recast->type()));
  }
  const auto recast = recastOf(mixed::MixedLayout::of(layout.getValue()));
  if (!recast) return unable(recast.error().message);
  return call.answer(*recast);
}

}  // namespace cutecheck::cute
