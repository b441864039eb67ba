// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "properties/kernel_adversary/machine_arithmetic.h"

#include <llvm/ADT/APFloat.h>
#include <llvm/IR/Constants.h>
#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Operator.h>

#include "properties/kernel_adversary/reference.h"

namespace cutecheck::kernel_adversary {

Val number(APInt bits) {
  Val v;
  v.bits = std::move(bits);
  return v;
}

Val poisonOf(llvm::Type* type) {
  Val v;
  v.poison = true;
  if (const auto* s = llvm::dyn_cast<llvm::StructType>(type)) {
    v.kind = Val::Kind::kGroup;
    for (llvm::Type* t : s->elements()) v.parts.push_back(poisonOf(t));
  } else if (const auto* a = llvm::dyn_cast<llvm::ArrayType>(type)) {
    v.kind = Val::Kind::kGroup;
    v.parts.assign(a->getNumElements(), poisonOf(a->getElementType()));
  } else if (const auto* w = llvm::dyn_cast<llvm::FixedVectorType>(type)) {
    v.kind = Val::Kind::kGroup;
    v.parts.assign(w->getNumElements(), poisonOf(w->getElementType()));
  } else if (type->isPointerTy()) {
    v.kind = Val::Kind::kPointer;
  } else {
    const unsigned width = type->getPrimitiveSizeInBits().getFixedValue();
    v.bits = APInt(width == 0 ? 1 : width, 0);
  }
  return v;
}

bool isPoison(const Val& v) {
  if (v.kind != Val::Kind::kGroup) return v.poison;
  for (const Val& part : v.parts)
    if (isPoison(part)) return true;
  return false;
}

namespace {

Element elementOf(const llvm::Type* type) {
  if (type->isHalfTy()) return Element::kF16;
  if (type->isBFloatTy()) return Element::kBF16;
  return type->isDoubleTy() ? Element::kF64 : Element::kF32;
}

}  // namespace

bool Arithmetic::stop(Trace::Status status, std::string reason) {
  if (trace_.status == Trace::Status::kDone) {
    trace_.status = status;
    trace_.reason = std::move(reason);
  }
  return false;
}

bool Arithmetic::integer(const llvm::BinaryOperator& i, const Val& x, const Val& y, Val& result) {
  using Op = llvm::Instruction;
  bool divided = false, overflow = false;
  const auto* wraps = llvm::dyn_cast<llvm::OverflowingBinaryOperator>(&i);
  const bool nsw = wraps && wraps->hasNoSignedWrap(), nuw = wraps && wraps->hasNoUnsignedWrap();
  const auto* exactly = llvm::dyn_cast<llvm::PossiblyExactOperator>(&i);
  const bool exact = exactly && exactly->isExact();
  const auto* disjoint = llvm::dyn_cast<llvm::PossiblyDisjointInst>(&i);
  result = lanes(x, y, [&](const Val& a, const Val& b) {
    Val r = a;
    r.kind = Val::Kind::kBits;
    r.poison = a.poison || b.poison;
    const unsigned width = a.bits.getBitWidth();
    const unsigned opcode = i.getOpcode();
    const bool divides = opcode == Op::UDiv || opcode == Op::SDiv || opcode == Op::URem || opcode == Op::SRem;
    if (divides) {
      if (b.poison || b.bits.isZero()) {
        divided = true;
        return r;
      }
      if ((opcode == Op::SDiv || opcode == Op::SRem) && !a.poison && a.bits.isMinSignedValue() && b.bits.isAllOnes()) {
        overflow = true;
        return r;
      }
    }
    if (r.poison) return r;
    bool s = false, u = false;
    switch (opcode) {
      case Op::Add:
        r.bits = a.bits.sadd_ov(b.bits, s);
        (void)a.bits.uadd_ov(b.bits, u);
        break;
      case Op::Sub:
        r.bits = a.bits.ssub_ov(b.bits, s);
        (void)a.bits.usub_ov(b.bits, u);
        break;
      case Op::Mul:
        r.bits = a.bits.smul_ov(b.bits, s);
        (void)a.bits.umul_ov(b.bits, u);
        break;
      case Op::UDiv:
        r.bits = a.bits.udiv(b.bits);
        r.poison = exact && !a.bits.urem(b.bits).isZero();
        break;
      case Op::SDiv:
        r.bits = a.bits.sdiv(b.bits);
        r.poison = exact && !a.bits.srem(b.bits).isZero();
        break;
      case Op::URem: r.bits = a.bits.urem(b.bits); break;
      case Op::SRem: r.bits = a.bits.srem(b.bits); break;
      case Op::And: r.bits = a.bits & b.bits; break;
      case Op::Or:
        r.bits = a.bits | b.bits;
        r.poison = disjoint && disjoint->isDisjoint() && a.bits.intersects(b.bits);
        break;
      case Op::Xor: r.bits = a.bits ^ b.bits; break;
      case Op::Shl:
      case Op::LShr:
      case Op::AShr: {
        if (b.bits.uge(width)) {
          r.poison = true;
          break;
        }
        const auto by = static_cast<unsigned>(b.bits.getZExtValue());
        if (opcode == Op::Shl) {
          r.bits = a.bits.shl(by);
          s = r.bits.ashr(by) != a.bits;
          u = r.bits.lshr(by) != a.bits;
        } else {
          r.bits = opcode == Op::LShr ? a.bits.lshr(by) : a.bits.ashr(by);
          r.poison = exact && r.bits.shl(by) != a.bits;
        }
        break;
      }
      default: break;
    }
    if ((nsw && s) || (nuw && u)) r.poison = true;
    return r;
  });
  if (divided) return undefined("a division by 0 or by poison");
  if (overflow) return undefined("a quotient that overflows");
  return true;
}

bool Arithmetic::floating(const llvm::Instruction& i, Kind kind, const Val& x, const Val& y, Val& result) {
  const llvm::FastMathFlags flags = i.getFastMathFlags();
  const Element element = elementOf(i.getType()->getScalarType());
  const llvm::fltSemantics& semantics = i.getType()->getScalarType()->getFltSemantics();
  bool loose = false;
  result = lanes(x, y, [&](const Val& a, const Val& b) {
    Val r = a;
    r.poison = a.poison || b.poison;
    if (r.poison) return r;
    const uint64_t bits = computed(kind, element, a.bits.getZExtValue(), b.bits.getZExtValue());
    r.bits = APInt(a.bits.getBitWidth(), bits);
    const auto is = [&](const APInt& n, bool (llvm::APFloat::*test)() const) { return (llvm::APFloat(semantics, n).*test)(); };
    const auto any = [&](bool (llvm::APFloat::*test)() const) {
      return is(a.bits, test) || is(r.bits, test) || (kind != Kind::kFNeg && is(b.bits, test));
    };
    if (flags.noNaNs() && any(&llvm::APFloat::isNaN)) r.poison = true;
    if (flags.noInfs() && any(&llvm::APFloat::isInfinity)) r.poison = true;
    if (flags.noSignedZeros() && is(r.bits, &llvm::APFloat::isZero)) r.poison = true;  // either zero: no value is stated
    if (flags.allowReciprocal() && kind == Kind::kFDiv && !r.poison) {
      const uint64_t one = constantBits(element, 1.0);
      loose = loose || computed(Kind::kFMul, element, a.bits.getZExtValue(),
                                computed(Kind::kFDiv, element, one, b.bits.getZExtValue())) != bits;
      r.poison = r.poison || loose;
    }
    return r;
  });
  return true;
}

bool Arithmetic::cast(const llvm::CastInst& i, const Val& x, Val& result) {
  using Op = llvm::Instruction;
  llvm::Type* to = i.getType()->getScalarType();
  bool known = true;
  result = lanes(x, x, [&](const Val& a, const Val&) {
    Val r = a;
    switch (i.getOpcode()) {
      case Op::SExt: r.bits = a.bits.sext(to->getIntegerBitWidth()); break;
      case Op::ZExt:
        r.bits = a.bits.zext(to->getIntegerBitWidth());
        if (const auto* n = llvm::dyn_cast<llvm::PossiblyNonNegInst>(&i); n && n->hasNonNeg() && a.bits.isNegative())
          r.poison = true;
        break;
      case Op::Trunc: {
        r.bits = a.bits.trunc(to->getIntegerBitWidth());
        const auto* t = llvm::cast<llvm::TruncInst>(&i);
        if (t->hasNoSignedWrap() && r.bits.sext(a.bits.getBitWidth()) != a.bits) r.poison = true;
        if (t->hasNoUnsignedWrap() && r.bits.zext(a.bits.getBitWidth()) != a.bits) r.poison = true;
        break;
      }
      // Flags are another operation than the generator's.
      case Op::FPExt:
      case Op::FPTrunc:
        known = known && !i.getFastMathFlags().any();
        r.bits = APInt(to->getPrimitiveSizeInBits().getFixedValue(),
                       converted(elementOf(i.getOperand(0)->getType()->getScalarType()), elementOf(to), a.bits.getZExtValue()));
        break;
      case Op::SIToFP:
      case Op::UIToFP: {
        const bool isSigned = i.getOpcode() == Op::SIToFP;
        known = known && (isSigned || a.bits.getBitWidth() < 64);
        if (const auto* n = llvm::dyn_cast<llvm::PossiblyNonNegInst>(&i); n && n->hasNonNeg() && a.bits.isNegative())
          r.poison = true;
        r.bits = APInt(to->getPrimitiveSizeInBits().getFixedValue(),
                       fromInteger(elementOf(to), isSigned ? a.bits.getSExtValue() : static_cast<int64_t>(a.bits.getZExtValue())));
        break;
      }
      case Op::BitCast: known = known && !x.parts.size() && !to->isPointerTy(); break;
      default: known = false;
    }
    return r;
  });
  return known ? true : notKnown(std::string("cast ") + i.getOpcodeName());
}

bool Arithmetic::compareFloats(const llvm::Instruction& i, const Val& x, const Val& y, Val& result) {
  const auto predicate = llvm::cast<llvm::FCmpInst>(i).getPredicate();
  if (i.getFastMathFlags().any()) return notKnown("a relaxed comparison");
  const llvm::fltSemantics& semantics = i.getOperand(0)->getType()->getScalarType()->getFltSemantics();
  result = lanes(x, y, [&](const Val& a, const Val& b) {
    const bool truth = llvm::FCmpInst::compare(llvm::APFloat(semantics, a.bits), llvm::APFloat(semantics, b.bits), predicate);
    Val r = number(APInt(1, truth ? 1 : 0));
    r.poison = a.poison || b.poison;
    return r;
  });
  return true;
}

bool Arithmetic::compare(const llvm::ICmpInst& i, const Val& x, const Val& y, Val& result) {
  if (x.kind == Val::Kind::kPointer) return notKnown("a comparison of pointers");
  result = lanes(x, y, [&](const Val& a, const Val& b) {
    Val r = number(APInt(1, llvm::ICmpInst::compare(a.bits, b.bits, i.getPredicate()) ? 1 : 0));
    r.poison = a.poison || b.poison || (i.hasSameSign() && a.bits.isNegative() != b.bits.isNegative());
    return r;
  });
  return true;
}

}  // namespace cutecheck::kernel_adversary
