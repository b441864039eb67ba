// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// assume, derefine: what a type knows of a number, more and less.
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/runtime_inference.h"

namespace cutecheck::cute {

namespace {

IntTuple forgotten(const IntTuple& tree) {
  if (tree.isTuple()) {
    std::vector<IntTuple> modes;
    for (size_t i = 0; i < tree.rank(); ++i) modes.push_back(forgotten(tree.mode(i)));
    return IntTuple::tuple(std::move(modes));
  }
  if (!tree.isInt() || !tree.path().empty()) return tree;
  const bool narrow = tree.value() == static_cast<int32_t>(tree.value());
  return IntTuple::dynamic({.width = narrow ? 32 : 64, .div = 1});
}

}  // namespace

mlir::LogicalResult AssumeOp::verify() {
  const mlir::Type value = getValue().getType(), result = getResult().getType();
  const auto widthOf = [](mlir::Type type) {
    if (mlir::isa<DivisibleI32Type>(type) || type.isInteger(32)) return 32;
    return mlir::isa<DivisibleI64Type>(type) || type.isInteger(64) ? 64 : 0;
  };
  if (widthOf(value) != widthOf(result))
    return emitOpError("expects an integer of the width of ") << result << ", but got " << value;
  return mlir::success();
}

// The same value: a type may say less of it, but has to hold it.
mlir::LogicalResult DerefineOp::verify() {
  const IntTuple *given = tupleOf(getInput().getType()), *written = tupleOf(getResult().getType());
  if (!given || !written) return mlir::success();  // of another kind: its inference refuses
  const IntTuple inferred = forgotten(*given);
  if (!congruent(inferred, *written)) return mlir::success();
  const auto isDynamic = [](const IntTuple& leaf) { return leaf.kind() == IntTuple::Kind::kDynamic; };
  for (const auto& [needed, got] : llvm::zip_equal(leaves(inferred), leaves(*written)))
    if (isDynamic(needed) && isDynamic(got) && got.dynamicLeaf().width < needed.dynamicLeaf().width)
      return emitOpError("expects a leaf of ")
             << needed.dynamicLeaf().width << " bits, ?{i64}, for each number of " << getInput().getType()
             << " that has or needs as many, but got " << getResult().getType();
  return mlir::success();
}

mlir::LogicalResult inferDerefine(const InferenceCall& call) {
  const mlir::Type type = call.type(0);
  if (auto t = mlir::dyn_cast<IntTupleType>(type))
    return call.answer(IntTupleType::get(call.context, forgotten(t.getValue())));
  if (auto t = mlir::dyn_cast<CoordType>(type))
    return call.answer(CoordType::get(call.context, forgotten(t.getValue())));
  if (auto t = mlir::dyn_cast<ShapeType>(type))
    return call.answer(ShapeType::get(call.context, forgotten(t.getValue())));
  return call.refuse("expects an int_tuple, a shape or a coord, but got " + call.text(0));
}

}  // namespace cutecheck::cute
