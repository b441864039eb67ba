// elem_less.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "core/fault.h"
#include "lowering/cute/CuteOps.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;

struct ElemLessOpLowering : mlir::ConvertOpToLLVMPattern<cute::ElemLessOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute::ElemLessOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const auto lhs =
        mixedTuple(rewriter, location, op.getLhs().getType(), adaptor.getLhs(), mixed::Role::kStride);
    const auto rhs =
        mixedTuple(rewriter, location, op.getRhs().getType(), adaptor.getRhs(), mixed::Role::kStride);
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    mlir::Value all;
    for (const auto& [a, b] : llvm::zip_equal(lhs.numbers(), rhs.numbers())) {
      if (CUTECHECK_FAULT("elem_less_patterns.missing_predicate") && all) break;
      mlir::Value less;
      if (a.constant && b.constant) {
        less = LLVM::ConstantOp::create(rewriter, location, rewriter.getI1Type(),
                                        rewriter.getBoolAttr(*a.constant < *b.constant));
      } else {
        const int width = std::max(a.width, b.width);
        less = LLVM::ICmpOp::create(rewriter, location, LLVM::ICmpPredicate::slt,
                                    mlir::Value::getFromOpaquePointer(arithmetic.materialize(a, width)),
                                    mlir::Value::getFromOpaquePointer(arithmetic.materialize(b, width)));
      }
      all = all ? LLVM::AndOp::create(rewriter, location, all, less).getResult() : less;
    }
    if (!all)
      all = LLVM::ConstantOp::create(rewriter, location, rewriter.getI1Type(), rewriter.getBoolAttr(true));
    rewriter.replaceOp(op, all);
    return mlir::success();
  }
};

}  // namespace

void populateElemLessPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<ElemLessOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
