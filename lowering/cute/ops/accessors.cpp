// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// get_shape, get_stride, get_scalars.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
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

const Layout* layoutOf(mlir::ValueRange operands) {
  const auto type = operands.size() == 1 ? mlir::dyn_cast<LayoutType>(operands[0].getType()) : LayoutType();
  return type ? &type.getValue() : nullptr;
}

// The shapes of a tile's layouts, in its tree; nothing where the tile keeps a mode, which has none.
std::optional<IntTuple> shapeOf(const Tiler& tiler) {
  if (tiler.isKeep()) return std::nullopt;
  if (tiler.isLayout()) return tiler.layout().shape();
  std::vector<IntTuple> modes;
  for (const Tiler& mode : tiler.modes()) {
    const std::optional<IntTuple> shape = shapeOf(mode);
    if (!shape) return std::nullopt;
    modes.push_back(*shape);
  }
  return IntTuple::tuple(std::move(modes));
}

std::optional<IntTuple> shapeOf(Type type) {
  if (auto layout = mlir::dyn_cast<LayoutType>(type)) return layout.getValue().shape();
  if (auto composed = mlir::dyn_cast<ComposedLayoutType>(type)) return composed.getValue().layout.shape();
  if (auto composed = mlir::dyn_cast<LayoutCompositionType>(type)) return composed.getValue().outer.shape();
  if (auto tile = mlir::dyn_cast<TileType>(type)) return shapeOf(tile.getValue());
  return std::nullopt;
}

LogicalResult refuseInput(std::optional<mlir::Location> location, llvm::StringRef op,
                          mlir::ValueRange operands) {
  return refuse(location, op,
                "expects `input` to be a layout or a view, got " +
                    (operands.empty() ? std::string("nothing") : text(operands[0].getType())));
}

// `<{only_dynamic}>` where it stands.
ParseResult parseOnlyDynamic(OpAsmParser& parser, OperationState& state) {
  if (failed(parser.parseOptionalLess())) return success();
  if (parser.parseLBrace() || parser.parseKeyword("only_dynamic") || parser.parseRBrace() ||
      parser.parseGreater())
    return mlir::failure();
  state.getOrAddProperties<GetScalarsOp::Properties>().only_dynamic = parser.getBuilder().getUnitAttr();
  return success();
}

void appendScalars(mlir::MLIRContext* context, const IntTuple& tuple, bool onlyDynamic, Types& types) {
  for (const IntTuple& leaf : leaves(tuple)) {
    if (leaf.isUnderscore()) continue;
    const bool dynamic = leaf.kind() == IntTuple::Kind::kDynamic;
    if (onlyDynamic && !dynamic) continue;
    const bool wide =
        dynamic ? leaf.dynamicLeaf().width == 64 : leaf.value() != static_cast<int32_t>(leaf.value());
    types.push_back(mlir::IntegerType::get(context, wide ? 64 : 32));
  }
}

void appendScalars(mlir::MLIRContext* context, const Layout& layout, bool onlyDynamic, Types& types) {
  appendScalars(context, layout.shape(), onlyDynamic, types);
  appendScalars(context, layout.stride(), onlyDynamic, types);
}

void appendScalars(mlir::MLIRContext* context, const Tiler& tiler, bool onlyDynamic, Types& types) {
  if (tiler.isTuple())
    for (const Tiler& mode : tiler.modes()) appendScalars(context, mode, onlyDynamic, types);
  if (tiler.isLayout()) appendScalars(context, tiler.layout(), onlyDynamic, types);
}

// The numbers of a swizzle are bits, base and shift.
void appendScalars(mlir::MLIRContext* context, const Swizzle&, bool onlyDynamic, Types& types) {
  if (!onlyDynamic) types.append(3, mlir::IntegerType::get(context, 32));
}

}  // namespace

ParseResult GetShapeOp::parse(OpAsmParser& parser, OperationState& state) {
  return parseFunctional(parser, state);
}
void GetShapeOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }
LogicalResult GetShapeOp::inferReturnTypes(mlir::MLIRContext* context, std::optional<mlir::Location> location,
                                           mlir::ValueRange operands, mlir::DictionaryAttr,
                                           mlir::OpaqueProperties, mlir::RegionRange, Types& types) {
  const Type input = operands.size() == 1 ? operands[0].getType() : mlir::NoneType::get(context);
  const std::optional<IntTuple> shape = shapeOf(input);
  if (!shape) return refuseInput(location, getOperationName().substr(5), operands);
  types.push_back(ShapeType::get(context, *shape));
  return success();
}

