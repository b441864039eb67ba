// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// static, make_int_tuple, make_coord, make_shape, make_stride, make_tile, make_layout.
#include "core/notation/print.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/element.h"
#include "lowering/cute/types/kinds.h"
#include "lowering/cute/types/RuntimeTypes.h"

namespace cutecheck::cute {

using mlir::LogicalResult;
using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::OperationState;
using mlir::ParseResult;
using mlir::success;
using mlir::Type;

namespace {

std::optional<int> leafWidth(Type scalar) {
  if (scalar.isInteger(32) || mlir::isa<DivisibleI32Type>(scalar)) return 32;
  if (scalar.isInteger(64) || mlir::isa<DivisibleI64Type>(scalar)) return 64;
  const IntTuple* tuple = tupleOf(scalar);
  if (!tuple || tuple->isTuple()) return std::nullopt;
  if (tuple->kind() == IntTuple::Kind::kDynamic) return tuple->dynamicLeaf().width;
  return std::nullopt;
}

// Whether the operand is a static int_tuple, which fits a leaf of `width` if its value does.
std::optional<int64_t> staticValue(Type scalar) {
  const IntTuple* tuple = tupleOf(scalar);
  if (tuple && tuple->isInt()) return tuple->value();
  return std::nullopt;
}

// What the type of an integer promises to divide it; nothing where it promises nothing.
std::optional<int64_t> divisorOf(Type scalar) {
  if (auto narrow = mlir::dyn_cast<DivisibleI32Type>(scalar)) return narrow.getDiv();
  if (auto wide = mlir::dyn_cast<DivisibleI64Type>(scalar)) return wide.getDiv();
  return std::nullopt;
}

void appendDynamic(const IntTuple& tree, llvm::SmallVectorImpl<DynamicLeaf>& dynamic) {
  for (const IntTuple& leaf : leaves(tree))
    if (leaf.kind() == IntTuple::Kind::kDynamic) dynamic.push_back(leaf.dynamicLeaf());
}
void appendDynamic(const Tiler& tiler, llvm::SmallVectorImpl<DynamicLeaf>& dynamic) {
  if (tiler.isLayout()) {
    appendDynamic(tiler.layout().shape(), dynamic);
    appendDynamic(tiler.layout().stride(), dynamic);
  }
  if (tiler.isTuple())
    for (const Tiler& mode : tiler.modes()) appendDynamic(mode, dynamic);
}

// A shape that is made as the target profile of filter_zeros alone.
bool isProfile(mlir::Operation* op) {
  return !op->use_empty() && llvm::all_of(op->getUses(), [](mlir::OpOperand& use) {
    return mlir::isa<FilterZerosOp>(use.getOwner()) && use.getOperandNumber() == 1;
  });
}

LogicalResult verifyMake(mlir::Operation* op) {
  const Type type = op->getResult(0).getType();
  const bool isShape = mlir::isa<MakeShapeOp>(op) && mlir::isa<ShapeType>(type) && !isProfile(op);
  if (const auto complaint = isShape ? complaintAboutExtents(type) : std::nullopt)
    return op->emitOpError(*complaint);
  llvm::SmallVector<DynamicLeaf> wanted;
  if (auto tile = mlir::dyn_cast<TileType>(type))
    appendDynamic(tile.getValue(), wanted);
  else
    appendDynamic(*tupleOf(type), wanted);
  if (wanted.size() != op->getNumOperands())
    return op->emitOpError("expects ") << wanted.size() << " dynamic operand(s) for result type " << type
                                       << ", but got " << op->getNumOperands();
  for (auto [i, leaf, operand] : llvm::enumerate(wanted, op->getOperandTypes())) {
    if (const auto value = staticValue(operand)) {
      if (isShape && *value < 1) return op->emitOpError("expects positive shape mode, but got ") << operand;
      if (leaf.width == 32 && *value != static_cast<int32_t>(*value))
        return op->emitOpError("expects operand #") << i << " to have (width=32), but got " << *value;
      if (*value % leaf.div != 0)
        return op->emitOpError("expects operand #")
               << i << " to be divisible by " << leaf.div << ", but got " << *value;
      continue;
    }
    const std::optional<int64_t> div = divisorOf(operand);
    if (div && *div % leaf.div != 0)
      return op->emitOpError("expects operand #")
             << i << " to be divisible by " << leaf.div << ", but got " << operand;
    const auto width = leafWidth(operand);
    if (!width) return op->emitOpError("expects operand #") << i << " to be an integer, but got " << operand;
    if (*width != leaf.width)
      return op->emitOpError("expects operand #")
             << i << " to have (width=" << leaf.width << "), but got (width=" << *width << ")";
  }
  return success();
}

}  // namespace

ParseResult StaticOp::parse(OpAsmParser& parser, OperationState& state) {
  Type type;
  if (parser.parseOptionalAttrDict(state.attributes) || parser.parseColonType(type)) return mlir::failure();
  state.addTypes(type);
  return success();
}

void StaticOp::print(OpAsmPrinter& printer) {
  printer.printOptionalAttrDict((*this)->getDiscardableAttrDictionary().getValue());
  printer << " : " << getResult().getType();
}

LogicalResult StaticOp::verify() {
  if (isStatic(getResult().getType())) return success();
  return emitOpError("expects result to be static, but got ") << getResult().getType();
}

// The type is the value.
mlir::OpFoldResult StaticOp::fold(FoldAdaptor) {
  const Type type = getResult().getType();
  return ordinalOf(type) ? Kinds::standard().fold(type) : mlir::TypeAttr::get(type);
}

mlir::Operation* CuteDialect::materializeConstant(mlir::OpBuilder& builder, mlir::Attribute value, Type type,
                                                  mlir::Location location) {
  const auto attribute = mlir::dyn_cast<mlir::TypeAttr>(value);
  if (!attribute || attribute.getValue() != type || !isStatic(type)) return nullptr;
  return StaticOp::create(builder, location, type);
}

#define CUTECHECK_MAKE_OP(OP)                                                         \
  ParseResult OP::parse(OpAsmParser& parser, OperationState& state) {                 \
    return parseFunctional(parser, state);                                            \
  }                                                                                   \
  void OP::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); } \
  LogicalResult OP::verify() { return verifyMake(getOperation()); }
