// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_composed_layout, apply_swizzle.
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/type_rules.h"

namespace cutecheck::cute {

using mlir::LogicalResult;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::OperationState;
using mlir::ParseResult;

ParseResult MakeComposedLayoutOp::parse(OpAsmParser& parser, OperationState& state) {
  return parseFunctional(parser, state);
}
void MakeComposedLayoutOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

LogicalResult MakeComposedLayoutOp::inferReturnTypes(mlir::MLIRContext* context,
                                                     std::optional<mlir::Location> location,
                                                     mlir::ValueRange operands, mlir::DictionaryAttr,
                                                     mlir::OpaqueProperties, mlir::RegionRange,
                                                     llvm::SmallVectorImpl<mlir::Type>& types) {
  const auto typeOf = [&](size_t i) { return i < operands.size() ? operands[i].getType() : mlir::Type(); };
  const auto inner = mlir::dyn_cast_or_null<SwizzleType>(typeOf(0));
  const auto left = mlir::dyn_cast_or_null<LayoutType>(typeOf(0));
  const auto offset = mlir::dyn_cast_or_null<IntTupleType>(typeOf(1));
  const auto outer = mlir::dyn_cast_or_null<LayoutType>(typeOf(2));
  if ((!inner && !left) || !offset || !outer || operands.size() != 3)
    return refuse(location, "make_composed_layout", "expects a swizzle or a layout, an offset and a layout");
  if (left) {
    const LayoutComposition composed{left.getValue(), offset.getValue(), outer.getValue()};
    if (const auto complaint = complaintAboutLayoutComposition(composed))
      return refuse(location, "make_composed_layout", *complaint);
    types.push_back(LayoutCompositionType::get(context, composed));
    return mlir::success();
  }
  const ComposedLayout composed{inner.getValue(), offset.getValue(), outer.getValue()};
  if (const auto complaint = complaintAboutComposedLayout(composed))
    return refuse(location, "make_composed_layout", *complaint);
  types.push_back(ComposedLayoutType::get(context, composed));
  return mlir::success();
}

ParseResult ApplySwizzleOp::parse(OpAsmParser& parser, OperationState& state) {
  return parseFunctional(parser, state);
}
void ApplySwizzleOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

LogicalResult ApplySwizzleOp::inferReturnTypes(mlir::MLIRContext* context,
                                               std::optional<mlir::Location> location,
                                               mlir::ValueRange operands, mlir::DictionaryAttr,
                                               mlir::OpaqueProperties, mlir::RegionRange,
                                               llvm::SmallVectorImpl<mlir::Type>& types) {
  const auto swizzle =
      operands.size() == 2 ? mlir::dyn_cast<SwizzleType>(operands[0].getType()) : SwizzleType();
  const auto index = swizzle ? mlir::dyn_cast<IntTupleType>(operands[1].getType()) : IntTupleType();
  if (!index || index.getValue().isTuple())
    return refuse(location, "apply_swizzle", "expects a swizzle and an integer");
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto swizzled = mixed::swizzleApply(
      arithmetic, swizzle.getValue(), mixed::Number::of(index.getValue(), mixed::Role::kCoordinate, nullptr));
  if (!swizzled)
    return refuse(location, "apply_swizzle", "unable to swizzle an integer of type " + text(index),
                  swizzled.error().message);
  types.push_back(IntTupleType::get(context, swizzled->type()));
  return mlir::success();
}

bool ApplySwizzleOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleUpToWidth(inferred, written);
}

}  // namespace cutecheck::cute
