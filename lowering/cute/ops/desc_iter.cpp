// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_desc_iter, deref_desc_iter.
#include "lowering/cute/infer/runtime_inference.h"
#include "lowering/cute/types/RuntimeTypes.h"

namespace cutecheck::cute {

mlir::LogicalResult inferMakeDescIter(const InferenceCall& call) {
  const auto base = mlir::dyn_cast<PtrType>(call.type(0));
  if (!base || base.getSwizzle() != Swizzle())
    return call.refuse("expects a pointer to begin with, but got " + call.text(0));
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(call.type(1));
  const auto plain = mlir::dyn_cast<LayoutType>(call.type(1));
  if (!composed && !plain)
    return call.refuse("expects an input of type layout or composed layout, but got " + call.text(1));
  if (composed && !composed.getValue().offset.isInt(0))
    return call.refuse("expects a swizzle without an offset, but got " + call.text(1));
  const mlir::Type result = DescIterType::getChecked(
      [&] { return mlir::emitError(call.location.value_or(mlir::UnknownLoc::get(call.context))); },
      call.context, base.getElementType(), base.getSpace(), base.getAlignment(),
      composed ? composed.getValue().swizzle : Swizzle(),
      composed ? composed.getValue().layout : plain.getValue());
  return result ? call.answer(result) : mlir::failure();
}

mlir::LogicalResult inferDerefDescIter(const InferenceCall& call) {
  // Where the index stands is not known: of the alignment what one element has is left.
  if (const auto strided = mlir::dyn_cast<StridedIterType>(call.type(0)))
    return call.answer(PtrType::get(
        call.context, strided.getElementType(), strided.getSpace(),
        alignmentBehind(strided.getElementType(), strided.getAlignment(), IntTuple(int64_t{1}))));
  const auto iter = mlir::dyn_cast<DescIterType>(call.type(0));
  if (!iter) return call.refuse("expects a descriptor iterator, but got " + call.text(0));
  return call.answer(PtrType::get(call.context, iter.getElementType(), iter.getSpace(), iter.getAlignment()));
}

}  // namespace cutecheck::cute
