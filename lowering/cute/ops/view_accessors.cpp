// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// get_iter, get_layout, deref_arith_tuple_iter.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

using mlir::LogicalResult;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::OperationState;
using mlir::ParseResult;
using mlir::success;
using mlir::Type;
using Types = llvm::SmallVectorImpl<Type>;

namespace {

// `(%a) : T`, the result inferred, or `(%a) : (T) -> R`.
template <typename OpT>
ParseResult parseAccessor(OpAsmParser& parser, OperationState& state) {
  Call call;
  if (parseCall(parser, state, call) ||
      parser.resolveOperands(call.operands, call.types.before, call.at, state.operands))
    return mlir::failure();
  llvm::SmallVector<Type> types = call.types.after;
  if (!call.types.arrow &&
      failed(OpT::inferReturnTypes(parser.getContext(), parser.getEncodedSourceLoc(call.at), state.operands,
                                   {}, mlir::OpaqueProperties(nullptr), {}, types)))
    return mlir::failure();
  state.addTypes(types);
  return success();
}

void printAccessor(OpAsmPrinter& printer, mlir::Operation* op) {
  printOperands(printer, op);
  printer << op->getOperandTypes();
}

Type onlyOperand(mlir::ValueRange operands) { return operands.size() == 1 ? operands[0].getType() : Type(); }

// Of a pointer, an extent, the extent of a tile and a stride: an iterator over the tiles, which begins at
// the first.
LogicalResult inferStridedIter(mlir::MLIRContext* context, std::optional<mlir::Location> location,
                               mlir::ValueRange operands, Types& types) {
  const auto pointer = mlir::dyn_cast<PtrType>(operands[0].getType());
  if (!pointer || pointer.getSwizzle() != Swizzle() || operands.size() != 4)
    return refuse(location, "get_iter",
                  "expects a view, or a pointer without a swizzle, an extent, a tile and a stride");
  for (const mlir::Value number : operands.drop_front())
    if (!number.getType().isInteger(32))
      return refuse(location, "get_iter",
                    "expects integers of 32 bits behind the pointer, but got " + text(number.getType()));
  types.push_back(
      StridedIterType::get(context, pointer.getElementType(), pointer.getSpace(), pointer.getAlignment()));
  return success();
}

}  // namespace

#define CUTECHECK_ACCESSOR(OP)                                        \
  ParseResult OP::parse(OpAsmParser& parser, OperationState& state) { \
    return parseAccessor<OP>(parser, state);                          \
  }                                                                   \
  void OP::print(OpAsmPrinter& printer) { printAccessor(printer, getOperation()); }
CUTECHECK_ACCESSOR(GetIterOp)
CUTECHECK_ACCESSOR(GetLayoutOp)
CUTECHECK_ACCESSOR(DerefArithTupleIterOp)
#undef CUTECHECK_ACCESSOR

LogicalResult GetIterOp::inferReturnTypes(mlir::MLIRContext* context, std::optional<mlir::Location> location,
                                          mlir::ValueRange operands, mlir::DictionaryAttr,
                                          mlir::OpaqueProperties, mlir::RegionRange, Types& types) {
  if (operands.size() > 1) return inferStridedIter(context, location, operands, types);
  const Type view = onlyOperand(operands), iterator = view ? iteratorOf(view) : Type();
  if (!iterator) return refuse(location, "get_iter", "expects a view, got " + text(view));
  types.push_back(iterator);
  return success();
}

LogicalResult GetLayoutOp::inferReturnTypes(mlir::MLIRContext* context,
                                            std::optional<mlir::Location> location, mlir::ValueRange operands,
                                            mlir::DictionaryAttr, mlir::OpaqueProperties, mlir::RegionRange,
                                            Types& types) {
  const Type view = onlyOperand(operands);
  const std::optional<Layout> layout = view && iteratorOf(view) ? layoutOfValue(view) : std::nullopt;
  if (!layout)
    return refuse(location, "get_layout", "expects `input` to be a layout or a view, got " + text(view));
  types.push_back(LayoutType::get(context, *layout));
  return success();
}

LogicalResult DerefArithTupleIterOp::inferReturnTypes(mlir::MLIRContext* context,
                                                      std::optional<mlir::Location> location,
                                                      mlir::ValueRange operands, mlir::DictionaryAttr,
                                                      mlir::OpaqueProperties, mlir::RegionRange,
                                                      Types& types) {
  const auto iterator = mlir::dyn_cast_or_null<ArithTupleIterType>(onlyOperand(operands));
  if (!iterator) return refuse(location, "deref_arith_tuple_iter", "expects a coordinate iterator");
  types.push_back(IntTupleType::get(context, iterator.getValue()));
  return success();
}

}  // namespace cutecheck::cute
