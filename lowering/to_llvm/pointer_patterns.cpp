// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// ptrtoint, inttoptr, recast_iter, assume.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::Value;

// The operand, cast where it becomes another kind of value.
Value cast(cute::PtrToIntOp op, Value operand, mlir::Type type, mlir::OpBuilder& builder) {
  return LLVM::PtrToIntOp::create(builder, op.getLoc(), type, operand);
}
Value cast(cute::IntToPtrOp op, Value operand, mlir::Type type, mlir::OpBuilder& builder) {
  return LLVM::IntToPtrOp::create(builder, op.getLoc(), type, operand);
}
Value cast(cute::RecastIterOp, Value operand, mlir::Type, mlir::OpBuilder&) { return operand; }
Value cast(cute::AssumeOp, Value operand, mlir::Type, mlir::OpBuilder&) { return operand; }

template <typename OpT>
struct PointerCastOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = this->getTypeConverter()->convertType(op->getResult(0).getType());
    rewriter.replaceOp(op, cast(op, adaptor.getOperands().front(), type, rewriter));
    return mlir::success();
  }
};

}  // namespace

void populatePointerPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<PointerCastOpLowering<cute::PtrToIntOp>, PointerCastOpLowering<cute::IntToPtrOp>,
               PointerCastOpLowering<cute::RecastIterOp>, PointerCastOpLowering<cute::AssumeOp>>(converter);
}

}  // namespace cutecheck::to_llvm
