// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// size.
#include "lowering/algebra/size.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/mode_path.h"

namespace cutecheck::cute {

using mlir::OpAsmParser;
using mlir::OpAsmPrinter;
using mlir::ParseResult;
using mlir::success;

// `<[0, 1]>`, and the older `<{mode = [0, 1]}>`.
static ParseResult parseMode(OpAsmParser& parser, mlir::OperationState& state) {
  if (failed(parser.parseOptionalLess())) return success();
  const bool braces = succeeded(parser.parseOptionalLBrace());
  if (braces && (parser.parseKeyword("mode") || parser.parseEqual())) return mlir::failure();
  llvm::SmallVector<int32_t> path;
  const auto element = [&] { return parser.parseInteger(path.emplace_back()); };
  if (parser.parseCommaSeparatedList(OpAsmParser::Delimiter::Square, element)) return mlir::failure();
  if ((braces && parser.parseRBrace()) || parser.parseGreater()) return mlir::failure();
  state.getOrAddProperties<SizeOp::Properties>().mode = parser.getBuilder().getDenseI32ArrayAttr(path);
  return success();
}

ParseResult SizeOp::parse(OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state, [&] { return parseMode(parser, state); });
}

void SizeOp::print(OpAsmPrinter& printer) {
  if (!getMode().empty()) {
    printer << " <[";
    llvm::interleaveComma(getMode(), printer);
    printer << "]> ";
  }
  printFunctional(printer, getOperation());
}

static const IntTuple* extentsOf(mlir::Type type) {
  if (auto layout = mlir::dyn_cast<LayoutType>(type)) return &layout.getValue().shape();
  if (auto composed = mlir::dyn_cast<ComposedLayoutType>(type)) return &composed.getValue().layout.shape();
  if (auto composed = mlir::dyn_cast<LayoutCompositionType>(type)) return &composed.getValue().outer.shape();
  return mlir::isa<ShapeType, IntTupleType>(type) ? tupleOf(type) : nullptr;
}

mlir::LogicalResult SizeOp::inferReturnTypes(mlir::MLIRContext* context,
                                             std::optional<mlir::Location> location,
                                             mlir::ValueRange operands, mlir::DictionaryAttr attributes,
                                             mlir::OpaqueProperties properties, mlir::RegionRange regions,
                                             llvm::SmallVectorImpl<mlir::Type>& types) {
  Adaptor adaptor(operands, attributes, properties, regions);
  // How many tiles there are run time knows, in 32 bits as the operands of get_iter.
  if (operands.size() == 1 && mlir::isa<StridedIterType>(operands[0].getType()) &&
      adaptor.getMode().empty()) {
    types.push_back(IntTupleType::get(context, IntTuple::dynamic(DynamicLeaf{})));
    return success();
  }
  const IntTuple* extents = operands.size() == 1 ? extentsOf(operands[0].getType()) : nullptr;
  if (!extents) return refuse(location, "size", "expects a layout, shape or int_tuple");
  const std::string input = text(operands[0].getType()), path = modeText(adaptor.getMode());
  const std::optional<IntTuple> mode = modeAt(*extents, adaptor.getMode());
  if (!mode)
    return refuse(location, "size", "mode [" + path + "] has invalid values for input type " + input);
  for (const IntTuple& leaf : leaves(*mode))
    if (leaf.isInt() && leaf.value() < (mlir::isa<IntTupleType>(operands[0].getType()) ? 0 : 1))
      return refuse(location, "size", "input type [" + input + "] has invalid values.");
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const Expected<mixed::Number> size =
      mixed::size(arithmetic, mixed::MixedTuple::of(*mode, mixed::Role::kExtent));
  if (!size)
    return refuse(location, "size", "unable to compute size for input " + input + " and mode [" + path + "]",
                  size.error().message);
  types.push_back(IntTupleType::get(context, size->type()));
  return success();
}

bool SizeOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleUpToWidth(inferred, written);
}

}  // namespace cutecheck::cute
