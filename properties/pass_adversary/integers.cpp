// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Integers of arith and of the LLVM dialect, after LLVM's language reference: what wraps against its flag is
// poison, and a division by 0 or by poison is undefined behaviour.
#include "llvm/ADT/StringSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "properties/pass_adversary/machine.h"

namespace cutecheck::pass_adversary {
namespace {

namespace LLVM = mlir::LLVM;
using llvm::APInt;

enum class Calc : uint8_t {
  kNone,
  kAdd,
  kSub,
  kMul,
  kUDiv,
  kSDiv,
  kURem,
  kSRem,
  kAnd,
  kOr,
  kXor,
  kShl,
  kLShr,
  kAShr,
  kSMax,
  kSMin,
  kUMax,
  kUMin,
};

Calc calcOf(llvm::StringRef name) {
  return llvm::StringSwitch<Calc>(name)
      .Cases({"arith.addi", "llvm.add"}, Calc::kAdd)
      .Cases({"arith.subi", "llvm.sub"}, Calc::kSub)
      .Cases({"arith.muli", "llvm.mul"}, Calc::kMul)
      .Cases({"arith.divui", "llvm.udiv"}, Calc::kUDiv)
      .Cases({"arith.divsi", "llvm.sdiv"}, Calc::kSDiv)
      .Cases({"arith.remui", "llvm.urem"}, Calc::kURem)
      .Cases({"arith.remsi", "llvm.srem"}, Calc::kSRem)
      .Cases({"arith.andi", "llvm.and"}, Calc::kAnd)
      .Cases({"arith.ori", "llvm.or"}, Calc::kOr)
      .Cases({"arith.xori", "llvm.xor"}, Calc::kXor)
      .Cases({"arith.shli", "llvm.shl"}, Calc::kShl)
      .Cases({"arith.shrui", "llvm.lshr"}, Calc::kLShr)
      .Cases({"arith.shrsi", "llvm.ashr"}, Calc::kAShr)
      .Cases({"arith.maxsi", "llvm.intr.smax"}, Calc::kSMax)
      .Cases({"arith.minsi", "llvm.intr.smin"}, Calc::kSMin)
      .Cases({"arith.maxui", "llvm.intr.umax"}, Calc::kUMax)
      .Cases({"arith.minui", "llvm.intr.umin"}, Calc::kUMin)
      .Default(Calc::kNone);
}

bool compare(uint64_t predicate, const APInt& a, const APInt& b) {
  switch (predicate) {
    case 0:
      return a == b;
    case 1:
      return a != b;
    case 2:
      return a.slt(b);
    case 3:
      return a.sle(b);
    case 4:
      return a.sgt(b);
    case 5:
      return a.sge(b);
    case 6:
      return a.ult(b);
    case 7:
      return a.ule(b);
    case 8:
      return a.ugt(b);
    default:
      return a.uge(b);
  }
}

struct Flags {
  bool nsw = false, nuw = false, exact = false, disjoint = false, nneg = false;
};

Flags flagsOf(mlir::Operation& op) {
  Flags flags;
  if (auto o = mlir::dyn_cast<LLVM::IntegerOverflowFlagsInterface>(op))
    flags.nsw = o.hasNoSignedWrap(), flags.nuw = o.hasNoUnsignedWrap();
  if (auto o = mlir::dyn_cast<mlir::arith::ArithIntegerOverflowFlagsInterface>(op))
    flags.nsw = o.hasNoSignedWrap(), flags.nuw = o.hasNoUnsignedWrap();
  if (auto o = mlir::dyn_cast<LLVM::ExactFlagInterface>(op)) flags.exact = o.getIsExact();
  if (auto o = mlir::dyn_cast<LLVM::DisjointFlagInterface>(op)) flags.disjoint = o.getIsDisjoint();
  if (auto o = mlir::dyn_cast<LLVM::NonNegFlagInterface>(op)) flags.nneg = o.getNonNeg();
  return flags;
}

bool isDivision(Calc calc) {
  return calc == Calc::kUDiv || calc == Calc::kSDiv || calc == Calc::kURem || calc == Calc::kSRem;
}

// Of two numbers that are no poison; divisions are by what is allowed.
Datum calculate(Calc calc, const APInt& a, const APInt& b, const Flags& flags) {
  bool over = false, wraps = false, poison = false;
  APInt r = a;
  switch (calc) {
    case Calc::kAdd:
      r = a.sadd_ov(b, over);
      (void)a.uadd_ov(b, wraps);
      break;
    case Calc::kSub:
      r = a.ssub_ov(b, over);
      (void)a.usub_ov(b, wraps);
      break;
    case Calc::kMul:
      r = a.smul_ov(b, over);
      (void)a.umul_ov(b, wraps);
      break;
    case Calc::kUDiv:
      r = a.udiv(b);
      poison = flags.exact && !a.urem(b).isZero();
      break;
    case Calc::kSDiv:
      r = a.sdiv(b);
      poison = flags.exact && !a.srem(b).isZero();
      break;
    case Calc::kURem:
      r = a.urem(b);
      break;
    case Calc::kSRem:
      r = a.srem(b);
      break;
    case Calc::kAnd:
      r = a & b;
      break;
    case Calc::kOr:
      r = a | b;
      poison = flags.disjoint && a.intersects(b);
      break;
    case Calc::kXor:
      r = a ^ b;
      break;
    case Calc::kSMax:
      r = a.sgt(b) ? a : b;
      break;
    case Calc::kSMin:
      r = a.slt(b) ? a : b;
      break;
    case Calc::kUMax:
      r = a.ugt(b) ? a : b;
      break;
    case Calc::kUMin:
      r = a.ult(b) ? a : b;
      break;
    case Calc::kShl:
    case Calc::kLShr:
    case Calc::kAShr: {
      if (b.uge(a.getBitWidth())) return Datum::undefined(a.getBitWidth());
      const auto by = static_cast<unsigned>(b.getZExtValue());
      if (calc == Calc::kShl) {
        r = a.shl(by);
        over = r.ashr(by) != a, wraps = r.lshr(by) != a;
      } else {
        r = calc == Calc::kLShr ? a.lshr(by) : a.ashr(by);
        poison = flags.exact && r.shl(by) != a;
      }
      break;
    }
    case Calc::kNone:
      break;
  }
  Datum result = Datum::of(r);
  result.poison = poison || (flags.nsw && over) || (flags.nuw && wraps);
  return result;
}

}  // namespace

bool Machine::integer(mlir::Operation& op) {
  const llvm::StringRef name = op.getName().getStringRef();
  if (const Calc calc = calcOf(name); calc != Calc::kNone) {
    const Datum &a = get(op.getOperand(0)), &b = get(op.getOperand(1));
    if (a.aggregate || b.aggregate) return stop(End::kUnsupported, "vectors"), true;
    if (isDivision(calc)) {
      if (b.poison) return undefined(&op, "by poison"), true;
      if (b.bits.isZero()) return undefined(&op, "by 0"), true;
      const bool isSigned = calc == Calc::kSDiv || calc == Calc::kSRem;
      if (isSigned && !a.poison && a.bits.isMinSignedValue() && b.bits.isAllOnes())
        return undefined(&op, "the least number by -1"), true;
    }
    if (a.poison || b.poison) return set(op, 0, Datum::undefined(a.bits.getBitWidth())), true;
    return set(op, 0, calculate(calc, a.bits, b.bits, flagsOf(op))), true;
  }
  if (mlir::isa<mlir::arith::CmpIOp, LLVM::ICmpOp>(op)) {
    const Datum &a = get(op.getOperand(0)), &b = get(op.getOperand(1));
    const auto predicate = mlir::isa<LLVM::ICmpOp>(op)
                               ? static_cast<uint64_t>(mlir::cast<LLVM::ICmpOp>(op).getPredicate())
                               : static_cast<uint64_t>(mlir::cast<mlir::arith::CmpIOp>(op).getPredicate());
    Datum result = Datum::number(1, a.poison || b.poison ? 0 : compare(predicate, a.bits, b.bits));
    result.poison = a.poison || b.poison;
    return set(op, 0, std::move(result)), true;
  }
  const auto cast = llvm::StringSwitch<int>(name)
                        .Cases({"arith.extsi", "llvm.sext"}, 1)
                        .Cases({"arith.extui", "llvm.zext"}, 2)
                        .Cases({"arith.trunci", "llvm.trunc"}, 3)
                        .Case("llvm.freeze", 4)
                        .Case("llvm.bitcast", 5)
                        .Case("arith.index_cast", 6)
                        .Case("builtin.unrealized_conversion_cast", 7)
                        .Case("llvm.intr.ctlz", 8)
                        .Default(0);
  if (cast == 0) return false;
  Datum value = get(op.getOperand(0));
  const mlir::Type type = op.getResult(0).getType();
  const unsigned width = type.isIntOrFloat() ? type.getIntOrFloatBitWidth() : 64;
  const Flags flags = flagsOf(op);
  if (value.aggregate && cast != 7) return stop(End::kUnsupported, "vectors"), true;
  switch (cast) {
    case 1:
      value.bits = value.bits.sext(width);
      break;
    case 2:
      value.poison |= flags.nneg && value.bits.isNegative();
      value.bits = value.bits.zext(width);
      break;
    case 3: {
      const APInt narrow = value.bits.trunc(width);
      value.poison |= (flags.nsw && narrow.sext(value.bits.getBitWidth()) != value.bits) ||
                      (flags.nuw && narrow.zext(value.bits.getBitWidth()) != value.bits);
      value.bits = narrow;
      break;
    }
    case 4:
      // Any number would do: none that makes a good divisor.
      if (value.poison) value = Datum::number(width, 0);
      break;
    case 6:
      value.bits = value.bits.sextOrTrunc(width);
      break;
    case 8:
      value.bits = APInt(width, value.bits.countl_zero());
      break;
    default:
      break;
  }
  return set(op, 0, std::move(value)), true;
}

}  // namespace cutecheck::pass_adversary
