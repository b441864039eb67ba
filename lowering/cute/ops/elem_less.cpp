// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// elem_less.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/element.h"

namespace cutecheck::cute {

mlir::ParseResult ElemLessOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void ElemLessOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult ElemLessOp::verify() {
  const mlir::Type lhs = getLhs().getType(), rhs = getRhs().getType();
  if (!congruent(*tupleOf(lhs), *tupleOf(rhs)))
    return emitOpError("expects congruent operands, but got ") << lhs << " and " << rhs;
  if (tupleOf(lhs)->hasUnderscore() || tupleOf(rhs)->hasUnderscore())
    return emitOpError("expects no `_` in ") << lhs << " and " << rhs;
  for (const mlir::Type type : {lhs, rhs})
    if (const auto complaint = mlir::isa<ShapeType>(type) ? complaintAboutExtents(type) : std::nullopt)
      return emitOpError(*complaint);
  return mlir::success();
}

}  // namespace cutecheck::cute
