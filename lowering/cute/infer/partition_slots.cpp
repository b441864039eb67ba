// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// partition: `(%input, %tiler, %coord[, %modes[, up to five bindings]])`.
//
// Each slot has a kind that it expects (kSlotTable); the result is, of the input divided
// by the tiler, the place of the coordinate in the tile, and every tile: what local_partition is for a
// thread, for a coordinate.
#include "lowering/cute/infer/partition_slots.h"

#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "lowering/cute/infer/runtime_inference.h"
#include "lowering/cute/types/kinds.h"

namespace cutecheck::cute {
namespace {

constexpr size_t kSlots = 9;

// What a slot takes, and how a diagnostic calls it.
struct Slot {
  bool (*takes)(mlir::Type);
  const char* refusal;
};

bool isBinding(mlir::Type type) { return ordinalOf(type).has_value(); }

constexpr const char* kBinding = "expects a value of one of the seven kinds to bind, but got ";
constexpr std::array<Slot, kSlots> kSlotTable = {{
    {[](mlir::Type t) {
       return layoutOfValue(t) && !mlir::isa<ComposedLayoutType, LayoutCompositionType>(t);
     },
     "expects `input` to be a layout or a view, got "},
    {[](mlir::Type t) { return tilerOf(t).has_value(); }, "unexpected tiler type, got "},
    {[](mlir::Type t) { return mlir::isa<CoordType>(t); }, "unexpected coordinate type, got "},
    {[](mlir::Type t) { return mlir::isa<IntTupleType>(t) && isStatic(t); },
     "expects a static int_tuple of modes, but got "},
    {isBinding, kBinding},
    {isBinding, kBinding},
    {isBinding, kBinding},
    {isBinding, kBinding},
    {isBinding, kBinding},
}};

// The tiler with the modes that `modes` does not name kept whole; nothing where a mode is not there.
std::optional<Tiler> restricted(const Tiler& tiler, const IntTuple& modes) {
  if (!tiler.isTuple()) return std::nullopt;
  std::vector<Tiler> kept(tiler.modes().size(), Tiler::keep());
  for (const IntTuple& mode : leaves(modes)) {
    if (mode.value() < 0 || mode.value() >= static_cast<int64_t>(kept.size())) return std::nullopt;
    kept[mode.value()] = tiler.modes()[mode.value()];
  }
  return Tiler::tuple(std::move(kept));
}

}  // namespace

std::optional<Tiler> partitionTiler(mlir::TypeRange slots) {
  const std::optional<Tiler> tiler = tilerOf(slots[1]);
  if (!tiler || slots.size() < 4) return tiler;
  return restricted(*tiler, mlir::cast<IntTupleType>(slots[3]).getValue());
}

mlir::LogicalResult inferPartitionSlots(const InferenceCall& call) {
  const size_t given = call.operands.size();
  if (given < 3 || given > kSlots)
    return call.refuse("expects between 3 and 9 operands, but got " + std::to_string(given));
  for (size_t i = 0; i < given; ++i)
    if (!kSlotTable[i].takes(call.type(i))) return call.refuse(kSlotTable[i].refusal + call.text(i));
  const std::optional<Tiler> tiler = partitionTiler(call.operands.getTypes());
  if (!tiler) return call.refuse("mode [" + call.text(3) + "] is invalid for input type " + call.text(1));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto divided =
      mixed::zippedDivide(arithmetic, mixed::MixedLayout::of(*layoutOfValue(call.type(0))), *tiler);
  if (!divided)
    return call.refuse("failed to perform a valid division of " + call.text(0) + " by " + call.text(1),
                       divided.error().message);
  const IntTuple& place = mlir::cast<CoordType>(call.type(2)).getValue();
  const IntTuple coord = IntTuple::tuple({place, IntTuple::underscore()});
  const auto kept = mixed::slice(coord, *divided);
  if (!kept)
    return call.refuse("expected a coordinate of rank " +
                           std::to_string(divided->shape.type().mode(0).rank()) + " but got " + call.text(2),
                       kept.error().message);
  const auto offset =
      mixed::crd2idx(arithmetic, mixed::MixedTuple::of(coord, mixed::Role::kCoordinate), *divided);
  if (!offset)
    return call.refuse("Failed to dice " + call.text(1) + " with " + call.text(2), offset.error().message);
  return call.answerPart(*kept, offset->type());
}

}  // namespace cutecheck::cute
