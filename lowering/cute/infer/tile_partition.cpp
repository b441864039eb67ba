// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/cute/infer/tile_partition.h"

#include <algorithm>

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/assembly.h"

namespace cutecheck::cute {

Expected<mixed::MixedTuple> windowOffset(mixed::Arithmetic& arithmetic, const mixed::MixedTuple& tile,
                                         const mixed::MixedLayout& layout, const IntTuple& window) {
  if (tile.type().hasUnderscore() || !congruent(tile.type(), window) ||
      !congruent(layout.shape.type(), window))
    return makeError(Code::kRank, "tile_partition_c1",
                     "a window is numbered by one integer for each of its extents");
  const std::vector<IntTuple> extents = leaves(window);
  std::vector<mixed::Number> begin;
  for (size_t i = 0; i < extents.size(); ++i) {
    if (!extents[i].isInt())
      return makeError(Code::kInvalidExtent, "tile_partition_c2", "the extents of a window are static");
    mixed::Number number = tile.numbers()[i];
    const Int128 last = (layout.shape.numbers()[i].range.high - 1) / extents[i].value();
    number.range.high = std::min(number.range.high, std::max(last, number.range.low));
    CUTECHECK_TRY(scaled, arithmetic.multiply(number, mixed::Number::of(extents[i].value())));
    begin.push_back(scaled);
  }
  return mixed::crd2idx(arithmetic, mixed::MixedTuple::withNumbers(window, begin), layout);
}

mlir::ParseResult TilePartitionOp::parse(mlir::OpAsmParser& parser, mlir::OperationState& state) {
  return parseFunctional(parser, state);
}
void TilePartitionOp::print(mlir::OpAsmPrinter& printer) { printFunctional(printer, getOperation()); }

// The window has the strides of the layout and no more than its extents.
mlir::LogicalResult TilePartitionOp::verify() {
  const Layout& layout = getLayout().getType().getValue();
  const Layout& window = getWindow().getType().getValue();
  if (!congruent(layout.shape(), window.shape()) || !compatibleTrees(layout.stride(), window.stride()))
    return emitOpError("expects a window with the strides of ")
           << getLayout().getType() << ", but got " << getWindow().getType();
  for (const auto& [whole, part] : llvm::zip_equal(leaves(layout.shape()), leaves(window.shape())))
    if (whole.isInt() && part.isInt() && part.value() > whole.value())
      return emitOpError("expects a window inside ")
             << getLayout().getType() << ", but got " << getWindow().getType();
  mixed::FoldingBuilder builder;
  mixed::Arithmetic arithmetic(builder);
  const CoordType coord = getCoord().getType();
  const auto offset =
      windowOffset(arithmetic, mixed::MixedTuple::of(coord.getValue(), mixed::Role::kCoordinate),
                   mixed::MixedLayout::of(layout), window.shape());
  if (!offset) {
    mlir::InFlightDiagnostic diagnostic = emitOpError("Failed to dice ")
                                          << getLayout().getType() << " with " << coord;
    diagnostic.attachNote() << offset.error().message;
    return diagnostic;
  }
  const mlir::Type moved = advanced(getLoc(), "tile_partition", getBase().getType(), offset->type());
  if (!moved) return mlir::failure();
  if (compatibleViews(moved, getPointer().getType())) return mlir::success();
  return emitOpError("inferred type(s) '")
         << moved << "' are incompatible with return type(s) of operation " << getPointer().getType();
}

}  // namespace cutecheck::cute
