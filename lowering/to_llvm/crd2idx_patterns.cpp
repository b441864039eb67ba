// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// crd2idx.
#include "lowering/algebra/crd2idx.h"

#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

struct CrdToIdxOpLowering : mlir::ConvertOpToLLVMPattern<cute::Crd2IdxOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::Crd2IdxOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type target = op.getTarget().getType();
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const auto crd =
        mixedTuple(rewriter, location, op.getCoord().getType(), adaptor.getCoord(), mixed::Role::kCoordinate);
    const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(target);
    const auto composition = mlir::dyn_cast<cute::LayoutCompositionType>(target);
    const Expected<mixed::MixedTuple> offset =
        composition ? mixed::crd2idx(arithmetic, crd,
                                     mixedComposition(rewriter, location, composition, adaptor.getTarget()))
        : composed  ? mixed::crd2idx(arithmetic, crd,
                                     mixedComposed(rewriter, location, composed, adaptor.getTarget()))
        : mlir::isa<cute::LayoutType>(target)
            ? mixed::crd2idx(arithmetic, crd, mixedLayout(rewriter, location, target, adaptor.getTarget()))
            : mixed::crd2idx(
                  arithmetic, crd,
                  mixedTuple(rewriter, location, target, adaptor.getTarget(), mixed::Role::kExtent));
    if (!offset) return op.emitOpError(offset.error().message);
    rewriter.replaceOp(op, packResult(rewriter, location, op.getResult().getType(), *offset));
    return mlir::success();
  }
};

}  // namespace

void populateCrd2IdxPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<CrdToIdxOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
