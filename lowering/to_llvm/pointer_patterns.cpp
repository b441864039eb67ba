// ptrtoint, inttoptr, recast_iter, assume, derefine, tile_partition.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/RuntimeOps.h"
#include "lowering/mixed/crd2idx.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::success;

// The operand as it is, cast by `CastT` where there is a cast.
template <typename OpT, typename CastT>
struct CastOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = this->getTypeConverter()->convertType(op->getResult(0).getType());
    rewriter.replaceOpWithNewOp<CastT>(op, type, adaptor.getOperands().front());
    return success();
  }
};

template <typename OpT>
struct SameValueLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, adaptor.getOperands().front());
    return success();
  }
};

struct DerefineOpLowering : mlir::ConvertOpToLLVMPattern<cute::DerefineOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::DerefineOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, packResult(rewriter, op.getLoc(), op.getResult().getType(),
                                      mixedTuple(rewriter, op.getLoc(), op.getInput().getType(),
                                                 adaptor.getInput(), mixed::Role::kStride)));
    return success();
  }
};

struct TilePartitionOpLowering : mlir::ConvertOpToLLVMPattern<cute::TilePartitionOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::TilePartitionOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const cute::LayoutType window = op.getWindow().getType();
    for (const IntTuple& extent : leaves(window.getValue().shape()))
      if (!extent.isInt()) return rewriter.notifyMatchFailure(op, "of a window of static extents");
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const auto layout = mixedLayout(rewriter, location, op.getLayout().getType(), adaptor.getLayout());
    const auto offset = mixed::crd2idx(
        arithmetic,
        mixedTuple(rewriter, location, op.getCoord().getType(), adaptor.getCoord(), mixed::Role::kCoordinate),
        layout);
    if (!offset) return op.emitOpError(offset.error().message);
    const mixed::MixedLayout part{mixed::MixedTuple::of(window.getValue().shape(), mixed::Role::kExtent),
                                  layout.stride};
    rewriter.replaceOp(
        op, {elementAddress(rewriter, location, op.getBase().getType(), adaptor.getBase(), offset->number()),
             packLayout(rewriter, location, window, part)});
    return success();
  }
};

}  // namespace

void populatePointerPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<CastOpLowering<cute::PtrToIntOp, LLVM::PtrToIntOp>,
               CastOpLowering<cute::IntToPtrOp, LLVM::IntToPtrOp>, SameValueLowering<cute::RecastIterOp>,
               SameValueLowering<cute::AssumeOp>, DerefineOpLowering, TilePartitionOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
