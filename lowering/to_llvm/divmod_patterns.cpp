// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fast_divmod.*, by fast_division.h.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/fast_division.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

// Instructions at one place.
struct DivisionCode {
  ConversionPatternRewriter& rewriter;
  Location location;

  Value field(Value record, int64_t i) const {
    return LLVM::ExtractValueOp::create(rewriter, location, record, llvm::ArrayRef<int64_t>{i});
  }
  Value record(mlir::Type type, mlir::ValueRange fields) const {
    Value result = LLVM::PoisonOp::create(rewriter, location, type);
    for (const auto& [i, value] : llvm::enumerate(fields))
      result = LLVM::InsertValueOp::create(rewriter, location, result, value,
                                           llvm::ArrayRef<int64_t>{static_cast<int64_t>(i)});
    return result;
  }
  Value toByte(Value v) const { return LLVM::TruncOp::create(rewriter, location, rewriter.getI8Type(), v); }
  // The shifts are of the width of the divisor where they are used.
  FastDivisor unpacked(Value divisor) const {
    const Value d = field(divisor, 0);
    const auto shift = [&](int64_t i) -> Value {
      return LLVM::ZExtOp::create(rewriter, location, d.getType(), field(divisor, i));
    };
    return {d, field(divisor, 1), shift(2), shift(3)};
  }
  Value quotient(Value n, Value divisor) const {
    return fastQuotient(rewriter, location, n, unpacked(divisor));
  }
};

llvm::SmallVector<Value> answer(cute::FastDivmodCreateDivisorOp, const DivisionCode& code, mlir::Type type,
                                mlir::ValueRange operands) {
  const FastDivisor d = fastDivisor(code.rewriter, code.location, operands[0]);
  return {
      code.record(type, {d.divisor, d.multiplier, code.toByte(d.firstShift), code.toByte(d.secondShift)})};
}
llvm::SmallVector<Value> answer(cute::FastDivmodMakeDivisorOp, const DivisionCode& code, mlir::Type type,
                                mlir::ValueRange operands) {
  return {code.record(type, operands)};
}
llvm::SmallVector<Value> answer(cute::FastDivmodComputeOp, const DivisionCode& code, mlir::Type,
                                mlir::ValueRange operands) {
  const FastDivisor divisor = code.unpacked(operands[1]);
  const Value quotient = fastQuotient(code.rewriter, code.location, operands[0], divisor);
  return {quotient, fastRemainder(code.rewriter, code.location, operands[0], quotient, divisor)};
}
llvm::SmallVector<Value> answer(cute::FastDivmodDivideOp, const DivisionCode& code, mlir::Type,
                                mlir::ValueRange operands) {
  return {code.quotient(operands[0], operands[1])};
}
llvm::SmallVector<Value> answer(cute::FastDivmodGetDivisorOp, const DivisionCode& code, mlir::Type,
                                mlir::ValueRange operands) {
  return {code.field(operands[0], 0)};
}
llvm::SmallVector<Value> answer(cute::FastDivmodGetAuxOp, const DivisionCode& code, mlir::Type,
                                mlir::ValueRange operands) {
  return {code.field(operands[0], 1), code.field(operands[0], 2), code.field(operands[0], 3)};
}

template <typename OpT>
struct FastDivmodOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = this->getTypeConverter()->convertType(op->getResult(0).getType());
    rewriter.replaceOp(op, answer(op, DivisionCode{rewriter, op.getLoc()}, type, adaptor.getOperands()));
    return mlir::success();
  }
};

}  // namespace

void populateDivmodPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  using namespace cute;
  patterns.add<FastDivmodOpLowering<FastDivmodCreateDivisorOp>, FastDivmodOpLowering<FastDivmodMakeDivisorOp>,
               FastDivmodOpLowering<FastDivmodComputeOp>, FastDivmodOpLowering<FastDivmodDivideOp>,
               FastDivmodOpLowering<FastDivmodGetDivisorOp>, FastDivmodOpLowering<FastDivmodGetAuxOp>>(
      converter);
}

}  // namespace cutecheck::to_llvm
