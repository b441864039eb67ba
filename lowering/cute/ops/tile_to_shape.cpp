// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tile_to_shape: `(%block, %shape[, %order[, %lower_padding, %upper_padding, %traversal_stride]])`.
#include "lowering/algebra/tiling/tile_to_shape.h"

#include "lowering/cute/infer/inference_call.h"
#include "lowering/cute/infer/promise.h"

namespace cutecheck::cute {
namespace {

// The tree of a shape, stride, coordinate or int_tuple that is operand `i`; null for others.
const IntTuple* treeOf(const InferenceCall& call, size_t i) { return tupleOf(call.type(i)); }

// The places where the block, moving by `traversal` in the padded target, lies inside it, times the block:
// leaf by leaf kernel * (1 + (lower + target + upper - kernel) / traversal).
Expected<mixed::MixedTuple> filledShape(mixed::Arithmetic& arithmetic, const mixed::MixedTuple& target,
                                        const IntTuple& kernel, const IntTuple& lower, const IntTuple& upper,
                                        const IntTuple& traversal) {
  const auto number = [](const IntTuple& leaf) {
    return mixed::Number::of(leaf, mixed::Role::kExtent, nullptr);
  };
  const std::vector<IntTuple> kernels = leaves(kernel), before = leaves(lower), after = leaves(upper),
                              steps = leaves(traversal);
  std::vector<mixed::Number> filled;
  for (size_t i = 0; i < kernels.size(); ++i) {
    if (!kernels[i].isInt() || !steps[i].isInt() || steps[i].value() < 1)
      return makeError(Code::kNotStatic, "mixed_tile_to_shape_c3",
                       "a kernel or a traversal stride is not known");
    CUTECHECK_TRY(behind, arithmetic.add(target.numbers()[i], number(before[i])));
    CUTECHECK_TRY(padded, arithmetic.add(behind, number(after[i])));
    CUTECHECK_TRY(room, arithmetic.add(padded, mixed::Number::of(-kernels[i].value())));
    if (!room.constant || *room.constant < 0)
      return makeError(Code::kOutOfDomain, "mixed_tile_to_shape_c4",
                       "the block does not lie inside the padded shape");
    const int64_t places = 1 + *room.constant / steps[i].value();
    CUTECHECK_TRY(extent,
                  arithmetic.multiply(mixed::Number::of(kernels[i].value()), mixed::Number::of(places)));
    filled.push_back(extent);
  }
  return mixed::MixedTuple::withNumbers(kernel, filled);
}

}  // namespace

mlir::LogicalResult inferTileToShape(const InferenceCall& call) {
  const size_t count = call.operands.size();
  if (count != 2 && count != 3 && count != 6)
    return call.refuse(
        "expects a block, a shape, perhaps an order, and then perhaps two paddings and a traversal stride");
  const bool isBlock = mlir::isa<LayoutType, ComposedLayoutType, LayoutCompositionType>(call.type(0));
  const auto shape = mlir::dyn_cast<ShapeType>(call.type(1));
  if (!isBlock || !shape)
    return call.refuse("invalid input types for tile_to_shape, got " + call.text(0) + " and " + call.text(1));
  const Layout block = *layoutOfValue(call.type(0));
  const IntTuple& target = shape.getValue();
  if (count == 6) {
    const char* const complaints[] = {"Lower padding shape must be congruent with target shape",
                                      "Upper padding shape must be congruent with target shape",
                                      "Traversal stride must be congruent with target shape"};
    if (!congruent(target, block.shape())) return call.refuse("Target and kernel shapes must be congruent.");
    for (const size_t i : {0, 1, 2})
      if (!treeOf(call, i + 3) || !congruent(target, *treeOf(call, i + 3))) return call.refuse(complaints[i]);
  }
  std::vector<int64_t> order;
  if (count > 2) {
    const IntTuple* numbers = treeOf(call, 2);
    if (!numbers || numbers->rank() != target.rank())
      return call.refuse("expects target shape and order operands have same rank, but got " + call.text(1) +
                         " and " + call.text(2));
    for (size_t i = 0; i < numbers->rank(); ++i) {
      if (!numbers->mode(i).isInt())
        return call.refuse("expects only static order modes, but got " + call.text(2));
      const int64_t at = numbers->mode(i).value();
      if (at < 0 || at >= static_cast<int64_t>(target.rank()) || llvm::is_contained(order, at))
        return call.refuse("expects order modes that are a permutation of [0, " + std::to_string(target.rank()) +
                           "), but got " + call.text(2));
      order.push_back(at);
    }
  }
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  Expected<mixed::MixedTuple> fills = mixed::MixedTuple::of(target, mixed::Role::kExtent);
  if (count == 6)
    fills =
        filledShape(arithmetic, *fills, block.shape(), *treeOf(call, 3), *treeOf(call, 4), *treeOf(call, 5));
  const auto tiled =
      fills ? onTypes(call.context,
                      [&](mixed::Arithmetic& m) {
                        return mixed::tileToShape(m, mixed::MixedLayout::of(block), *fills, order);
                      })
            : Expected<mixed::MixedLayout>(fills.error());
  if (!tiled)
    return call.refuse("unable to tile " + call.text(0) + " to " + call.text(1), tiled.error().message);
  return call.answer(*tiled);
}

}  // namespace cutecheck::cute
