// idx2crd.
#include "lowering/mixed/idx2crd.h"

#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/CuteOps.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

struct IdxToCrdOpLowering : mlir::ConvertOpToLLVMPattern<cute::Idx2CrdOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::Idx2CrdOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const auto index =
        mixedTuple(rewriter, location, op.getIndex().getType(), adaptor.getIndex(), mixed::Role::kCoordinate);
    const auto shape =
        mixedTuple(rewriter, location, op.getShape().getType(), adaptor.getShape(), mixed::Role::kExtent);
    const Expected<mixed::MixedTuple> crd = mixed::idx2crd(arithmetic, index, shape);
    if (!crd) return op.emitOpError(crd.error().message);
    rewriter.replaceOp(op, packResult(rewriter, location, op.getResult().getType(), *crd));
    return mlir::success();
  }
};

}  // namespace

void populateIdx2CrdPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<IdxToCrdOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
