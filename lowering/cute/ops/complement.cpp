// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// complement.
#include "lowering/algebra/complement.h"

#include "lowering/algebra/size.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/algebra_inference.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

mlir::ParseResult ComplementOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void ComplementOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult ComplementOp::inferReturnTypes(mlir::MLIRContext*, std::optional<mlir::Location> location,
                                                   mlir::ValueRange operands, mlir::DictionaryAttr,
                                                   mlir::OpaqueProperties, mlir::RegionRange,
                                                   llvm::SmallVectorImpl<mlir::Type>& types) {
  const auto input = operands.empty() ? LayoutType() : mlir::dyn_cast<LayoutType>(operands[0].getType());
  if (!input || operands.size() > 2)
    return refuse(location, "complement", "expects a layout and perhaps a cotarget");
  const mixed::MixedLayout layout = mixed::MixedLayout::of(input.getValue());
  Expected<mixed::MixedLayout> answer = mixed::MixedLayout();
  if (operands.size() == 1) {
    answer = onTypes(input.getContext(),
                     [&](mixed::Arithmetic& arithmetic) { return mixed::complement(arithmetic, layout); });
  } else {
    const std::optional<Layout> target = layoutOfValue(operands[1].getType());
    const auto shape = mlir::dyn_cast<ShapeType>(operands[1].getType());
    if (!target && !shape)
      return refuse(location, "complement", "expects a shape or a layout as the cotarget");
    mixed::FoldingBuilder builder;
    mixed::Arithmetic folding(builder);
    const auto cotarget = mixed::size(
        folding, mixed::MixedTuple::of(target ? target->shape() : shape.getValue(), mixed::Role::kExtent));
    if (cotarget && cotarget->range.low < 1)
      return refuse(location, "complement", "unable to compute a complement of " + text(input),
                    "the cotarget is below 1");
    answer = cotarget ? onTypes(input.getContext(),
                                [&](mixed::Arithmetic& arithmetic) {
                                  return mixed::complement(arithmetic, layout, *cotarget);
                                })
                      : Expected<mixed::MixedLayout>(cotarget.error());
  }
  if (!answer)
    return refuse(location, "complement", "unable to compute a complement of " + text(input),
                  answer.error().message);
  types.push_back(inferred(input, *answer));
  return mlir::success();
}

bool ComplementOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleViews(inferred, written) || compatibleUnmerged(inferred, written);
}

}  // namespace cutecheck::cute
