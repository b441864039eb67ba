// fast_divmod.*, of 32 bits: division by multiplication (Granlund and Montgomery, "Division by Invariant
// Integers using Multiplication", 1994, figure 4.1). With l the least number of bits that hold d - 1, m = 1 +
// floor(2^32 (2^l - d) / d), t the upper half of m n, the quotient is (t + ((n - t) >> min(l,1))) >>
// max(l-1,0). Divisors of 64 bits would take a division of 128 bits to make, which the targets have no code
// for.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/RuntimeOps.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

constexpr int64_t kBits = 32;

// Instructions at one place.
struct Code {
  ConversionPatternRewriter& rewriter;
  Location location;

  mlir::Type narrow() const { return rewriter.getI32Type(); }
  mlir::Type wide() const { return rewriter.getI64Type(); }
  Value constant(mlir::Type type, int64_t n) const {
    return LLVM::ConstantOp::create(rewriter, location, type, rewriter.getIntegerAttr(type, n));
  }
  template <typename OpT>
  Value of(Value a, Value b) const {
    return OpT::create(rewriter, location, a, b);
  }
  Value extended(Value v) const { return LLVM::ZExtOp::create(rewriter, location, wide(), v); }
  Value truncated(Value v, mlir::Type type) const {
    return LLVM::TruncOp::create(rewriter, location, type, v);
  }
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
};

// Divisor, multiplier and the two shifts, of a divisor of at least 1.
Value divisorOf(const Code& code, mlir::Type type, Value d) {
  const Value one = code.constant(code.narrow(), 1), bits = code.constant(code.narrow(), kBits);
  const Value leading = LLVM::CountLeadingZerosOp::create(code.rewriter, code.location, code.narrow(),
                                                          code.of<LLVM::SubOp>(d, one), false);
  const Value l = code.of<LLVM::SubOp>(bits, leading);
  const Value power = code.of<LLVM::ShlOp>(code.constant(code.wide(), 1), code.extended(l));
  const Value divisor = code.extended(d);
  const Value rest =
      code.of<LLVM::ShlOp>(code.of<LLVM::SubOp>(power, divisor), code.constant(code.wide(), kBits));
  const Value multiplier =
      code.of<LLVM::AddOp>(code.of<LLVM::UDivOp>(rest, divisor), code.constant(code.wide(), 1));
  const Value first = code.of<LLVM::UMinOp>(l, one);
  const mlir::Type byte = code.rewriter.getI8Type();
  return code.record(type, {d, code.truncated(multiplier, code.narrow()), code.truncated(first, byte),
                            code.truncated(code.of<LLVM::SubOp>(l, first), byte)});
}

Value quotientOf(const Code& code, Value n, Value divisor) {
  const auto shift = [&](int64_t i) -> Value {
    return LLVM::ZExtOp::create(code.rewriter, code.location, code.narrow(), code.field(divisor, i));
  };
  const Value product = code.of<LLVM::MulOp>(code.extended(code.field(divisor, 1)), code.extended(n));
  const Value t =
      code.truncated(code.of<LLVM::LShrOp>(product, code.constant(code.wide(), kBits)), code.narrow());
  const Value half = code.of<LLVM::LShrOp>(code.of<LLVM::SubOp>(n, t), shift(2));
  return code.of<LLVM::LShrOp>(code.of<LLVM::AddOp>(t, half), shift(3));
}

llvm::SmallVector<Value> answer(cute::FastDivmodCreateDivisorOp, const Code& code, mlir::Type type,
                                mlir::ValueRange operands) {
  return {divisorOf(code, type, operands[0])};
}
llvm::SmallVector<Value> answer(cute::FastDivmodMakeDivisorOp, const Code& code, mlir::Type type,
                                mlir::ValueRange operands) {
  return {code.record(type, operands)};
}
llvm::SmallVector<Value> answer(cute::FastDivmodComputeOp, const Code& code, mlir::Type,
                                mlir::ValueRange operands) {
  const Value quotient = quotientOf(code, operands[0], operands[1]);
  const Value whole = code.of<LLVM::MulOp>(quotient, code.field(operands[1], 0));
  return {quotient, code.of<LLVM::SubOp>(operands[0], whole)};
}
llvm::SmallVector<Value> answer(cute::FastDivmodDivideOp, const Code& code, mlir::Type,
                                mlir::ValueRange operands) {
  return {quotientOf(code, operands[0], operands[1])};
}
llvm::SmallVector<Value> answer(cute::FastDivmodGetDivisorOp, const Code& code, mlir::Type,
                                mlir::ValueRange operands) {
  return {code.field(operands[0], 0)};
}
llvm::SmallVector<Value> answer(cute::FastDivmodGetAuxOp, const Code& code, mlir::Type,
                                mlir::ValueRange operands) {
  return {code.field(operands[0], 1), code.field(operands[0], 2), code.field(operands[0], 3)};
}

template <typename OpT>
struct FastDivmodLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = this->getTypeConverter()->convertType(op->getResult(0).getType());
    if (!type) return rewriter.notifyMatchFailure(op, "a divisor of 64 bits");
    rewriter.replaceOp(op, answer(op, Code{rewriter, op.getLoc()}, type, adaptor.getOperands()));
    return mlir::success();
  }
};

}  // namespace

void populateDivmodPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  using namespace cute;
  patterns.add<FastDivmodLowering<FastDivmodCreateDivisorOp>, FastDivmodLowering<FastDivmodMakeDivisorOp>,
               FastDivmodLowering<FastDivmodComputeOp>, FastDivmodLowering<FastDivmodDivideOp>,
               FastDivmodLowering<FastDivmodGetDivisorOp>, FastDivmodLowering<FastDivmodGetAuxOp>>(converter);
}

}  // namespace cutecheck::to_llvm
