// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_fragment, make_fragment_like.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/fragment_layout.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/element.h"

namespace cutecheck::cute {

using mlir::OpAsmParser;
using mlir::OpAsmPrinter;

mlir::ParseResult MakeFragmentOp::parse(OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void MakeFragmentOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult MakeFragmentOp::verify() {
  const MemRefType result = getResult().getType();
  if (!isStatic(getLayout().getType()))
    return emitOpError("expects a static layout, but got ") << getLayout().getType();
  if (result.getSpace() != MemorySpace::kRegister)
    return emitOpError("expects a result in rmem, but got ") << result;
  if (result.getLayout() != getLayout().getType().getValue())
    return emitOpError("expects a result of layout ") << getLayout().getType() << ", but got " << result;
  return mlir::success();
}

// `<f32>` before the operand where the elements are of another type than the source's.
mlir::ParseResult MakeFragmentLikeOp::parse(OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state, [&]() -> mlir::ParseResult {
    mlir::Type element;
    if (failed(parser.parseOptionalLess())) return mlir::success();
    if (parser.parseType(element) || parser.parseGreater()) return mlir::failure();
    state.getOrAddProperties<Properties>().elem_type = mlir::TypeAttr::get(element);
    return mlir::success();
  });
}
void MakeFragmentLikeOp::print(OpAsmPrinter& printer) {
  if (getElemType()) printer << " <" << *getElemType() << "> ";
  printFunctional(printer, getOperation());
}

mlir::LogicalResult MakeFragmentLikeOp::inferReturnTypes(
    mlir::MLIRContext* context, std::optional<mlir::Location> location, mlir::ValueRange operands,
    mlir::DictionaryAttr attributes, mlir::OpaqueProperties properties, mlir::RegionRange regions,
    llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 1) return refuse(location, "make_fragment_like", "expects one operand");
  const mlir::Type source = operands[0].getType();
  const std::string got = text(source);
  if (!mlir::isa<CuteDialect>(source.getDialect()))
    return refuse(location, "make_fragment_like",
                  "expects `input` is CuteMemRefType or CuteLayoutTypeInterface, but got " + got);
  const std::optional<Layout> like = layoutOfValue(source);
  if (!like)
    return refuse(location, "make_fragment_like",
                  "expects `src` is LayoutTypeInterface or CuteMemRefType, but got " + got);
  // Coordinates are not elements that registers hold.
  if (mlir::isa<CoordTensorType>(source) || like->stride().hasBasis())
    return refuse(location, "make_fragment_like",
                  "expects `src.layout` is LayoutType or ComposedLayoutType, but got " + got);
  const Expected<Layout> layout = fragmentLayout(*like);
  const auto memref = mlir::dyn_cast<MemRefType>(source);
  const std::optional<mlir::Type> given = Adaptor(operands, attributes, properties, regions).getElemType();
  if (!layout || (!memref && !given))
    return refuse(location, "make_fragment_like",
                  memref ? "unable to make fragment-like layout from " + got
                         : std::string("unable to make fragment-like layout"),
                  layout ? std::string("a layout does not know of what type its elements are")
                         : layout.error().message);
  const mlir::Type element = given ? *given : memref.getElementType();
  if (bytesOf(element) == 0)
    return refuse(location, "make_fragment_like",
                  "expects elements that memory holds, but got " + text(element));
  if (const auto complaint = complaintAboutElement(element))
    return refuse(location, "make_fragment_like", *complaint);
  // Registers are promoted; the alignment lets them be moved by the widest access meanwhile.
  types.push_back(MemRefType::get(context, element, MemorySpace::kRegister, 16, *layout));
  return mlir::success();
}

}  // namespace cutecheck::cute
