#include "lowering/to_llvm/emitting_builder.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/Matchers.h"

#include "core/fault.h"

namespace cutecheck::to_llvm {

using mixed::Handle;
using mlir::Value;
namespace LLVM = mlir::LLVM;

static Value value(Handle handle) { return Value::getFromOpaquePointer(handle); }

Handle EmittingBuilder::constant(int64_t v, int width) {
  if (CUTECHECK_FAULT("emitting_builder.constant_in_32_bits")) v = static_cast<int32_t>(v);
  const mlir::Type type = builder_.getIntegerType(static_cast<unsigned>(width));
  return LLVM::ConstantOp::create(builder_, location_, type, builder_.getIntegerAttr(type, v))
      .getResult()
      .getAsOpaquePointer();
}

Handle EmittingBuilder::extend(Handle v) {
  if (CUTECHECK_FAULT("emitting_builder.zero_extend"))
    return LLVM::ZExtOp::create(builder_, location_, builder_.getI64Type(), value(v))
        .getResult()
        .getAsOpaquePointer();
  return LLVM::SExtOp::create(builder_, location_, builder_.getI64Type(), value(v))
      .getResult()
      .getAsOpaquePointer();
}

// What a faulty builder emits in place of `op`; null where no fault of it is planted.
static Value planted(mlir::OpBuilder& builder, mlir::Location location, mixed::Op op, Value a, Value b) {
  constexpr auto nuw = LLVM::IntegerOverflowFlags::nuw;
  const mlir::Type type = a.getType();
  const auto constant = [&](int64_t v) -> Value {
    return LLVM::ConstantOp::create(builder, location, type, builder.getIntegerAttr(type, v));
  };
  mlir::IntegerAttr known;
  const bool isKnown = mlir::matchPattern(b, mlir::m_Constant(&known));
  switch (op) {
    case mixed::Op::kAdd:
      if (CUTECHECK_FAULT("emitting_builder.nuw_sum"))
        return LLVM::AddOp::create(builder, location, a, b, nuw);
      return {};
    case mixed::Op::kMul:
      if (CUTECHECK_FAULT("emitting_builder.nuw_product"))
        return LLVM::MulOp::create(builder, location, a, b, nuw);
      if (CUTECHECK_FAULT("emitting_builder.narrow_product") && type.isInteger(64)) {
        const mlir::Type narrow = builder.getI32Type();
        const Value product =
            LLVM::MulOp::create(builder, location, LLVM::TruncOp::create(builder, location, narrow, a),
                                LLVM::TruncOp::create(builder, location, narrow, b));
        return LLVM::SExtOp::create(builder, location, type, product);
      }
      return {};
    case mixed::Op::kDiv:
    case mixed::Op::kUDiv:
      if (CUTECHECK_FAULT("emitting_builder.unsigned_quotient"))
        return LLVM::UDivOp::create(builder, location, a, b);
      if (CUTECHECK_FAULT("emitting_builder.ceil_for_floor"))
        return LLVM::SDivOp::create(
            builder, location,
            LLVM::AddOp::create(builder, location, a,
                                LLVM::SubOp::create(builder, location, b, constant(1)).getResult()),
            b);
      if (CUTECHECK_FAULT("emitting_builder.shift_for_quotient") && isKnown)
        return LLVM::AShrOp::create(builder, location, a, constant(known.getValue().logBase2()));
      return {};
    case mixed::Op::kRem:
    case mixed::Op::kURem:
      if (CUTECHECK_FAULT("emitting_builder.mask_for_remainder"))
        return LLVM::AndOp::create(builder, location, a,
                                   LLVM::SubOp::create(builder, location, b, constant(1)));
      return {};
    case mixed::Op::kXor:
      if (CUTECHECK_FAULT("emitting_builder.or_for_xor")) return LLVM::OrOp::create(builder, location, a, b);
      return {};
    default:
      return {};
  }
}

Handle EmittingBuilder::binary(mixed::Op op, Handle a, Handle b, int) {
  if (const Value wrong = planted(builder_, location_, op, value(a), value(b)))
    return wrong.getAsOpaquePointer();
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
  if (CUTECHECK_FAULT("emitting_builder.unsigned_truncation"))
    return LLVM::TruncOp::create(builder_, location_, builder_.getI32Type(), wide,
                                 LLVM::IntegerOverflowFlags::nuw);
  return LLVM::TruncOp::create(builder_, location_, builder_.getI32Type(), wide,
                               LLVM::IntegerOverflowFlags::nsw);
}

}  // namespace cutecheck::to_llvm
