// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/fast_division.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::Value;

// Instructions at one place.
struct WideCode {
  mlir::OpBuilder& builder;
  mlir::Location location;
  unsigned bits;  // of numbers and divisors

  WideCode(mlir::OpBuilder& builder, mlir::Location location, Value number)
      : builder(builder), location(location), bits(number.getType().getIntOrFloatBitWidth()) {}
  mlir::Type narrow() const { return builder.getIntegerType(bits); }
  mlir::Type wide() const { return builder.getIntegerType(2 * bits); }
  Value constant(mlir::Type type, int64_t n) const {
    return LLVM::ConstantOp::create(builder, location, type, builder.getIntegerAttr(type, n));
  }
  template <typename OpT>
  Value of(Value a, Value b) const {
    return OpT::create(builder, location, a, b);
  }
  Value extended(Value v) const { return LLVM::ZExtOp::create(builder, location, wide(), v); }
  Value truncated(Value v) const { return LLVM::TruncOp::create(builder, location, narrow(), v); }
};

}  // namespace

FastDivisor fastDivisor(mlir::OpBuilder& builder, mlir::Location location, Value d) {
  const WideCode code(builder, location, d);
  const Value one = code.constant(code.narrow(), 1), bits = code.constant(code.narrow(), code.bits);
  const Value leading = LLVM::CountLeadingZerosOp::create(builder, location, code.narrow(),
                                                          code.of<LLVM::SubOp>(d, one), false);
  const Value l = code.of<LLVM::SubOp>(bits, leading);
  const Value power = code.of<LLVM::ShlOp>(code.constant(code.wide(), 1), code.extended(l));
  const Value divisor = code.extended(d);
  const Value rest =
      code.of<LLVM::ShlOp>(code.of<LLVM::SubOp>(power, divisor), code.constant(code.wide(), code.bits));
  const Value multiplier =
      code.of<LLVM::AddOp>(code.of<LLVM::UDivOp>(rest, divisor), code.constant(code.wide(), 1));
  const Value first = code.of<LLVM::UMinOp>(l, one);
  return {d, code.truncated(multiplier), first, code.of<LLVM::SubOp>(l, first)};
}

Value fastQuotient(mlir::OpBuilder& builder, mlir::Location location, Value n, const FastDivisor& divisor) {
  const WideCode code(builder, location, n);
  const Value product = code.of<LLVM::MulOp>(code.extended(divisor.multiplier), code.extended(n));
  const Value t = code.truncated(code.of<LLVM::LShrOp>(product, code.constant(code.wide(), code.bits)));
  const Value half = code.of<LLVM::LShrOp>(code.of<LLVM::SubOp>(n, t), divisor.firstShift);
  return code.of<LLVM::LShrOp>(code.of<LLVM::AddOp>(t, half), divisor.secondShift);
}

Value fastRemainder(mlir::OpBuilder& builder, mlir::Location location, Value n, Value quotient,
                    const FastDivisor& divisor) {
  const WideCode code(builder, location, n);
  return code.of<LLVM::SubOp>(n, code.of<LLVM::MulOp>(quotient, divisor.divisor));
}

}  // namespace cutecheck::to_llvm
