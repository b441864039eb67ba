// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// add_offset.
#include "lowering/algebra/values/number.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/RuntimeTypes.h"

namespace cutecheck::cute {

mlir::ParseResult AddOffsetOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void AddOffsetOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult AddOffsetOp::inferReturnTypes(mlir::MLIRContext*, std::optional<mlir::Location> location,
                                                  mlir::ValueRange operands, mlir::DictionaryAttr,
                                                  mlir::OpaqueProperties, mlir::RegionRange,
                                                  llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 2) return refuse(location, "add_offset", "expects an iterator and an offset");
  const mlir::Type iterator = operands[0].getType();
  const auto offset = mlir::dyn_cast<IntTupleType>(operands[1].getType());
  const auto descriptor = mlir::dyn_cast<DescIterType>(iterator);
  if (!descriptor && !mlir::isa<PtrType, ArithTupleIterType, StridedIterType>(iterator))
    return refuse(location, "add_offset", "expects an iterator, got " + text(iterator));
  if (!offset)
    return refuse(location, "add_offset", "expects an int_tuple to add, got " + text(operands[1].getType()));
  if (mlir::isa<StridedIterType>(iterator) || descriptor) {
    if (offset.getValue().isTuple())
      return refuse(location, "add_offset",
                    "expects an integer to add to " + text(iterator) + ", but got a tuple");
    if (!descriptor) {
      if (mixed::Number::of(offset.getValue(), mixed::Role::kStride, nullptr).width > 32)
        return refuse(location, "add_offset", "expects an offset of 32 bits, but got " + text(offset));
      types.push_back(iterator);
      return mlir::success();
    }
    // S(n + x) is not n + S(x): where a swizzled descriptor would stand is not a descriptor of that layout.
    if (descriptor.getSwizzle() != Swizzle())
      return refuse(location, "add_offset",
                    "expects a descriptor without a swizzle, but got " + text(iterator));
    types.push_back(DescIterType::get(
        descriptor.getContext(), descriptor.getElementType(), descriptor.getSpace(),
        alignmentBehind(descriptor.getElementType(), descriptor.getAlignment(), offset.getValue()),
        descriptor.getSwizzle(), descriptor.getLayout()));
    return mlir::success();
  }
  const mlir::Type result = advanced(location, "add_offset", iterator, offset.getValue());
  if (!result) return mlir::failure();
  types.push_back(result);
  return mlir::success();
}

bool AddOffsetOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleViews(inferred, written);
}

}  // namespace cutecheck::cute
