// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The secondary registrar's own: derefine, and flatten of layouts.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/standard_dialects.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::Value;

// What a type knew of a tuple becomes leaves of run time.
Value projected(cute::DerefineOp op, Value input, mlir::OpBuilder& builder) {
  return packResult(builder, op.getLoc(), op.getResult().getType(),
                    mixedTuple(builder, op.getLoc(), op.getInput().getType(), input, mixed::Role::kStride));
}

// The leaves of a layout are those of the flat one, in their order. Tuples are the bank's.
Value projected(cute::FlattenOp op, Value input, mlir::OpBuilder& builder) {
  const auto flat = mlir::dyn_cast<cute::LayoutType>(op.getResult().getType());
  if (!flat || !mlir::isa<cute::LayoutType>(op.getInput().getType())) return {};
  const mixed::MixedLayout layout = mixedLayout(builder, op.getLoc(), op.getInput().getType(), input);
  return packLayout(builder, op.getLoc(), flat, layout);
}

// A value of the same leaves, of which its type says less: of their numbers, or of their tree.
template <typename OpT>
struct DerefineOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const Value value = projected(op, adaptor.getInput(), rewriter);
    if (!value) return rewriter.notifyMatchFailure(op, "not of a layout");
    rewriter.replaceOp(op, value);
    return mlir::success();
  }
};

}  // namespace

void populateDerefinePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<DerefineOpLowering<cute::DerefineOp>, DerefineOpLowering<cute::FlattenOp>>(converter);
}

}  // namespace cutecheck::to_llvm