ParseResult GetStrideOp::parse(OpAsmParser& parser, OperationState& state) {
  return parseFunctional(parser, state);
}
void GetStrideOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }
LogicalResult GetStrideOp::inferReturnTypes(mlir::MLIRContext* context,
                                            std::optional<mlir::Location> location, mlir::ValueRange operands,
                                            mlir::DictionaryAttr, mlir::OpaqueProperties, mlir::RegionRange,
                                            Types& types) {
  const Layout* layout = layoutOf(operands);
  if (!layout) return refuseInput(location, getOperationName().substr(5), operands);
  types.push_back(StrideType::get(context, layout->stride()));
  return success();
}

// `: TYPE` gives the operand's type; the results follow from it.
ParseResult GetScalarsOp::parse(OpAsmParser& parser, OperationState& state) {
  Call call;
  if (parseCall(parser, state, call, [&] { return parseOnlyDynamic(parser, state); })) return mlir::failure();
  if (parser.resolveOperands(call.operands, call.types.before, call.at, state.operands))
    return mlir::failure();
  if (call.types.arrow) {
    state.addTypes(call.types.after);
    return success();
  }
  llvm::SmallVector<Type> types;
  auto& properties = state.getOrAddProperties<Properties>();
  if (failed(inferReturnTypes(parser.getContext(), parser.getEncodedSourceLoc(call.at), state.operands,
                              state.attributes.getDictionary(parser.getContext()), &properties, {}, types)))
    return mlir::failure();
  state.addTypes(types);
  return success();
}

void GetScalarsOp::print(OpAsmPrinter& printer) {
  printer << (getOnlyDynamic() ? " <{only_dynamic}> " : "");
  printOperands(printer, getOperation());
  printer << getInput().getType();
}

LogicalResult GetScalarsOp::inferReturnTypes(mlir::MLIRContext* context,
                                             std::optional<mlir::Location> location,
                                             mlir::ValueRange operands, mlir::DictionaryAttr attributes,
                                             mlir::OpaqueProperties properties, mlir::RegionRange regions,
                                             Types& types) {
  if (operands.size() != 1) return refuse(location, "get_scalars", "expects one operand");
  Adaptor adaptor(operands, attributes, properties, regions);
  const Type input = operands[0].getType();
  if (const IntTuple* tuple = tupleOf(input)) {
    appendScalars(context, *tuple, adaptor.getOnlyDynamic(), types);
  } else if (auto layout = mlir::dyn_cast<LayoutType>(input)) {
    appendScalars(context, layout.getValue(), adaptor.getOnlyDynamic(), types);
  } else if (auto swizzle = mlir::dyn_cast<SwizzleType>(input)) {
    appendScalars(context, swizzle.getValue(), adaptor.getOnlyDynamic(), types);
  } else if (auto composed = mlir::dyn_cast<ComposedLayoutType>(input)) {
    appendScalars(context, composed.getValue().swizzle, adaptor.getOnlyDynamic(), types);
    appendScalars(context, composed.getValue().offset, adaptor.getOnlyDynamic(), types);
    appendScalars(context, composed.getValue().layout, adaptor.getOnlyDynamic(), types);
  } else if (auto composition = mlir::dyn_cast<LayoutCompositionType>(input)) {
    appendScalars(context, composition.getValue().inner, adaptor.getOnlyDynamic(), types);
    appendScalars(context, composition.getValue().offset, adaptor.getOnlyDynamic(), types);
    appendScalars(context, composition.getValue().outer, adaptor.getOnlyDynamic(), types);
  } else if (auto tile = mlir::dyn_cast<TileType>(input)) {
    appendScalars(context, tile.getValue(), adaptor.getOnlyDynamic(), types);
  } else {
    return refuse(location, "get_scalars", "expects a cute value, got " + text(input));
  }
  return success();
}

}  // namespace cutecheck::cute
