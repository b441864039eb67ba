// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// shape_div, ceil_div.
#include "lowering/algebra/shape_div.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/tuple_types.h"

namespace cutecheck::cute {

using Division = Expected<mixed::MixedTuple> (*)(mixed::Arithmetic&, const mixed::MixedTuple&,
                                                 const mixed::MixedTuple&);

// Of a tile, how many elements each mode has; `_` is of one.
static IntTuple extentsOf(const Tiler& tiler) {
  if (tiler.isKeep()) return IntTuple(1);
  if (!tiler.isTuple()) {
    mixed::FoldingBuilder builder;
    mixed::Arithmetic arithmetic(builder);
    mixed::Number all = mixed::Number::of(1);
    for (const IntTuple& leaf : leaves(tiler.layout().shape()))
      if (const auto next = arithmetic.multiply(all, mixed::Number::of(leaf, mixed::Role::kExtent, nullptr)))
        all = *next;
    return all.type();
  }
  std::vector<IntTuple> modes;
  for (const Tiler& mode : tiler.modes()) modes.push_back(extentsOf(mode));
  return IntTuple::tuple(std::move(modes));
}

static mlir::LogicalResult inferDivision(const InferenceCall& call, Division divide, bool tiles) {
  const mlir::Type lhs = call.type(0), rhs = call.type(1);
  const auto tile = mlir::dyn_cast<TileType>(rhs);
  if (!mlir::isa<IntTupleType, ShapeType>(lhs))
    return call.refuse("expects a shape, but got " + call.text(0));
  if (!mlir::isa<IntTupleType, ShapeType>(rhs) && !(tiles && tile))
    return call.refuse("expects a shape" + std::string(tiles ? " or a tile" : "") + ", but got " +
                       call.text(1));
  const IntTuple divisor = tile ? extentsOf(tile.getValue()) : *tupleOf(rhs);
  for (const IntTuple& leaf : leaves(divisor))
    if (leaf.isInt() && leaf.value() < 1)
      return call.refuse("expects positive divisors, but got " + call.text(1));
  for (const IntTuple& leaf : leaves(*tupleOf(lhs)))
    if (leaf.isInt() && leaf.value() < 1)
      return call.refuse("expects positive extents, but got " + call.text(0));
  const auto answer = onTypes(call.context, [&](mixed::Arithmetic& arithmetic) {
    return divide(arithmetic, mixed::MixedTuple::of(*tupleOf(lhs), mixed::Role::kExtent),
                  mixed::MixedTuple::of(divisor, mixed::Role::kExtent));
  });
  if (!answer)
    return call.refuse("unable to divide " + call.text(0) + " by " + call.text(1), answer.error().message);
  return call.answer(tupleLike(lhs, answer->type()));
}

mlir::LogicalResult inferShapeDiv(const InferenceCall& call) {
  return inferDivision(call, mixed::shapeDiv, false);
}
mlir::LogicalResult inferCeilDiv(const InferenceCall& call) {
  return inferDivision(call, mixed::ceilDiv, true);
}

}  // namespace cutecheck::cute
