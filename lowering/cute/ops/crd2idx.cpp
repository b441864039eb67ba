// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// crd2idx.
#include "lowering/algebra/crd2idx.h"

#include "lowering/algebra/swizzle_apply.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

using mlir::OpAsmParser;
using mlir::OpAsmPrinter;

mlir::ParseResult Crd2IdxOp::parse(OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void Crd2IdxOp::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult Crd2IdxOp::inferReturnTypes(mlir::MLIRContext* context,
                                                std::optional<mlir::Location> location,
                                                mlir::ValueRange operands, mlir::DictionaryAttr,
                                                mlir::OpaqueProperties, mlir::RegionRange,
                                                llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 2) return refuse(location, "crd2idx", "expects a coordinate and a layout or shape");
  const mlir::Type coordType = operands[0].getType(), targetType = operands[1].getType();
  const auto coord = mlir::dyn_cast<CoordType>(coordType);
  if (!coord) return refuse(location, "crd2idx", "unexpected coordinate type, got " + text(coordType));
  const auto layout = mlir::dyn_cast<LayoutType>(targetType);
  const auto shape = mlir::dyn_cast<ShapeType>(targetType);
  const auto composed = mlir::dyn_cast<ComposedLayoutType>(targetType);
  const auto composition = mlir::dyn_cast<LayoutCompositionType>(targetType);
  if (!layout && !shape && !composed && !composition)
    return refuse(location, "crd2idx", "expects a layout or a shape, got " + text(targetType));

  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto crd = mixed::MixedTuple::of(coord.getValue(), mixed::Role::kCoordinate);
  const Expected<mixed::MixedTuple> offset =
      composed ? mixed::crd2idx(arithmetic, crd, mixed::MixedComposed::of(composed.getValue()))
      : composition
          ? mixed::crd2idx(arithmetic, crd, mixed::MixedLayoutComposition::of(composition.getValue()))
      : layout
          ? mixed::crd2idx(arithmetic, crd, mixed::MixedLayout::of(layout.getValue()))
          : mixed::crd2idx(arithmetic, crd, mixed::MixedTuple::of(shape.getValue(), mixed::Role::kExtent));
  if (!offset) {
    const std::string note = offset.error().message;
    const size_t rank = composed      ? composed.getValue().layout.rank()
                        : composition ? composition.getValue().outer.rank()
                        : layout      ? layout.getValue().rank()
                                      : shape.getValue().rank();
    if (offset.error().code == Code::kRank)
      return refuse(location, "crd2idx",
                    "expected a coordinate of rank " + std::to_string(rank) + " but got " + text(coordType),
                    note);
    if (offset.error().code == Code::kOutOfDomain)
      return refuse(location, "crd2idx", "Failed to dice " + text(targetType) + " with " + text(coordType),
                    note);
    return refuse(location, "crd2idx",
                  "unable to compute an index for " + text(coordType) + " in " + text(targetType), note);
  }
  types.push_back(IntTupleType::get(context, offset->type()));
  return mlir::success();
}

bool Crd2IdxOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleUpToWidth(inferred, written);
}

}  // namespace cutecheck::cute
