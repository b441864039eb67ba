// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composition.
#include "lowering/algebra/composition.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/algebra_inference.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

mlir::ParseResult CompositionOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void CompositionOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult CompositionOp::inferReturnTypes(mlir::MLIRContext*,
                                                    std::optional<mlir::Location> location,
                                                    mlir::ValueRange operands, mlir::DictionaryAttr,
                                                    mlir::OpaqueProperties, mlir::RegionRange,
                                                    llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 2) return refuse(location, "composition", "expects two operands");
  const mlir::Type lhs = operands[0].getType(), rhs = operands[1].getType();
  const std::optional<Layout> layout = layoutOfValue(lhs);
  const std::optional<Tiler> tiler = tilerOf(rhs);
  if (!layout || !tiler)
    return refuse(location, "composition",
                  "expects an input of type layout or composed layout, but got " + text(layout ? rhs : lhs));
  const auto composed = onTypes(lhs.getContext(), [&](mixed::Arithmetic& arithmetic) {
    return mixed::composition(arithmetic, mixed::MixedLayout::of(*layout), *tiler);
  });
  if (!composed)
    return refuse(location, "composition", "expects a valid composition result, but construction failed",
                  composed.error().message);
  return appendInferred(location, "composition", lhs, *composed, types);
}

bool CompositionOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleViews(inferred, written);
}

}  // namespace cutecheck::cute
