// add_offset.
#include "lowering/cute/CuteOps.h"
#include "lowering/cute/assembly.h"
#include "lowering/cute/inference.h"
#include "lowering/cute/view.h"

namespace cutecheck::cute {

mlir::ParseResult AddOffsetOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void AddOffsetOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

mlir::LogicalResult AddOffsetOp::inferReturnTypes(mlir::MLIRContext*, std::optional<mlir::Location> location,
                                                  mlir::ValueRange operands, mlir::DictionaryAttr,
                                                  mlir::OpaqueProperties, mlir::RegionRange,
                                                  llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 2) return refuse(location, "add_offset", "expects an iterator and an offset");
  const mlir::Type iterator = operands[0].getType();
  const auto offset = mlir::dyn_cast<IntTupleType>(operands[1].getType());
  if (!mlir::isa<PtrType, ArithTupleIterType>(iterator))
    return refuse(location, "add_offset", "expects an iterator, got " + text(iterator));
  if (!offset)
    return refuse(location, "add_offset", "expects an int_tuple to add, got " + text(operands[1].getType()));
  const mlir::Type result = advanced(location, "add_offset", iterator, offset.getValue());
  if (!result) return mlir::failure();
  types.push_back(result);
  return mlir::success();
}

bool AddOffsetOp::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {
  return compatibleViews(inferred, written);
}

}  // namespace cutecheck::cute
