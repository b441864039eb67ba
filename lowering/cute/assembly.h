// The one textual form of the operations, NVIDIA's, and the older one that is read besides.
//
//   cute.NAME attribute (operands) : (operand types) -> result type     printed and read
//   cute.NAME (operands) attribute : operand type -> result type        read
#pragma once

#include "mlir/IR/OpImplementation.h"

namespace cutecheck::cute {

// The types after the colon, as written.
struct WrittenTypes {
  llvm::SmallVector<mlir::Type> before;  // of the arrow, or all there are
  llvm::SmallVector<mlir::Type> after;
  bool arrow = false;
};

struct Call {
  llvm::SmallVector<mlir::OpAsmParser::UnresolvedOperand> operands;
  llvm::SMLoc at;
  WrittenTypes types;
};

// Reads everything after the operation's name; `attribute` reads its bracketed attribute when one
// stands there, before the operands or behind them.
mlir::ParseResult parseCall(mlir::OpAsmParser& parser, mlir::OperationState& state, Call& call,
                            llvm::function_ref<mlir::ParseResult()> attribute = nullptr);

// parseCall, resolving the operands with the types before the arrow and adding those after it.
mlir::ParseResult parseFunctional(mlir::OpAsmParser& parser, mlir::OperationState& state,
                                  llvm::function_ref<mlir::ParseResult()> attribute = nullptr);

// parseCall with results that are inferred where no arrow stands.
template <typename OpT>
mlir::ParseResult parseInferred(mlir::OpAsmParser& parser, mlir::OperationState& state,
                                llvm::function_ref<mlir::ParseResult()> attribute = nullptr) {
  Call call;
  if (parseCall(parser, state, call, attribute) ||
      parser.resolveOperands(call.operands, call.types.before, call.at, state.operands))
    return mlir::failure();
  llvm::SmallVector<mlir::Type> types = call.types.after;
  if (!call.types.arrow) {
    mlir::OpaqueProperties properties(nullptr);
    if constexpr (!std::is_same_v<typename OpT::Properties, mlir::EmptyProperties>)
      properties = mlir::OpaqueProperties(&state.getOrAddProperties<typename OpT::Properties>());
    if (failed(OpT::inferReturnTypes(parser.getContext(), parser.getEncodedSourceLoc(call.at), state.operands,
                                     state.attributes.getDictionary(parser.getContext()), properties, {},
                                     types)))
      return mlir::failure();
  }
  state.addTypes(types);
  return mlir::success();
}

// ` (%a, %b) : (A, B) -> R` and the discardable attributes.
void printFunctional(mlir::OpAsmPrinter& printer, mlir::Operation* op);
void printOperands(mlir::OpAsmPrinter& printer, mlir::Operation* op);

}  // namespace cutecheck::cute
