// make_atom, atom, make_tiled_copy: values that their types know.
#include "lowering/cute/CuteOps.h"
#include "lowering/cute/assembly.h"

namespace cutecheck::cute {

using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::OperationState;
using mlir::ParseResult;
using mlir::Type;

namespace {

// `() : T` and `() : () -> T`.
ParseResult parseMakeAtom(OpAsmParser& parser, OperationState& state) {
  Call call;
  if (parseCall(parser, state, call)) return mlir::failure();
  state.addTypes(call.types.arrow ? call.types.after : call.types.before);
  return parser.resolveOperands(call.operands, llvm::ArrayRef<Type>(), call.at, state.operands);
}

void printMakeAtom(OpAsmPrinter& printer, mlir::Operation* op) {
  printOperands(printer, op);
  printer << op->getResult(0).getType();
}

}  // namespace

ParseResult MakeAtomOp::parse(OpAsmParser& parser, OperationState& state) {
  return parseMakeAtom(parser, state);
}
void MakeAtomOp::print(OpAsmPrinter& printer) { printMakeAtom(printer, getOperation()); }
ParseResult AtomOp::parse(OpAsmParser& parser, OperationState& state) { return parseMakeAtom(parser, state); }
void AtomOp::print(OpAsmPrinter& printer) { printMakeAtom(printer, getOperation()); }

// `(%atom) : TILED_COPY` and `(%atom) : (ATOM) -> TILED_COPY`.
ParseResult MakeTiledCopyOp::parse(OpAsmParser& parser, OperationState& state) {
  Call call;
  if (parseCall(parser, state, call)) return mlir::failure();
  llvm::SmallVector<Type> operandTypes = call.types.before;
  if (!call.types.arrow) {
    const auto copy =
        operandTypes.size() == 1 ? mlir::dyn_cast<TiledCopyType>(operandTypes.front()) : TiledCopyType();
    if (!copy) return parser.emitError(call.at, "expected a tiled copy type");
    operandTypes = {copy.getAtom()};
    state.addTypes(copy);
  } else {
    state.addTypes(call.types.after);
  }
  return parser.resolveOperands(call.operands, operandTypes, call.at, state.operands);
}

void MakeTiledCopyOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult MakeTiledCopyOp::verify() {
  if (getResult().getType().getAtom() == getAtom().getType()) return mlir::success();
  return emitOpError("expects a tiled copy of ")
         << getAtom().getType() << ", but got " << getResult().getType();
}

}  // namespace cutecheck::cute
