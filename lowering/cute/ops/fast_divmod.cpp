// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// fast_divmod.create_divisor, make_divisor, compute, divide, get_divisor, get_aux.
//
// Division of unsigned integers of N bits by a divisor used often (Granlund and Montgomery, "Division by
// Invariant Integers using Multiplication", 1994): a multiplier of N bits and two shifts.
#include "lowering/cute/infer/runtime_inference.h"
#include "lowering/cute/types/RuntimeTypes.h"

namespace cutecheck::cute {
namespace {

mlir::Type integer(const InferenceCall& call, int64_t width) {
  return mlir::IntegerType::get(call.context, static_cast<unsigned>(width));
}

int64_t widthOf(mlir::Type type) {
  if (type.isInteger(32) || mlir::isa<DivisibleI32Type>(type)) return 32;
  return type.isInteger(64) || mlir::isa<DivisibleI64Type>(type) ? 64 : 0;
}

// The divisor at operand `i`, which is null after a complaint.
FastDivmodDivisorType divisorAt(const InferenceCall& call, size_t i) {
  const auto divisor = mlir::dyn_cast<FastDivmodDivisorType>(call.type(i));
  if (!divisor) (void)call.refuse("expects a divisor, but got " + call.text(i));
  return divisor;
}

FastDivmodDivisorType divisorOfValue(const InferenceCall& call) {
  const FastDivmodDivisorType divisor = divisorAt(call, 1);
  if (!divisor || widthOf(call.type(0)) == divisor.getWidth()) return divisor;
  (void)call.refuse("expects an integer of " + std::to_string(divisor.getWidth()) + " bits, but got " +
                    call.text(0));
  return {};
}

}  // namespace

mlir::LogicalResult inferCreateDivisor(const InferenceCall& call) {
  const int64_t width = widthOf(call.type(0));
  if (width == 0) return call.refuse("expects an integer of 32 or 64 bits, but got " + call.text(0));
  return call.answer(FastDivmodDivisorType::get(call.context, width));
}

mlir::LogicalResult inferMakeDivisor(const InferenceCall& call) {
  const int64_t width = widthOf(call.type(0));
  if (width == 0) return call.refuse("expects an integer of 32 or 64 bits, but got " + call.text(0));
  if (widthOf(call.type(1)) != width)
    return call.refuse("expects a multiplier as wide as the divisor, but got " + call.text(1));
  for (size_t i : {2, 3})
    if (!call.type(i).isInteger(8)) return call.refuse("expects a shift of 8 bits, but got " + call.text(i));
  return call.answer(FastDivmodDivisorType::get(call.context, width));
}

mlir::LogicalResult inferDivmodCompute(const InferenceCall& call) {
  const FastDivmodDivisorType divisor = divisorOfValue(call);
  if (!divisor) return mlir::failure();
  call.types.append(2, integer(call, divisor.getWidth()));
  return mlir::success();
}

mlir::LogicalResult inferDivmodDivide(const InferenceCall& call) {
  const FastDivmodDivisorType divisor = divisorOfValue(call);
  return divisor ? call.answer(integer(call, divisor.getWidth())) : mlir::failure();
}

mlir::LogicalResult inferGetDivisor(const InferenceCall& call) {
  const FastDivmodDivisorType divisor = divisorAt(call, 0);
  return divisor ? call.answer(integer(call, divisor.getWidth())) : mlir::failure();
}

mlir::LogicalResult inferGetAux(const InferenceCall& call) {
  const FastDivmodDivisorType divisor = divisorAt(call, 0);
  if (!divisor) return mlir::failure();
  call.types.push_back(integer(call, divisor.getWidth()));
  call.types.append(2, integer(call, 8));
  return mlir::success();
}

}  // namespace cutecheck::cute
