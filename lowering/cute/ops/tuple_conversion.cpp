// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// to_int_tuple, to_shape, to_stride, to_coord.
#include "lowering/cute/types/tuple_types.h"

namespace cutecheck::cute {

// Downstream a leaf is one integer: `_`, which is none, and basis elements, which are several, stay behind.
template <typename TypeT>
static mlir::LogicalResult convert(const InferenceCall& call) {
  const IntTuple* tree = tupleOf(call.type(0));
  const auto plain = [](const IntTuple& l) { return !l.isUnderscore() && l.path().empty(); };
  if (!tree ||
      (call.type(0).getTypeID() != mlir::TypeID::get<TypeT>() && !llvm::all_of(leaves(*tree), plain)))
    return call.refuse("expects source without errors (x)/underscores (_)/scaled-basis strides, but got " +
                       call.text(0));
  return answerTuple<TypeT>(call, *tree);
}

mlir::LogicalResult inferToIntTuple(const InferenceCall& call) { return convert<IntTupleType>(call); }
mlir::LogicalResult inferToShape(const InferenceCall& call) { return convert<ShapeType>(call); }
mlir::LogicalResult inferToStride(const InferenceCall& call) { return convert<StrideType>(call); }
mlir::LogicalResult inferToCoord(const InferenceCall& call) { return convert<CoordType>(call); }

}  // namespace cutecheck::cute
