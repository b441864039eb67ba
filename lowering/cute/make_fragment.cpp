// make_fragment, make_fragment_like.
#include "lowering/cute/CuteOps.h"
#include "lowering/cute/assembly.h"
#include "lowering/cute/fragment_layout.h"
#include "lowering/cute/inference.h"
#include "lowering/cute/view.h"

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

mlir::ParseResult MakeFragmentLikeOp::parse(OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void MakeFragmentLikeOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult MakeFragmentLikeOp::inferReturnTypes(mlir::MLIRContext* context,
                                                         std::optional<mlir::Location> location,
                                                         mlir::ValueRange operands, mlir::DictionaryAttr,
                                                         mlir::OpaqueProperties, mlir::RegionRange,
                                                         llvm::SmallVectorImpl<mlir::Type>& types) {
  const mlir::Type source = operands.size() == 1 ? operands[0].getType() : mlir::Type();
  const auto memref = mlir::dyn_cast_or_null<MemRefType>(source);
  if (!memref)
    return refuse(location, "make_fragment_like",
                  "expects `src` is LayoutTypeInterface or CuteMemRefType, but got " + text(source));
  const Expected<Layout> layout = fragmentLayout(memref.getLayout());
  if (!layout)
    return refuse(location, "make_fragment_like", "unable to make fragment-like layout from " + text(source),
                  layout.error().message);
  // Registers are promoted; the alignment lets them be moved by the widest access meanwhile.
  types.push_back(MemRefType::get(context, memref.getElementType(), MemorySpace::kRegister, 16, *layout));
  return mlir::success();
}

}  // namespace cutecheck::cute
