// tiled.copy.partition_S, tiled.copy.partition_D.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/CuteOps.h"
#include "lowering/cute/partition.h"
#include "lowering/cute/view.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

// One class serves both: which side a thread is on says nothing of where its elements are.
template <typename OpT>
struct TilePartitionOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type view = op.getView().getType(), result = op.getResult().getType();
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const auto thread = mixedTuple(rewriter, location, op.getThread().getType(), adaptor.getThread(),
                                   mixed::Role::kCoordinate);
    const Expected<mixed::Partition> part =
        mixed::partition(arithmetic, cute::tiledCopyOf(op.getTiledCopy().getType()),
                         mixedLayoutOf(rewriter, location, view, adaptor.getView()), thread.number());
    if (!part) return op.emitOpError(part.error().message);
    const Expected<mlir::Value> start =
        advance(rewriter, location, cute::iteratorOf(view), iteratorOf(rewriter, location, adaptor.getView()),
                part->offset, cute::iteratorOf(result));
    if (!start) return op.emitOpError(start.error().message);
    const auto layout = cute::LayoutType::get(op.getContext(), *cute::layoutOfValue(result));
    rewriter.replaceOp(op, makeView(rewriter, location, result, *start,
                                    packLayout(rewriter, location, layout, part->layout)));
    return mlir::success();
  }
};

}  // namespace

void populatePartitionPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<TilePartitionOpLowering<cute::TiledCopyPartitionSOp>,
               TilePartitionOpLowering<cute::TiledCopyPartitionDOp>>(converter);
}

}  // namespace cutecheck::to_llvm
