// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/desugar/arith_builder.h"

#include "mlir/Dialect/Arith/IR/Arith.h"

namespace cutecheck::desugar {

using mixed::Handle;
using mlir::Value;
namespace arith = mlir::arith;

static Value value(Handle handle) { return Value::getFromOpaquePointer(handle); }

Handle ArithBuilder::constant(int64_t v, int width) {
  const mlir::Type type = builder_.getIntegerType(static_cast<unsigned>(width));
  const mlir::TypedAttr attribute = builder_.getIntegerAttr(type, v);
  return arith::ConstantOp::create(builder_, location_, attribute).getResult().getAsOpaquePointer();
}

Handle ArithBuilder::extend(Handle v) {
  return arith::ExtSIOp::create(builder_, location_, builder_.getI64Type(), value(v))
      .getResult()
      .getAsOpaquePointer();
}

Handle ArithBuilder::binary(mixed::Op op, Handle a, Handle b, int) {
  constexpr auto nsw = arith::IntegerOverflowFlags::nsw;
  const auto emit = [&]() -> Value {
    switch (op) {
      case mixed::Op::kAdd:
        return arith::AddIOp::create(builder_, location_, value(a), value(b), nsw);
      case mixed::Op::kMul:
        return arith::MulIOp::create(builder_, location_, value(a), value(b), nsw);
      case mixed::Op::kDiv:
        return arith::DivSIOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kRem:
        return arith::RemSIOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kUDiv:
        return arith::DivUIOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kURem:
        return arith::RemUIOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kAnd:
        return arith::AndIOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kXor:
        return arith::XOrIOp::create(builder_, location_, value(a), value(b));
      case mixed::Op::kShiftLeft:
        return arith::ShLIOp::create(builder_, location_, value(a), value(b), nsw);
      case mixed::Op::kShiftRight:
        return arith::ShRUIOp::create(builder_, location_, value(a), value(b));
    }
    return {};
  };
  return emit().getAsOpaquePointer();
}

}  // namespace cutecheck::desugar
