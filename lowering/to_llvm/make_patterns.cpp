// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// make_layout, make_layout_raw, make_coord; static, make_int_tuple, make_shape, make_stride,
// make_arith_tuple_iter.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::success;

struct StaticOpLowering : mlir::ConvertOpToLLVMPattern<cute::StaticOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::StaticOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, pack(rewriter, op.getLoc(), op.getResult().getType(), {}));
    return success();
  }
};

// make_*: the operands are the dynamic leaves. An operand that is a static int_tuple has the width of
// its value, not of the leaf.
template <typename OpT>
struct MakeTupleOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = op.getResult().getType();
    const IntTuple* tree = cute::tupleOf(type);
    if (!tree && !cute::isStatic(type)) return rewriter.notifyMatchFailure(op, "a tile that run time knows");
    llvm::SmallVector<mlir::Value> dynamic;
    size_t next = 0;
    for (const IntTuple& leaf : tree ? leaves(*tree) : std::vector<IntTuple>()) {
      if (leaf.kind() != IntTuple::Kind::kDynamic) continue;
      mlir::Value operand = adaptor.getScalars()[next++];
      const mlir::Type wanted = rewriter.getIntegerType(static_cast<unsigned>(leaf.dynamicLeaf().width));
      if (operand.getType().getIntOrFloatBitWidth() < wanted.getIntOrFloatBitWidth())
        operand = mlir::LLVM::SExtOp::create(rewriter, op.getLoc(), wanted, operand);
      dynamic.push_back(operand);
    }
    rewriter.replaceOp(op, pack(rewriter, op.getLoc(), op.getResult().getType(), dynamic));
    return success();
  }
};

// Of coordinates that the shapes' phase of cute-desugar has not rewritten.
struct MakeCoordOpLowering : MakeTupleOpLowering<cute::MakeCoordOp> {
  using MakeTupleOpLowering::MakeTupleOpLowering;
};

// A layout without operands is known to its type.
template <typename OpT>
struct MakeLayoutOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    llvm::SmallVector<mlir::Value> dynamic;
    if (op.getShape()) {
      dynamic = unpackDynamic(rewriter, op.getLoc(), op.getShape().getType(), adaptor.getShape());
      llvm::append_range(dynamic,
                         unpackDynamic(rewriter, op.getLoc(), op.getStride().getType(), adaptor.getStride()));
    }
    rewriter.replaceOp(op, pack(rewriter, op.getLoc(), op.getResult().getType(), dynamic));
    return success();
  }
};

}  // namespace

void populateMakeLayoutPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<MakeLayoutOpLowering<cute::MakeLayoutOp>, MakeLayoutOpLowering<cute::MakeLayoutRawOp>,
               MakeCoordOpLowering>(converter);
}

void populateMakePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<StaticOpLowering, MakeTupleOpLowering<cute::MakeIntTupleOp>,
               MakeTupleOpLowering<cute::MakeShapeOp>, MakeTupleOpLowering<cute::MakeStrideOp>,
               MakeTupleOpLowering<cute::MakeArithTupleIterOp>>(converter);
}

}  // namespace cutecheck::to_llvm