CUTECHECK_MAKE_OP(MakeIntTupleOp)
CUTECHECK_MAKE_OP(MakeCoordOp)
CUTECHECK_MAKE_OP(MakeShapeOp)
CUTECHECK_MAKE_OP(MakeStrideOp)
CUTECHECK_MAKE_OP(MakeTileOp)
CUTECHECK_MAKE_OP(MakeArithTupleIterOp)
#undef CUTECHECK_MAKE_OP

// `(%s, %d) : (SHAPE, STRIDE) -> LAYOUT`, and `(%s, %d) : LAYOUT` or `() : LAYOUT`, where the operand
// types are those of the layout's parts.
ParseResult MakeLayoutOp::parse(OpAsmParser& parser, OperationState& state) {
  Call call;
  if (parseCall(parser, state, call)) return mlir::failure();
  llvm::SmallVector<Type> operandTypes = call.types.before, resultTypes = call.types.after;
  if (!call.types.arrow) {
    resultTypes = call.types.before;
    operandTypes.clear();
    const auto layout =
        resultTypes.size() == 1 ? mlir::dyn_cast<LayoutType>(resultTypes.front()) : LayoutType();
    if (!layout) return parser.emitError(call.at, "expected a layout type");
    if (!call.operands.empty())
      operandTypes = {ShapeType::get(parser.getContext(), layout.getValue().shape()),
                      StrideType::get(parser.getContext(), layout.getValue().stride())};
  }
  if (!operandTypes.empty() && operandTypes.size() != 2)
    return parser.emitError(call.at, "expected a shape and a stride, or no operands");
  const int32_t each = operandTypes.empty() ? 0 : 1;
  llvm::copy(std::array<int32_t, 2>{each, each},
             state.getOrAddProperties<Properties>().operandSegmentSizes.begin());
  state.addTypes(resultTypes);
  return parser.resolveOperands(call.operands, operandTypes, call.at, state.operands);
}

void MakeLayoutOp::print(OpAsmPrinter& printer) {
  printOperands(printer, getOperation());
  if (getShape())
    printer.printFunctionalType(getOperation());
  else
    printer << getResult().getType();
}

LogicalResult MakeLayoutOp::verify() {
  if (static_cast<bool>(getShape()) != static_cast<bool>(getStride()))
    return emitOpError("expects a shape and a stride, or no operands");
  if (!getShape()) {
    if (isStatic(getResult().getType())) return success();
    return emitOpError("expects a static result where there are no operands, but got ")
           << getResult().getType();
  }
  const IntTuple& shape = getShape().getType().getValue();
  const IntTuple& stride = getStride().getType().getValue();
  const Layout& layout = getResult().getType().getValue();
  if (layout.shape() == shape && layout.stride() == stride) return success();
  return emitOpError("inferred type(s) '!cute.layout<\"")
         << toString(shape) << ":" << toString(stride)
         << "\">' are incompatible with return type(s) of operation " << getResult().getType();
}

}  // namespace cutecheck::cute
