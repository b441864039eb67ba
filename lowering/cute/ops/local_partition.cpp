// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// local_partition: `(%input, %threads, %index[, %target_profile])`.
#include "lowering/algebra/tiling/local_partition.h"

#include "lowering/algebra/coalesce.h"
#include "lowering/cute/infer/inference_call.h"

namespace cutecheck::cute {

mlir::LogicalResult inferLocalPartition(const InferenceCall& call) {
  const auto threads = mlir::dyn_cast<LayoutType>(call.type(1));
  if (!threads) return call.refuse("expects LayoutType tiler, but got " + call.text(1));
  if (!threads.getValue().shape().isStatic())
    return call.refuse("expects LayoutType tiler with static shape, but got " + call.text(1));
  const std::optional<Layout> layout = layoutOfValue(call.type(0));
  if (!layout) return call.refuse("expects `input` to be a layout or a view, got " + call.text(0));
  const bool profiled = call.operands.size() > 3;
  const auto profile = profiled ? mlir::dyn_cast<CoordType>(call.type(3)) : CoordType();
  if (profiled && !profile)
    return call.refuse("expects `target_profile` be CoordType, but got " + call.text(3));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  mixed::MixedLayout input = mixed::MixedLayout::of(*layout);
  if (profile) {
    const auto merged = mixed::coalesce(arithmetic, input, profile.getValue());
    if (!merged)
      return call.refuse("unable to coalesce input of type " + call.text(0), merged.error().message);
    input = *merged;
  }
  const IntTuple* index = tupleOf(call.type(2));
  const char* const noCoordinate = "unable to construct a coordinate for local_partition";
  if (!index || index->isTuple() || index->isUnderscore())
    return call.refuse(noCoordinate, "the number of a thread is an integer, not " + call.text(2));
  const auto part = mixed::localPartition(arithmetic, input, threads.getValue(),
                                          mixed::Number::of(*index, mixed::Role::kCoordinate, nullptr));
  if (!part && (part.error().code == Code::kNotInjective || part.error().code == Code::kOutOfDomain))
    return call.refuse(noCoordinate, part.error().message);
  if (!part)
    return call.refuse("unable to partition " + call.text(0) + " by " + call.text(1), part.error().message);
  return call.answerPart(part->layout, part->offset.type());
}

}  // namespace cutecheck::cute
