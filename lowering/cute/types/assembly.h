// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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

// No list of modes is the empty one; other numbers must have been written: false where they were not.
template <typename PropertiesT>
bool completed(PropertiesT& given, mlir::Builder& builder) {
  if constexpr (requires { given.mode; }) {
    if (!given.mode) given.mode = builder.getDenseI32ArrayAttr({});
    return true;
  } else if constexpr (requires { given.begin; }) {
    return given.begin && given.end;
  } else if constexpr (requires { given.new_type_bits; }) {
    return given.new_type_bits && given.old_type_bits;
  } else {
    return static_cast<bool>(given.rank);
  }
}

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
    if constexpr (!std::is_same_v<typename OpT::Properties, mlir::EmptyProperties>) {
      typename OpT::Properties& given = state.getOrAddProperties<typename OpT::Properties>();
      if (!completed(given, parser.getBuilder()))
        return parser.emitError(call.at, "expected the operation's numbers in brackets");
      properties = mlir::OpaqueProperties(&given);
    }
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
