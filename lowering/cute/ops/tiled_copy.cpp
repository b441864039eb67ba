// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_atom, atom, make_tiled_copy: values that their types know.
#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::OperationState;
using mlir::ParseResult;
using mlir::Type;

namespace {

// `() : T` and `() : () -> T`.
ParseResult parseMakeAtom(OpAsmParser& parser, OperationState& state,
                          llvm::function_ref<ParseResult()> attribute = nullptr) {
  Call call;
  if (parseCall(parser, state, call, attribute)) return mlir::failure();
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
mlir::LogicalResult MakeAtomOp::verify() {
  if (describedBy(getResult().getType())) return mlir::success();
  return emitOpError("atom type does not implement a known cute_nvgpu interface: ") << getResult().getType();
}

// `<{element = f32, values = 1 : i64}> () : T`, the attributes those that the type's interface answers.
ParseResult AtomOp::parse(OpAsmParser& parser, OperationState& state) {
  return parseMakeAtom(parser, state, [&]() -> ParseResult {
    mlir::DictionaryAttr bundle;
    if (failed(parser.parseOptionalLess())) return mlir::success();
    if (parser.parseAttribute(bundle) || parser.parseGreater()) return mlir::failure();
    state.getOrAddProperties<Properties>().bundle = bundle;
    return mlir::success();
  });
}
void AtomOp::print(OpAsmPrinter& printer) {
  if (getBundle()) printer << " <" << *getBundle() << "> ";
  printMakeAtom(printer, getOperation());
}
mlir::LogicalResult AtomOp::verify() {
  const Type type = getResult().getType();
  const mlir::DictionaryAttr described = describedBy(type);
  if (!described) return emitOpError("atom type does not implement a known cute_nvgpu interface: ") << type;
  if (!getBundle() || *getBundle() == described) return mlir::success();
  return emitOpError("expects the attributes ")
         << described << " of " << type << ", but got " << *getBundle();
}

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
