// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// local_partition; tiled.copy.partition_S, tiled.copy.partition_D, tile_partition.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/tiling/local_partition.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/partition.h"
#include "lowering/cute/infer/tile_partition.h"
#include "lowering/cute/infer/view.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using mixed::Arithmetic;
using mixed::MixedLayout;
using mixed::MixedTuple;
using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;

// The view whose iterator stands `offset` on and whose layout is `layout`; of a layout the latter alone.
template <typename OpT>
LogicalResult replaceByPart(OpT op, mlir::Value source, mlir::Value input, const MixedTuple& offset,
                            const MixedLayout& layout, ConversionPatternRewriter& rewriter) {
  const mlir::Location location = op.getLoc();
  const mlir::Type result = op->getResult(0).getType();
  if (auto type = mlir::dyn_cast<cute::LayoutType>(result)) {
    rewriter.replaceOp(op, packLayout(rewriter, location, type, layout));
    return mlir::success();
  }
  const Expected<mlir::Value> start =
      advance(rewriter, location, cute::iteratorOf(source.getType()), iteratorOf(rewriter, location, input),
              offset, cute::iteratorOf(result));
  if (!start) return op.emitOpError(start.error().message);
  const auto type = cute::LayoutType::get(op.getContext(), *cute::layoutOfValue(result));
  rewriter.replaceOp(
      op, makeView(rewriter, location, result, *start, packLayout(rewriter, location, type, layout)));
  return mlir::success();
}

// Of what cute-desugar has not rewritten: the place of a thread in every tile. The thread's coordinate counts
// tiles' elements, and the division gives each its stride.
struct PartitionOpLowering : mlir::ConvertOpToLLVMPattern<cute::LocalPartitionOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::LocalPartitionOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type input = op.getInput().getType();
    const auto threads = mlir::dyn_cast<cute::LayoutType>(op.getTiler().getType());
    if (!threads || (!mlir::isa<cute::LayoutType>(input) && !cute::iteratorOf(input)))
      return rewriter.notifyMatchFailure(op, "of neither a layout nor a view");
    EmittingBuilder emit(rewriter, location);
    Arithmetic arithmetic(emit);
    MixedLayout layout = mlir::isa<cute::LayoutType>(input)
                             ? mixedLayout(rewriter, location, input, adaptor.getInput())
                             : mixedLayoutOf(rewriter, location, input, adaptor.getInput());
    if (op.getTargetProfile()) {
      const auto profile = mlir::cast<cute::CoordType>(op.getTargetProfile().getType());
      const auto merged = mixed::coalesce(arithmetic, layout, profile.getValue());
      if (!merged) return op.emitOpError(merged.error().message);
      layout = *merged;
    }
    const auto index =
        mixedTuple(rewriter, location, op.getIndex().getType(), adaptor.getIndex(), mixed::Role::kCoordinate);
    const auto part = mixed::localPartition(arithmetic, layout, threads.getValue(), index.number());
    if (!part) return op.emitOpError(part.error().message);
    return replaceByPart(op, op.getInput(), adaptor.getInput(), part->offset, part->layout, rewriter);
  }
};

// Which side of a copy a thread is on says nothing of where its elements are.
template <typename OpT>
LogicalResult partitioned(OpT op, typename OpT::Adaptor adaptor, ConversionPatternRewriter& rewriter) {
  const mlir::Location location = op.getLoc();
  EmittingBuilder emit(rewriter, location);
  Arithmetic arithmetic(emit);
  const auto thread =
      mixedTuple(rewriter, location, op.getThread().getType(), adaptor.getThread(), mixed::Role::kCoordinate);
  const Expected<mixed::Partition> part = mixed::partition(
      arithmetic, cute::tiledCopyOf(op.getTiledCopy().getType()),
      mixedLayoutOf(rewriter, location, op.getView().getType(), adaptor.getView()), thread.number());
  if (!part) return op.emitOpError(part.error().message);
  return replaceByPart(op, op.getView(), adaptor.getView(), part->offset, part->layout, rewriter);
}

LogicalResult partitioned(cute::TilePartitionOp op, cute::TilePartitionOp::Adaptor adaptor,
                          ConversionPatternRewriter& rewriter) {
  const mlir::Location location = op.getLoc();
  const cute::LayoutType window = op.getWindow().getType();
  EmittingBuilder emit(rewriter, location);
  Arithmetic arithmetic(emit);
  const auto layout = mixedLayout(rewriter, location, op.getLayout().getType(), adaptor.getLayout());
  const auto tile =
      mixedTuple(rewriter, location, op.getCoord().getType(), adaptor.getCoord(), mixed::Role::kCoordinate);
  const auto offset = cute::windowOffset(arithmetic, tile, layout, window.getValue().shape());
  if (!offset) return op.emitOpError(offset.error().message);
  const MixedLayout part{MixedTuple::of(window.getValue().shape(), mixed::Role::kExtent), layout.stride};
  const auto start = advance(rewriter, location, op.getBase().getType(), adaptor.getBase(), *offset,
                             op.getPointer().getType());
  if (!start) return op.emitOpError(start.error().message);
  rewriter.replaceOp(op, {*start, packLayout(rewriter, location, window, part)});
  return mlir::success();
}

template <typename OpT>
struct TilePartitionOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    return partitioned(op, adaptor, rewriter);
  }
};

}  // namespace

void populatePartitionPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<PartitionOpLowering, TilePartitionOpLowering<cute::TiledCopyPartitionSOp>,
               TilePartitionOpLowering<cute::TiledCopyPartitionDOp>,
               TilePartitionOpLowering<cute::TilePartitionOp>>(converter);
}

}  // namespace cutecheck::to_llvm
