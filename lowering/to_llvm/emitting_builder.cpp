// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/emitting_builder.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"

namespace cutecheck::to_llvm {

using mixed::Handle;
using mlir::Value;
namespace LLVM = mlir::LLVM;

static Value value(Handle handle) { return Value::getFromOpaquePointer(handle); }

Handle EmittingBuilder::constant(int64_t v, int width) {
  const mlir::Type type = builder_.getIntegerType(static_cast<unsigned>(width));
  return LLVM::ConstantOp::create(builder_, location_, type, builder_.getIntegerAttr(type, v))
      .getResult()
      .getAsOpaquePointer();
}

Handle EmittingBuilder::extend(Handle v) {
  return LLVM::SExtOp::create(builder_, location_, builder_.getI64Type(), value(v))
      .getResult()
      .getAsOpaquePointer();
}

Handle EmittingBuilder::binary(mixed::Op op, Handle a, Handle b, int) {
  constexpr auto nsw = LLVM::IntegerOverflowFlags::nsw;
  const auto emit = [&]() -> Value {
    switch (op) {
      case mixed::Op::kAdd:
        return LLVM::AddOp::create(builder_, location_, value(a), value(b), nsw);
      case mixed::Op::kMul:
        return LLVM::MulOp::create(builder_, location_, value(a), value(b), nsw);
      case mixed::Op::kDiv:
        return LLVM::SDivOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kRem:
        return LLVM::SRemOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kUDiv:
        return LLVM::UDivOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kURem:
        return LLVM::URemOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kAnd:
        return LLVM::AndOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kXor:
        return LLVM::XOrOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kShiftLeft:
        return LLVM::ShlOp::create(builder_, location_, value(a), value(b), nsw);
      case mixed::Op::kShiftRight:
        return LLVM::LShrOp::create(builder_, location_, value(a), value(b));
    }
    return {};
  };
  return emit().getAsOpaquePointer();
}

Value EmittingBuilder::inWidthOf(mixed::Arithmetic& arithmetic, const mixed::Number& number,
                                 const IntTuple& leaf) {
  const int wanted = leaf.dynamicLeaf().width;
  if (number.width <= wanted) return value(arithmetic.materialize(number, wanted));
  const Value wide = value(arithmetic.materialize(number, number.width));
  return LLVM::TruncOp::create(builder_, location_, builder_.getI32Type(), wide,
                               LLVM::IntegerOverflowFlags::nsw);
}

}  // namespace cutecheck::to_llvm
