// make_layout_raw as make_layout, make_tensor as make_view; equal of layouts as equal of their parts.
#include "lowering/cute/RuntimeOps.h"
#include "lowering/cute/view.h"
#include "lowering/desugar/patterns.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace cutecheck::desugar {
namespace {

using mlir::LogicalResult;
using mlir::OpRewritePattern;
using mlir::PatternRewriter;
using mlir::Value;

template <typename OpT>
struct KnownResult : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter& rewriter) const override {
    const mlir::Type type = op->getResult(0).getType();
    if (!mlir::isa<cute::LayoutType, cute::SwizzleType, cute::ComposedLayoutType>(type) ||
        !cute::isStatic(type))
      return mlir::failure();
    rewriter.replaceOpWithNewOp<cute::StaticOp>(op, type);
    return mlir::success();
  }
};

struct MakeLayoutRaw : OpRewritePattern<cute::MakeLayoutRawOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::MakeLayoutRawOp op, PatternRewriter& rewriter) const override {
    if (!mlir::isa<cute::ShapeType>(op.getShape().getType()) ||
        !mlir::isa<cute::StrideType>(op.getStride().getType()))
      return mlir::failure();
    const auto type = mlir::cast<cute::LayoutType>(op->getResult(0).getType());
    rewriter.replaceOpWithNewOp<cute::MakeLayoutOp>(op, type, op.getShape(), op.getStride());
    return mlir::success();
  }
};

struct MakeComposedLayoutRaw : OpRewritePattern<cute::MakeComposedLayoutRawOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::MakeComposedLayoutRawOp op, PatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<cute::MakeComposedLayoutOp>(
        op, mlir::ValueRange{op.getInner(), op.getOffset(), op.getOuter()});
    return mlir::success();
  }
};

struct MakeTensor : OpRewritePattern<cute::MakeTensorOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::MakeTensorOp op, PatternRewriter& rewriter) const override {
    const Value source = op.getIter();
    const Value iterator = cute::iteratorOf(source.getType())
                               ? Value(cute::GetIterOp::create(rewriter, op.getLoc(), source))
                               : source;
    rewriter.replaceOpWithNewOp<cute::MakeViewOp>(op, op->getResult(0).getType(), iterator, op.getLayout());
    return mlir::success();
  }
};

// Of layouts: equal shapes and equal strides. Of composed layouts the swizzles, which types know, decide
// first, and the offsets are compared too.
struct EqualOfLayouts : OpRewritePattern<cute::EqualOp> {
  using OpRewritePattern::OpRewritePattern;
  LogicalResult matchAndRewrite(cute::EqualOp op, PatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    Value lhs = op.getLhs(), rhs = op.getRhs();
    const auto left = mlir::dyn_cast<cute::ComposedLayoutType>(lhs.getType());
    const auto right = mlir::dyn_cast<cute::ComposedLayoutType>(rhs.getType());
    const auto decided = [&](bool equal) {
      rewriter.replaceOpWithNewOp<mlir::arith::ConstantOp>(op, rewriter.getBoolAttr(equal));
      return mlir::success();
    };
    if (mlir::isa<cute::SwizzleType, cute::TileType>(lhs.getType())) {
      if (!cute::isStatic(lhs.getType()) || !cute::isStatic(rhs.getType())) return mlir::failure();
      return decided(lhs.getType() == rhs.getType());
    }
    if (left && left.getValue().swizzle != right.getValue().swizzle) return decided(false);
    if (!left && !mlir::isa<cute::LayoutType>(lhs.getType())) return mlir::failure();
    Value offsets;
    if (left) {
      const Value a = cute::ComposedGetOffsetOp::create(rewriter, location, lhs);
      const Value b = cute::ComposedGetOffsetOp::create(rewriter, location, rhs);
      offsets = cute::EqualOp::create(rewriter, location, a, b)->getResult(0);
      lhs = cute::ComposedGetOuterOp::create(rewriter, location, lhs)->getResult(0);
      rhs = cute::ComposedGetOuterOp::create(rewriter, location, rhs)->getResult(0);
    }
    const auto same = [&](Value a, Value b) -> Value {
      return cute::TupleEqOp::create(rewriter, location, a, b)->getResult(0);
    };
    const Value shapes = same(cute::GetShapeOp::create(rewriter, location, lhs),
                              cute::GetShapeOp::create(rewriter, location, rhs));
    const Value strides = same(cute::GetStrideOp::create(rewriter, location, lhs),
                               cute::GetStrideOp::create(rewriter, location, rhs));
    Value all = mlir::arith::AndIOp::create(rewriter, location, shapes, strides);
    if (offsets) all = mlir::arith::AndIOp::create(rewriter, location, all, offsets);
    rewriter.replaceOp(op, all);
    return mlir::success();
  }
};

}  // namespace

void populateConstruction(mlir::RewritePatternSet& patterns) {
  patterns.add<KnownResult<cute::MakeLayoutRawOp>, KnownResult<cute::MakeSwizzleOp>,
               KnownResult<cute::ComposeOp>, KnownResult<cute::PartitionOp>, KnownResult<cute::MakeLayoutOp>,
               MakeLayoutRaw, MakeComposedLayoutRaw, MakeTensor, EqualOfLayouts>(patterns.getContext());
}

}  // namespace cutecheck::desugar
