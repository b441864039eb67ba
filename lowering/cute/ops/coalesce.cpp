// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coalesce.
#include "lowering/algebra/coalesce.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/algebra_inference.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

mlir::ParseResult CoalesceOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void CoalesceOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult CoalesceOp::inferReturnTypes(mlir::MLIRContext*, std::optional<mlir::Location> location,
                                                 mlir::ValueRange operands, mlir::DictionaryAttr,
                                                 mlir::OpaqueProperties, mlir::RegionRange,
                                                 llvm::SmallVectorImpl<mlir::Type>& types) {
  const std::optional<Layout> layout = operands.empty() ? std::nullopt : layoutOfValue(operands[0].getType());
  const auto profile = operands.size() == 2 ? mlir::dyn_cast<CoordType>(operands[1].getType()) : CoordType();
  if (!layout || operands.size() > 2 || (operands.size() == 2 && !profile))
    return refuse(location, "coalesce",
                  "expects an input of type layout or composed layout, but got " +
                      (operands.empty() ? std::string("nothing") : text(operands[0].getType())));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const mixed::MixedLayout input = mixed::MixedLayout::of(*layout);
  const auto answer =
      profile ? mixed::coalesce(arithmetic, input, profile.getValue()) : mixed::coalesce(arithmetic, input);
  if (!answer)
    return refuse(location, "coalesce", "unable to coalesce input of type " + text(operands[0].getType()),
                  answer.error().message);
  return appendInferred(location, "coalesce", operands[0].getType(), *answer, types);
}

bool CoalesceOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleViews(inferred, written) || compatibleUnmerged(inferred, written);
}

}  // namespace cutecheck::cute
