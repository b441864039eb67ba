// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pure operation whose result the type knows is that value; and the operations on layouts, on views.
#include "mlir/Interfaces/SideEffectInterfaces.h"

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

// What cute.static has the value of.
bool isValue(mlir::Type type) {
  return cute::tupleOf(type) ||
         mlir::isa<cute::LayoutType, cute::TileType, cute::SwizzleType, cute::ComposedLayoutType>(type);
}

template <typename OpT>
struct StaticResults : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter& rewriter) const override {
    llvm::SmallVector<Value> values;
    for (mlir::Type type : op->getResultTypes())
      if (!isValue(type) || !cute::isStatic(type)) return mlir::failure();
    for (mlir::Type type : op->getResultTypes())
      values.push_back(cute::StaticOp::create(rewriter, op.getLoc(), type));
    rewriter.replaceOp(op, values);
    return success();
  }
};

// op(view, others...) = make_view(get_iter(view), op(get_layout(view), others...)), brackets kept.
template <typename OpT>
struct LayoutOpOnView : OpRewritePattern<OpT> {
  using OpRewritePattern<OpT>::OpRewritePattern;
  LogicalResult matchAndRewrite(OpT op, PatternRewriter& rewriter) const override {
    const Value view = op->getOperand(0);
    if (!cute::iteratorOf(view.getType())) return mlir::failure();
    const mlir::Location location = op.getLoc();
    llvm::SmallVector<Value> operands = {cute::GetLayoutOp::create(rewriter, location, view)};
    llvm::append_range(operands, op->getOperands().drop_front());
    const Value layout = OpT::create(rewriter, location, operands, op->getAttrDictionary().getValue());
    const Value iterator = cute::GetIterOp::create(rewriter, location, view);
    rewriter.replaceOpWithNewOp<cute::MakeViewOp>(op, op->getResult(0).getType(), iterator, layout);
    return success();
  }
};

template <typename... OpT>
void addStaticResults(mlir::RewritePatternSet& patterns) {
  patterns.add<StaticResults<OpT>...>(patterns.getContext());
}
template <typename... OpT>
void addOnViews(mlir::RewritePatternSet& patterns) {
  patterns.add<LayoutOpOnView<OpT>...>(patterns.getContext());
}

}  // namespace

void populateStaticResults(mlir::RewritePatternSet& patterns) {
  using namespace cute;
  addStaticResults<
      TiledDivideOp, FlatDivideOp, StencilDivideOp, GroupModesOp, SelectOp, CosizeOp, RecastLayoutOp,
      RightInverseOp, LeftInverseOp, FilterZerosOp, LogicalProductOp, ZippedProductOp, TiledProductOp,
      FlatProductOp, BlockedProductOp, RakedProductOp, TileToShapeOp, LocalTileOp, LocalPartitionOp,
      TupleAddOp, TupleSubOp, TupleMulOp, TupleDivOp, TupleModOp, TupleProductOp, TupleProductEachOp,
      ShapeDivOp, CeilDivOp, ToIntTupleOp, ToShapeOp, ToStrideOp, ToCoordOp, GetOp, FlattenOp, AppendToRankOp,
      PrependToRankOp, DiceOp, GetLeavesOp, GetLayoutsFromTileOp, MakeLayoutLikeOp, MakeOrderedLayoutOp,
      MakeIdentityLayoutOp, FilterOp, ComposedGetInnerOp, ComposedGetOffsetOp, ComposedGetOuterOp,
      IncrementCoordOp, LayoutEvalOp, ComposeOp, PartitionOp>(patterns);
  addOnViews<TiledDivideOp, FlatDivideOp, StencilDivideOp, GroupModesOp, SelectOp, FlattenOp, FilterZerosOp,
             FilterOp, GetOp>(patterns);
}

void populateStaticConstruction(mlir::RewritePatternSet& patterns) {
  using namespace cute;
  addStaticResults<MakeIntTupleOp, MakeSwizzleOp, MakeLayoutRawOp, MakeComposedLayoutRawOp>(patterns);
}

}  // namespace cutecheck::desugar
