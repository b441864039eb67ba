// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// get_iter, get_layout, composed_get_outer, composed_get_offset, composed_get_inner; make_view, add_offset,
// and the values that types know.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::success;

// What of a view or of a composed layout stands where.
mlir::Value partOf(cute::GetIterOp op, mlir::Value input, mlir::OpBuilder& builder) {
  return iteratorOf(builder, op.getLoc(), input);
}
mlir::Value partOf(cute::GetLayoutOp op, mlir::Value input, mlir::OpBuilder& builder) {
  return layoutOf(builder, op.getLoc(), input);
}
mlir::Value partOf(cute::ComposedGetOuterOp op, mlir::Value input, mlir::OpBuilder& builder) {
  return packLayout(builder, op.getLoc(), mlir::cast<cute::LayoutType>(op.getResult().getType()),
                    mixedLayoutIn(builder, op.getLoc(), op->getOperand(0).getType(), input));
}
mlir::Value partOf(cute::ComposedGetOffsetOp op, mlir::Value input, mlir::OpBuilder& builder) {
  const mlir::Type type = op->getOperand(0).getType();
  const auto composition = mlir::dyn_cast<cute::LayoutCompositionType>(type);
  return packResult(
      builder, op.getLoc(), op.getResult().getType(),
      composition
          ? mixedComposition(builder, op.getLoc(), composition, input).offset
          : mixedComposed(builder, op.getLoc(), mlir::cast<cute::ComposedLayoutType>(type), input).offset);
}
mlir::Value partOf(cute::ComposedGetInnerOp op, mlir::Value input, mlir::OpBuilder& builder) {
  const auto layout = mlir::dyn_cast<cute::LayoutType>(op.getResult().getType());
  // A swizzle is known to its type.
  if (!layout) return pack(builder, op.getLoc(), op.getResult().getType(), {});
  const auto type = mlir::cast<cute::LayoutCompositionType>(op->getOperand(0).getType());
  return packLayout(builder, op.getLoc(), layout, mixedComposition(builder, op.getLoc(), type, input).inner);
}

template <typename OpT>
struct PartOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (op->getNumOperands() > 1) return rewriter.notifyMatchFailure(op, "the short form of a descriptor");
    rewriter.replaceOp(op, partOf(op, adaptor.getInput(), rewriter));
    return success();
  }
};

// The parts may be wider than those of the view that the module's author wrote.
struct MakeViewOpLowering : mlir::ConvertOpToLLVMPattern<cute::MakeViewOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::MakeViewOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type view = op.getResult().getType();
    const auto layoutType = cute::LayoutType::get(op.getContext(), *cute::layoutOfValue(view));
    const mlir::Value layout =
        op.getLayout()
            ? packLayout(rewriter, location, layoutType,
                         mixedLayout(rewriter, location, op.getLayout().getType(), adaptor.getLayout()))
            : pack(rewriter, location, layoutType, {});
    const mlir::Type iterator = cute::iteratorOf(view);
    mlir::Value start = adaptor.getIter();
    if (mlir::isa<cute::ArithTupleIterType>(iterator))
      start =
          packResult(rewriter, location, iterator,
                     mixedTuple(rewriter, location, op.getIter().getType(), start, mixed::Role::kCoordinate));
    rewriter.replaceOp(op, makeView(rewriter, location, view, start, layout));
    return success();
  }
};

struct AddOffsetOpLowering : mlir::ConvertOpToLLVMPattern<cute::AddOffsetOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::AddOffsetOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!mlir::isa<cute::PtrType, cute::ArithTupleIterType>(op.getIter().getType()))
      return rewriter.notifyMatchFailure(op, "a descriptor iterator");
    const auto offset = mixedTuple(rewriter, op.getLoc(), op.getOffset().getType(), adaptor.getOffset(),
                                   mixed::Role::kStride);
    const Expected<mlir::Value> moved = advance(rewriter, op.getLoc(), op.getIter().getType(),
                                                adaptor.getIter(), offset, op.getResult().getType());
    if (!moved) return op.emitOpError(moved.error().message);
    rewriter.replaceOp(op, *moved);
    return success();
  }
};

// What its type does not say of an atom is nothing yet.
template <typename OpT>
struct KnownToTypeOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    // A tiled copy or MMA adds nothing to what its atom was given.
    if constexpr (requires { adaptor.getAtom(); })
      rewriter.replaceOp(op, adaptor.getAtom());
    else
      rewriter.replaceOpWithNewOp<mlir::LLVM::PoisonOp>(
          op, this->getTypeConverter()->convertType(op.getResult().getType()));
    return success();
  }
};

}  // namespace

void populatePartPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<PartOpLowering<cute::GetIterOp>, PartOpLowering<cute::GetLayoutOp>,
               PartOpLowering<cute::ComposedGetOuterOp>, PartOpLowering<cute::ComposedGetOffsetOp>,
               PartOpLowering<cute::ComposedGetInnerOp>>(converter);
}

void populateViewPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<MakeViewOpLowering, AddOffsetOpLowering, KnownToTypeOpLowering<cute::MakeAtomOp>,
               KnownToTypeOpLowering<cute::AtomOp>, KnownToTypeOpLowering<cute::MakeTiledCopyOp>,
               KnownToTypeOpLowering<cute::MakeTiledMmaOp>>(converter);
}

}  // namespace cutecheck::to_llvm
