#include "lowering/to_llvm/fast_division.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "core/fault.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::Value;

// Instructions at one place.
struct Code {
  mlir::OpBuilder& builder;
  mlir::Location location;
  unsigned bits;  // of numbers and divisors

  Code(mlir::OpBuilder& builder, mlir::Location location, Value number)
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
  const Code code(builder, location, d);
  const Value one = code.constant(code.narrow(), 1), bits = code.constant(code.narrow(), code.bits);
  const Value leading = LLVM::CountLeadingZerosOp::create(
      builder, location, code.narrow(),
      CUTECHECK_FAULT("fast_division.bits_of_divisor") ? d : code.of<LLVM::SubOp>(d, one), false);
  const Value l = code.of<LLVM::SubOp>(bits, leading);
  const Value power = code.of<LLVM::ShlOp>(code.constant(code.wide(), 1), code.extended(l));
  const Value divisor = code.extended(d);
  const Value rest =
      code.of<LLVM::ShlOp>(code.of<LLVM::SubOp>(power, divisor), code.constant(code.wide(), code.bits));
  const int more = CUTECHECK_FAULT("fast_division.multiplier_one_less") ? 0 : 1;
  const Value multiplier =
      code.of<LLVM::AddOp>(code.of<LLVM::UDivOp>(rest, divisor), code.constant(code.wide(), more));
  const Value first =
      CUTECHECK_FAULT("fast_division.first_shift_of_one") ? one : code.of<LLVM::UMinOp>(l, one);
  if (CUTECHECK_FAULT("fast_division.second_shift_of_all")) return {d, code.truncated(multiplier), first, l};
  return {d, code.truncated(multiplier), first, code.of<LLVM::SubOp>(l, first)};
}

Value fastQuotient(mlir::OpBuilder& builder, mlir::Location location, Value n, const FastDivisor& divisor) {
  const Code code(builder, location, n);
  const Value product =
      code.of<LLVM::MulOp>(code.extended(divisor.multiplier),
                           CUTECHECK_FAULT("fast_division.signed_dividend")
                               ? LLVM::SExtOp::create(builder, location, code.wide(), n).getResult()
                               : code.extended(n));
  const Value t = code.truncated(code.of<LLVM::LShrOp>(product, code.constant(code.wide(), code.bits)));
  if (CUTECHECK_FAULT("fast_division.upper_half_alone")) return code.of<LLVM::LShrOp>(t, divisor.secondShift);
  if (CUTECHECK_FAULT("fast_division.signed_half"))
    return code.of<LLVM::LShrOp>(
        code.of<LLVM::AddOp>(t, code.of<LLVM::AShrOp>(code.of<LLVM::SubOp>(n, t), divisor.firstShift)),
        divisor.secondShift);
  if (CUTECHECK_FAULT("fast_division.nsw_sum"))
    return code.of<LLVM::LShrOp>(
        LLVM::AddOp::create(builder, location, t,
                            code.of<LLVM::LShrOp>(code.of<LLVM::SubOp>(n, t), divisor.firstShift),
                            LLVM::IntegerOverflowFlags::nsw),
        divisor.secondShift);
  const Value half = code.of<LLVM::LShrOp>(code.of<LLVM::SubOp>(n, t), divisor.firstShift);
  return code.of<LLVM::LShrOp>(code.of<LLVM::AddOp>(t, half), divisor.secondShift);
}

Value fastRemainder(mlir::OpBuilder& builder, mlir::Location location, Value n, Value quotient,
                    const FastDivisor& divisor) {
  const Code code(builder, location, n);
  if (CUTECHECK_FAULT("fast_division.remainder_of_multiplier"))
    return code.of<LLVM::SubOp>(n, code.of<LLVM::MulOp>(quotient, divisor.multiplier));
  return code.of<LLVM::SubOp>(n, code.of<LLVM::MulOp>(quotient, divisor.divisor));
}

}  // namespace cutecheck::to_llvm
