// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Coordinate tensors and fragments, each as its parts.
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/desugar/patterns.h"

namespace cutecheck::desugar {
namespace {

using mlir::LogicalResult;
using mlir::OpRewritePattern;
using mlir::PatternRewriter;
using mlir::success;
using mlir::Value;

struct MakeIdentityTensor : OpRewritePattern<cute::MakeIdentityTensorOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::MakeIdentityTensorOp op, PatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const cute::CoordTensorType type = op.getResult().getType();
    const auto layout = cute::LayoutType::get(op.getContext(), type.getLayout());
    const Value stride = cute::StaticOp::create(
        rewriter, location, cute::StrideType::get(op.getContext(), type.getLayout().stride()));
    const Value made = cute::MakeLayoutOp::create(rewriter, location, layout, op.getShape(), stride);
    const Value start =
        cute::MakeArithTupleIterOp::create(rewriter, location, cute::iteratorOf(type), mlir::ValueRange());
    rewriter.replaceOpWithNewOp<cute::MakeViewOp>(op, type, start, made);
    return success();
  }
};

// make_fragment_like and mma.make_fragment: registers of the layout that the result's type has.
template <typename OpT>
struct FragmentOfType : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter& rewriter) const override {
    const cute::MemRefType type = op.getResult().getType();
    const Value layout = cute::StaticOp::create(rewriter, op.getLoc(),
                                                cute::LayoutType::get(op.getContext(), type.getLayout()));
    rewriter.replaceOpWithNewOp<cute::MakeFragmentOp>(op, type, layout);
    return success();
  }
};

}  // namespace

void populateViewConstruction(mlir::RewritePatternSet& patterns) {
  patterns.add<MakeIdentityTensor, FragmentOfType<cute::MakeFragmentLikeOp>,
               FragmentOfType<cute::MmaMakeFragmentOp>>(patterns.getContext());
}

}  // namespace cutecheck::desugar
