// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// idx2crd.
#include "lowering/algebra/idx2crd.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

mlir::ParseResult Idx2CrdOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void Idx2CrdOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult Idx2CrdOp::inferReturnTypes(mlir::MLIRContext* context,
                                                std::optional<mlir::Location> location,
                                                mlir::ValueRange operands, mlir::DictionaryAttr,
                                                mlir::OpaqueProperties, mlir::RegionRange,
                                                llvm::SmallVectorImpl<mlir::Type>& types) {
  const auto index =
      operands.size() == 2 ? mlir::dyn_cast<IntTupleType>(operands[0].getType()) : IntTupleType();
  const auto shape = operands.size() == 2 ? mlir::dyn_cast<ShapeType>(operands[1].getType()) : ShapeType();
  if (!index || !shape) return refuse(location, "idx2crd", "expects an int_tuple and a shape");
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const Expected<mixed::MixedTuple> crd =
      mixed::idx2crd(arithmetic, mixed::MixedTuple::of(index.getValue(), mixed::Role::kCoordinate),
                     mixed::MixedTuple::of(shape.getValue(), mixed::Role::kExtent));
  if (!crd)
    return refuse(location, "idx2crd",
                  "unable to compute a coordinate for " + text(index) + " in " + text(shape),
                  crd.error().message);
  types.push_back(CoordType::get(context, crd->type()));
  return mlir::success();
}

bool Idx2CrdOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleUpToWidth(inferred, written);
}

}  // namespace cutecheck::cute
