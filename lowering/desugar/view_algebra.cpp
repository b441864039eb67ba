// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Algebra on views: the layout is divided, coalesced, composed or sliced, and the iterator kept or moved.
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/desugar/patterns.h"

namespace cutecheck::desugar {
namespace {

using mlir::LogicalResult;
using mlir::OpRewritePattern;
using mlir::PatternRewriter;
using mlir::success;
using mlir::Value;

Value layoutOf(PatternRewriter& rewriter, mlir::Location location, Value view) {
  return cute::GetLayoutOp::create(rewriter, location, view);
}
Value iteratorOf(PatternRewriter& rewriter, mlir::Location location, Value view) {
  return cute::GetIterOp::create(rewriter, location, view);
}

// op(view, others...) = make_view(get_iter(view), op(get_layout(view), others...)).
template <typename OpT>
struct AlgebraOnView : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter& rewriter) const override {
    const Value view = op->getOperand(0);
    if (!cute::iteratorOf(view.getType())) return mlir::failure();
    llvm::SmallVector<Value> operands = {layoutOf(rewriter, op.getLoc(), view)};
    llvm::append_range(operands, op->getOperands().drop_front());
    const Value layout = OpT::create(rewriter, op.getLoc(), operands);
    rewriter.replaceOpWithNewOp<cute::MakeViewOp>(op, op->getResult(0).getType(),
                                                  iteratorOf(rewriter, op.getLoc(), view), layout);
    return success();
  }
};

// The iterator moves by the coordinate's offset, `_` counting as 0.
struct SliceOfView : OpRewritePattern<cute::SliceOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::SliceOp op, PatternRewriter& rewriter) const override {
    const Value view = op->getOperand(0), coord = op->getOperand(1);
    if (!cute::iteratorOf(view.getType())) return mlir::failure();
    const mlir::Location location = op.getLoc();
    const Value layout = layoutOf(rewriter, location, view);
    const Value sliced = cute::SliceOp::create(rewriter, location, mlir::ValueRange{layout, coord});
    const Value offset = cute::Crd2IdxOp::create(rewriter, location, mlir::ValueRange{coord, layout});
    const Value moved = cute::AddOffsetOp::create(
        rewriter, location, mlir::ValueRange{iteratorOf(rewriter, location, view), offset});
    rewriter.replaceOpWithNewOp<cute::MakeViewOp>(op, op->getResult(0).getType(), moved, sliced);
    return success();
  }
};

}  // namespace

void populateViewAlgebra(mlir::RewritePatternSet& patterns) {
  patterns.add<AlgebraOnView<cute::ZippedDivideOp>, AlgebraOnView<cute::LogicalDivideOp>,
               AlgebraOnView<cute::CoalesceOp>, AlgebraOnView<cute::CompositionOp>, SliceOfView>(
      patterns.getContext());
}

}  // namespace cutecheck::desugar
