// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

using mlir::failed;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::ParseResult;
using mlir::success;
using mlir::Type;

namespace {

// A parenthesised list, or types separated by commas.
ParseResult parseTypes(OpAsmParser& parser, llvm::SmallVectorImpl<Type>& types) {
  if (succeeded(parser.parseOptionalLParen())) {
    if (succeeded(parser.parseOptionalRParen())) return success();
    return mlir::failure(parser.parseTypeList(types) || parser.parseRParen());
  }
  return parser.parseTypeList(types);
}

}  // namespace

ParseResult parseCall(OpAsmParser& parser, mlir::OperationState& state, Call& call,
                      llvm::function_ref<ParseResult()> attribute) {
  if (attribute && attribute()) return mlir::failure();
  call.at = parser.getCurrentLocation();
  if (parser.parseOperandList(call.operands, OpAsmParser::Delimiter::Paren)) return mlir::failure();
  if (attribute && attribute()) return mlir::failure();
  if (parser.parseOptionalAttrDict(state.attributes) || parser.parseColon()) return mlir::failure();
  if (parseTypes(parser, call.types.before)) return mlir::failure();
  if (failed(parser.parseOptionalArrow())) return success();
  call.types.arrow = true;
  return parseTypes(parser, call.types.after);
}

ParseResult parseFunctional(OpAsmParser& parser, mlir::OperationState& state,
                            llvm::function_ref<ParseResult()> attribute) {
  Call call;
  if (parseCall(parser, state, call, attribute)) return mlir::failure();
  if (!call.types.arrow)
    return parser.emitError(parser.getCurrentLocation(), "expected `->` and a result type");
  state.addTypes(call.types.after);
  return parser.resolveOperands(call.operands, call.types.before, call.at, state.operands);
}

void printOperands(OpAsmPrinter& printer, mlir::Operation* op) {
  printer << "(" << op->getOperands() << ")";
  printer.printOptionalAttrDict(op->getDiscardableAttrDictionary().getValue());
  printer << " : ";
}

void printFunctional(OpAsmPrinter& printer, mlir::Operation* op) {
  printOperands(printer, op);
  printer.printFunctionalType(op);
}

}  // namespace cutecheck::cute
