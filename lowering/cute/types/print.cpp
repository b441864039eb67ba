// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// print: `("format {}", %a, %b) : A, B`, the format optional.
#include "lowering/cute/types/print.h"

#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/RuntimeTypes.h"

namespace cutecheck::cute {

bool isScalar(mlir::Type type) {
  if (mlir::isa<DivisibleI32Type, DivisibleI64Type, PtrType>(type)) return true;
  if (type.isF16() || type.isBF16() || type.isF32() || type.isF64()) return true;
  return llvm::any_of(std::array{1, 8, 16, 32, 64},
                      [&](int width) { return type.isSignlessInteger(static_cast<unsigned>(width)); });
}

std::string formatOf(PrintOp op) {
  const auto values = op.getValues().size();
  std::string format = op.getFmt().value_or("").str();
  size_t braces = 0;
  for (size_t at = format.find("{}"); at != std::string::npos; at = format.find("{}", at + 2)) ++braces;
  for (size_t i = braces; i < values; ++i) format += format.empty() ? "{}" : " {}";
  return op.getFmt() ? format : format + "\n";
}

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
