// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// get_shape, get_stride, get_scalars, get_leaves.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::success;
using mlir::Value;

// How many dynamic leaves the shape of the operand has; its stride's follow.
size_t dynamicExtents(mlir::Type layout) { return mixed::countDynamic(cute::layoutOfValue(layout)->shape()); }

struct GetShapeOpLowering : mlir::ConvertOpToLLVMPattern<cute::GetShapeOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::GetShapeOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    // The shape of the layout comes first, in a composed layout too.
    const mlir::Type layout = op.getInput().getType();
    if (mlir::isa<cute::TileType>(layout)) return rewriter.notifyMatchFailure(op, "of a tile");
    const auto dynamic = unpackDynamic(rewriter, op.getLoc(), layout, adaptor.getInput());
    const auto extents = llvm::ArrayRef<Value>(dynamic).take_front(dynamicExtents(layout));
    rewriter.replaceOp(op, pack(rewriter, op.getLoc(), op.getResult().getType(), extents));
    return success();
  }
};

struct GetStrideOpLowering : mlir::ConvertOpToLLVMPattern<cute::GetStrideOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::GetStrideOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type layout = op.getInput().getType();
    const auto dynamic = unpackDynamic(rewriter, op.getLoc(), layout, adaptor.getInput());
    const auto strides = llvm::ArrayRef<Value>(dynamic).drop_front(dynamicExtents(layout));
    rewriter.replaceOp(op, pack(rewriter, op.getLoc(), op.getResult().getType(), strides));
    return success();
  }
};

// As integers.
llvm::SmallVector<Value> leavesOf(cute::GetScalarsOp op, Value input, ConversionPatternRewriter& rewriter) {
  const mlir::Type type = op.getInput().getType();
  const auto dynamic = unpackDynamic(rewriter, op.getLoc(), type, input);
  llvm::SmallVector<Value> scalars;
  size_t next = 0;
  for (const Slot& slot : packingOf(type).slots) {
    if (slot.leaf.kind() == IntTuple::Kind::kDynamic) {
      scalars.push_back(dynamic[next++]);
    } else if (!op.getOnlyDynamic()) {
      const mlir::Type result = op.getResultTypes()[scalars.size()];
      scalars.push_back(mlir::LLVM::ConstantOp::create(rewriter, op.getLoc(), result,
                                                       rewriter.getIntegerAttr(result, slot.leaf.value())));
    }
  }
  return scalars;
}
// As tuples of one leaf.
llvm::SmallVector<Value> leavesOf(cute::GetLeavesOp op, Value input, ConversionPatternRewriter& rewriter) {
  const mixed::MixedTuple tuple =
      mixedTuple(rewriter, op.getLoc(), op.getInput().getType(), input, mixed::Role::kStride);
  llvm::SmallVector<Value> results;
  for (const auto& [type, number] : llvm::zip_equal(op->getResultTypes(), tuple.numbers()))
    results.push_back(packResult(rewriter, op.getLoc(), type, mixed::MixedTuple::leaf(number)));
  return results;
}

template <typename OpT>
struct GetScalarsOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    // Of these the numbers do not stand as they are written.
    if (mlir::isa<cute::TileType, cute::SwizzleType, cute::ComposedLayoutType, cute::LayoutCompositionType>(
            op.getInput().getType()))
      return rewriter.notifyMatchFailure(op, "of neither a tuple nor a layout");
    rewriter.replaceOp(op, leavesOf(op, adaptor.getInput(), rewriter));
    return success();
  }
};

}  // namespace

void populateAccessorPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<GetShapeOpLowering, GetStrideOpLowering, GetScalarsOpLowering<cute::GetScalarsOp>,
               GetScalarsOpLowering<cute::GetLeavesOp>>(converter);
}

}  // namespace cutecheck::to_llvm
