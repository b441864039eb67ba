// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_view.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

using mlir::ParseResult;
using mlir::Type;

// `(%iter, %layout) : VIEW`, the operands' types being those of the view's parts, or
// `(%iter, %layout) : (ITER, LAYOUT) -> VIEW`. A static layout needs no operand.
ParseResult MakeViewOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  Call call;
  if (parseCall(parser, state, call)) return mlir::failure();
  llvm::SmallVector<Type> operandTypes = call.types.before, resultTypes = call.types.after;
  if (!call.types.arrow) {
    resultTypes = operandTypes;
    operandTypes.clear();
    const Type view = resultTypes.size() == 1 ? resultTypes.front() : Type();
    const Type iterator = view ? iteratorOf(view) : Type();
    if (!iterator) return parser.emitError(call.at, "expected a view type");
    operandTypes.push_back(iterator);
    if (call.operands.size() > 1)
      operandTypes.push_back(LayoutType::get(parser.getContext(), *layoutOfValue(view)));
  }
  state.addTypes(resultTypes);
  return parser.resolveOperands(call.operands, operandTypes, call.at, state.operands);
}

void MakeViewOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult MakeViewOp::verify() {
  const std::optional<Layout> layout =
      getLayout() ? std::optional(getLayout().getType().getValue()) : layoutOfValue(getResult().getType());
  if (!getLayout() && !isStatic(LayoutType::get(getContext(), *layout)))
    return emitOpError("expects a layout operand for ") << getResult().getType();
  if (mlir::isa<PtrType>(getIter().getType()) && layout->stride().hasBasis())
    return emitOpError("expects integer strides in a memref");
  const Type view = viewOf(getIter().getType(), *layout);
  // It infers no type, so nobody would ask again (restsOnPromise).
  const StrictInference strict;
  if (compatibleViews(view, getResult().getType())) return mlir::success();
  return emitOpError("inferred type(s) '")
         << view << "' are incompatible with return type(s) of operation " << getResult().getType();
}

}  // namespace cutecheck::cute
