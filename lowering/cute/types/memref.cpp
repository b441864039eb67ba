// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// memref.load, memref.store, memref.load_vec, memref.store_vec.
#include "lowering/algebra/crd2idx.h"
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

namespace {

LogicalResult verifyReached(mlir::Operation* op, MemRefType memref) {
  if (memref.getSpace() != MemorySpace::kTensor) return success();
  return op->emitOpError("expects memory that a thread reads and writes by itself, but got ") << memref;
}

LogicalResult verifyElement(mlir::Operation* op, MemRefType memref, CoordType coord, Type element) {
  if (failed(verifyReached(op, memref))) return mlir::failure();
  if (memref.getElementType() != element)
    return op->emitOpError("expects an element of type ")
           << memref.getElementType() << ", but got " << element;
  if (coord.getValue().hasUnderscore()) return op->emitOpError("unexpected coordinate type, got ") << coord;
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto offset =
      mixed::crd2idx(arithmetic, mixed::MixedTuple::of(coord.getValue(), mixed::Role::kCoordinate),
                     mixed::MixedLayout::of(memref.getLayout()));
  if (offset) return success();
  mlir::InFlightDiagnostic diagnostic = offset.error().code == Code::kRank
                                            ? op->emitOpError("expected a coordinate of rank ")
                                                  << memref.getLayout().rank() << " but got " << coord
                                            : op->emitOpError("unable to compute an index for ")
                                                  << coord << " in " << memref;
  diagnostic.attachNote() << offset.error().message;
  return diagnostic;
}

LogicalResult verifyVector(mlir::Operation* op, MemRefType memref, mlir::VectorType vector) {
  if (failed(verifyReached(op, memref))) return mlir::failure();
  int64_t elements = 1;
  for (const IntTuple& extent : leaves(memref.getLayout().shape())) {
    if (!extent.isInt()) return op->emitOpError("expects a view of static shape, but got ") << memref;
    if (__builtin_mul_overflow(elements, extent.value(), &elements) || elements > 1024)
      return op->emitOpError("expects at most 1024 elements, but got ") << memref;
  }
  if (vector.getRank() != 1 || vector.isScalable() || vector.getNumElements() != elements ||
      vector.getElementType() != memref.getElementType())
    return op->emitOpError("expects ")
           << mlir::VectorType::get({elements}, memref.getElementType()) << ", but got " << vector;
  return success();
}

}  // namespace

#define CUTECHECK_MEMORY_OP(OP)                                       \
  ParseResult OP::parse(OpAsmParser& parser, OperationState& state) { \
    return parseFunctional(parser, state);                            \
  }                                                                   \
  void OP::print(OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }
CUTECHECK_MEMORY_OP(MemRefLoadOp)
CUTECHECK_MEMORY_OP(MemRefStoreOp)
CUTECHECK_MEMORY_OP(MemRefLoadVecOp)
CUTECHECK_MEMORY_OP(MemRefStoreVecOp)
#undef CUTECHECK_MEMORY_OP

LogicalResult MemRefLoadOp::verify() {
  return verifyElement(getOperation(), getMemref().getType(), getCoord().getType(), getResult().getType());
}
LogicalResult MemRefStoreOp::verify() {
  return verifyElement(getOperation(), getMemref().getType(), getCoord().getType(), getValue().getType());
}
LogicalResult MemRefLoadVecOp::verify() {
  return verifyVector(getOperation(), getMemref().getType(),
                      mlir::cast<mlir::VectorType>(getResult().getType()));
}
LogicalResult MemRefStoreVecOp::verify() {
  return verifyVector(getOperation(), getMemref().getType(),
                      mlir::cast<mlir::VectorType>(getValue().getType()));
}

}  // namespace cutecheck::cute
