// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_composed_layout, make_composed_layout_raw, apply_swizzle.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

// A swizzle is known to the type.
template <typename OpT>
struct MakeComposedLayoutOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    auto dynamic = unpackDynamic(rewriter, op.getLoc(), op.getOuter().getType(), adaptor.getOuter());
    llvm::append_range(dynamic,
                       unpackDynamic(rewriter, op.getLoc(), op.getOffset().getType(), adaptor.getOffset()));
    if (mlir::isa<cute::LayoutType>(op.getInner().getType()))
      llvm::append_range(dynamic,
                         unpackDynamic(rewriter, op.getLoc(), op.getInner().getType(), adaptor.getInner()));
    rewriter.replaceOp(op, pack(rewriter, op.getLoc(), op.getResult().getType(), dynamic));
    return mlir::success();
  }
};

struct ApplySwizzleOpLowering : mlir::ConvertOpToLLVMPattern<cute::ApplySwizzleOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::ApplySwizzleOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const auto index =
        mixedTuple(rewriter, location, op.getIndex().getType(), adaptor.getIndex(), mixed::Role::kCoordinate);
    const auto swizzled =
        mixed::swizzleApply(arithmetic, op.getSwizzle().getType().getValue(), index.number());
    if (!swizzled) return op.emitOpError(swizzled.error().message);
    rewriter.replaceOp(
        op, packResult(rewriter, location, op.getResult().getType(), mixed::MixedTuple::leaf(*swizzled)));
    return mlir::success();
  }
};

}  // namespace

void populateSwizzlePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<MakeComposedLayoutOpLowering<cute::MakeComposedLayoutOp>,
               MakeComposedLayoutOpLowering<cute::MakeComposedLayoutRawOp>, ApplySwizzleOpLowering>(
      converter);
}

}  // namespace cutecheck::to_llvm
