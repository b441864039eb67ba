// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tiled.copy.partition_S, tiled.copy.partition_D.
#include "lowering/cute/infer/partition.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {
namespace {

mlir::LogicalResult inferPartition(std::optional<mlir::Location> location, llvm::StringRef op,
                                   mlir::ValueRange operands, llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 3) return refuse(location, op, "expects a tiled copy, a view and a thread");
  const auto copy = mlir::dyn_cast<TiledCopyType>(operands[0].getType());
  const mlir::Type view = operands[1].getType();
  const auto thread = mlir::dyn_cast<CoordType>(operands[2].getType());
  if (!copy) return refuse(location, op, "expects a tiled copy, got " + text(operands[0].getType()));
  if (!iteratorOf(view)) return refuse(location, op, "expected a view as an input but got " + text(view));
  if (!thread || thread.getValue().isTuple() || thread.getValue().isUnderscore())
    return refuse(location, op, "unexpected coordinate type, got " + text(operands[2].getType()));
  if (auto memref = mlir::dyn_cast<MemRefType>(view))
    if (mlir::cast<CopyAtomInterface>(copy.getAtom()).getAtomElementType() != memref.getElementType())
      return refuse(
          location, op,
          "expects elements of " + text(copy.getAtom()) + ", but got " + text(memref.getElementType()));
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const auto part =
      mixed::partition(arithmetic, tiledCopyOf(copy), mixed::MixedLayout::of(*layoutOfValue(view)),
                       mixed::Number::of(thread.getValue(), mixed::Role::kCoordinate, nullptr));
  if (!part) return refuse(location, op, "unable to partition " + text(view), part.error().message);
  const mlir::Type iterator = advanced(location, op, iteratorOf(view), part->offset.type());
  if (!iterator) return mlir::failure();
  types.push_back(viewOf(iterator, Layout::unchecked(part->layout.shape.type(), part->layout.stride.type())));
  return mlir::success();
}

}  // namespace

mixed::TiledCopy tiledCopyOf(TiledCopyType type) {
  return {type.getTv(), type.getTiler(), mlir::cast<CopyAtomInterface>(type.getAtom()).getAtomValues()};
}

#define CUTECHECK_PARTITION(OP, NAME)                                                                  \
  mlir::ParseResult OP::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {                \
    return parseFunctional(parser, state);                                                             \
  }                                                                                                    \
  void OP::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }            \
  mlir::LogicalResult OP::inferReturnTypes(mlir::MLIRContext*, std::optional<mlir::Location> location, \
                                           mlir::ValueRange operands, mlir::DictionaryAttr,            \
                                           mlir::OpaqueProperties, mlir::RegionRange,                  \
                                           llvm::SmallVectorImpl<mlir::Type>& types) {                 \
    return inferPartition(location, NAME, operands, types);                                            \
  }                                                                                                    \
  bool OP::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {                \
    return compatibleViews(inferred, written);                                                         \
  }
CUTECHECK_PARTITION(TiledCopyPartitionSOp, "tiled.copy.partition_S")
CUTECHECK_PARTITION(TiledCopyPartitionDOp, "tiled.copy.partition_D")
#undef CUTECHECK_PARTITION

}  // namespace cutecheck::cute
