// print: `("format {}", %a, %b) : A, B`, the format optional.
#include "lowering/cute/CuteOps.h"
#include "lowering/cute/assembly.h"

namespace cutecheck::cute {

mlir::ParseResult PrintOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  llvm::SmallVector<mlir::OpAsmParser::UnresolvedOperand> operands;
  llvm::SmallVector<mlir::Type> types;
  std::string format;
  if (parser.parseLParen()) return mlir::failure();
  bool more = true;
  if (succeeded(parser.parseOptionalString(&format))) {
    state.getOrAddProperties<Properties>().fmt = parser.getBuilder().getStringAttr(format);
    more = succeeded(parser.parseOptionalComma());
  }
  const llvm::SMLoc at = parser.getCurrentLocation();
  if (more && parser.parseOperandList(operands)) return mlir::failure();
  if (parser.parseRParen() || parser.parseOptionalAttrDict(state.attributes)) return mlir::failure();
  if (!operands.empty() && (parser.parseColon() || parser.parseTypeList(types))) return mlir::failure();
  return parser.resolveOperands(operands, types, at, state.operands);
}

void PrintOp::print(mlir::OpAsmPrinter& printer) {
  printer << "(";
  if (getFmt()) {
    printer.printAttribute(getFmtAttr());
    if (getNumOperands() > 0) printer << ", ";
  }
  printer << getOperands() << ")";
  printer.printOptionalAttrDict((*this)->getDiscardableAttrDictionary().getValue());
  if (getNumOperands() > 0) printer << " : " << getOperandTypes();
}

}  // namespace cutecheck::cute
