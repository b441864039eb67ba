// size.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/CuteOps.h"
#include "lowering/mixed/size.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

struct SizeOpLowering : mlir::ConvertOpToLLVMPattern<cute::SizeOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::SizeOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type type = op.getInput().getType();
    const mixed::MixedTuple extents =
        mlir::isa<cute::LayoutType>(type)
            ? mixedLayout(rewriter, location, type, adaptor.getInput()).shape
            : mixedTuple(rewriter, location, type, adaptor.getInput(), mixed::Role::kExtent);
    mixed::MixedTuple mode = extents;
    for (const int32_t index : op.getMode()) mode = mode.mode(static_cast<size_t>(index));
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const Expected<mixed::Number> size = mixed::size(arithmetic, mode);
    if (!size) return op.emitOpError(size.error().message);
    rewriter.replaceOp(
        op, packResult(rewriter, location, op.getResult().getType(), mixed::MixedTuple::leaf(*size)));
    return mlir::success();
  }
};

}  // namespace

void populateSizePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<SizeOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
