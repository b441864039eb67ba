// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logical_divide, zipped_divide.
#include "lowering/algebra/tiling/logical_divide.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/algebra_inference.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/assembly.h"
#include "lowering/cute/types/inference_cache.h"

namespace cutecheck::cute {

mlir::LogicalResult inferDivide(std::optional<mlir::Location> location, llvm::StringRef op, Divide divide,
                                mlir::ValueRange operands, llvm::SmallVectorImpl<mlir::Type>& types) {
  if (operands.size() != 2) return refuse(location, op, "expects an input and a tiler");
  const mlir::Type input = operands[0].getType(), tilerType = operands[1].getType();
  const InferenceCache& cache = InferenceCache::of(input.getContext());
  if (const mlir::Type known = cache.inferred(op, input, tilerType)) {
    types.push_back(known);
    return mlir::success();
  }
  const std::optional<Layout> layout = layoutOfValue(input);
  const std::optional<Tiler> tiler = tilerOf(tilerType);
  if (!tiler) return refuse(location, op, "invalid tiler type, got" + text(tilerType));
  if (!layout) return refuse(location, op, "invalid input type, got " + text(input));
  if (tiler->isTuple() && tiler->modes().size() > layout->rank())
    return refuse(location, op,
                  "expects rank(tiler) <= rank(input), but got input=" + std::to_string(layout->rank()) +
                      " tiler=" + std::to_string(tiler->modes().size()));
  bool promised = false;
  const auto divided = onTypes(
      input.getContext(),
      [&](mixed::Arithmetic& arithmetic) {
        return divide(arithmetic, mixed::MixedLayout::of(*layout), *tiler);
      },
      &promised);
  if (!divided)
    return refuse(location, op,
                  "failed to perform a valid division of " + text(input) + " and " + text(tilerType),
                  divided.error().message);
  if (failed(appendInferred(location, op, input, *divided, types))) return mlir::failure();
  // What rests on a promise is inferred anew each time: a strict inference asks for it too.
  if (!promised) cache.keepInferred(op, input, tilerType, types.back());
  return mlir::success();
}

#define CUTECHECK_DIVIDE(OP, NAME, DIVIDE)                                                             \
  mlir::ParseResult OP::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {                \
    return parseFunctional(parser, state);                                                             \
  }                                                                                                    \
  void OP::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }            \
  mlir::LogicalResult OP::inferReturnTypes(mlir::MLIRContext*, std::optional<mlir::Location> location, \
                                           mlir::ValueRange operands, mlir::DictionaryAttr,            \
                                           mlir::OpaqueProperties, mlir::RegionRange,                  \
                                           llvm::SmallVectorImpl<mlir::Type>& types) {                 \
    return inferDivide(location, NAME, DIVIDE, operands, types);                                       \
  }                                                                                                    \
  bool OP::isCompatibleReturnTypes(mlir::TypeRange inferred, mlir::TypeRange written) {                \
    return compatibleViews(inferred, written);                                                         \
  }
CUTECHECK_DIVIDE(LogicalDivideOp, "logical_divide", mixed::logicalDivide)
CUTECHECK_DIVIDE(ZippedDivideOp, "zipped_divide", mixed::zippedDivide)
#undef CUTECHECK_DIVIDE

}  // namespace cutecheck::cute
