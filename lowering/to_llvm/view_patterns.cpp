// get_iter, get_layout, make_view, deref_arith_tuple_iter, add_offset, and the values that types know.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/RuntimeOps.h"
#include "lowering/cute/view.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::success;

struct GetIterOpLowering : mlir::ConvertOpToLLVMPattern<cute::GetIterOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::GetIterOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!op.getBounds().empty()) return rewriter.notifyMatchFailure(op, "the short form of a descriptor");
    rewriter.replaceOp(op, iteratorOf(rewriter, op.getLoc(), adaptor.getInput()));
    return success();
  }
};

struct GetLayoutOpLowering : mlir::ConvertOpToLLVMPattern<cute::GetLayoutOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::GetLayoutOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, layoutOf(rewriter, op.getLoc(), adaptor.getInput()));
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

// A coordinate iterator is the coordinate.
struct DerefArithTupleIterOpLowering : mlir::ConvertOpToLLVMPattern<cute::DerefArithTupleIterOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::DerefArithTupleIterOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, adaptor.getIter());
    return success();
  }
};

// Nothing of the value is read: its type says all.
template <typename OpT>
struct KnownToTypeLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<mlir::LLVM::PoisonOp>(
        op, this->getTypeConverter()->convertType(op.getResult().getType()));
    return success();
  }
};

}  // namespace

void populateViewPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<GetIterOpLowering, GetLayoutOpLowering, MakeViewOpLowering, AddOffsetOpLowering,
               DerefArithTupleIterOpLowering, KnownToTypeLowering<cute::MakeAtomOp>,
               KnownToTypeLowering<cute::AtomOp>, KnownToTypeLowering<cute::MakeTiledCopyOp>,
               KnownToTypeLowering<cute::MakeTiledMmaOp>>(converter);
}

}  // namespace cutecheck::to_llvm
