// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/ir/instructions.h"

#include <llvm/IR/ConstantRange.h>
#include <llvm/IR/InstrTypes.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/IntrinsicInst.h>
#include <llvm/IR/Operator.h>

#include "oracle/tv/terms/bit_terms.h"

namespace cutecheck::oracle {

namespace {

using llvm::dyn_cast;
using llvm::isa;
using I = llvm::Instruction;
using Kind = Obligation::Kind;

Term wrapped(const Term& t, unsigned width) {
  Term half = integer(powerOfTwo(width - 1));
  return subtract(remainderOf(add(t, half), integer(powerOfTwo(width))), half);
}

Term fits(const Term& t, unsigned width) { return within(t, signedLow(width), signedHigh(width)); }
Term fitsUnsigned(const Term& t, unsigned width) { return within(t, 0, powerOfTwo(width) - 1); }

Term absolute(const Term& t) { return choose(isLess(t, integer(0)), subtract(integer(0), t), t); }

// The least 2^k - 1 that covers the number, when it is known not to be negative.
uint64_t bitsOf(const Interval& interval, unsigned width) {
  if (interval.low < 0) return allBits(width);
  for (unsigned k = 0; k < width; ++k)
    if (interval.high < powerOfTwo(k)) return allBits(width) & ((uint64_t{1} << k) - 1);
  return allBits(width);
}

}  // namespace

void Instructions::require(const Term& condition, const std::string& what) {
  if (!obligations_.settle(Kind::kDefined, path_, condition, what))
    undischarged.emplace_back(implies(path_, condition), what);
}

Term Instructions::promised(const Term& fine, const Term& condition, const std::string& what) {
  if (obligations_.settle(Kind::kFlag, bothOf(path_, fine), condition, what)) return fine;
  return bothOf(fine, condition);
}

Term Instructions::unsignedOf(const SymbolicValue& v, const Term& reached, const std::string& at) {
  if (v.isTruth()) return choose(v.term, integer(1), integer(0));
  Term negative = isLess(v.term, integer(0));
  if (isFalse(negative)) return v.term;
  if (v.asUnsigned) return v.asUnsigned;
  if (v.bits < (uint64_t{1} << (v.width - 1))) return v.term;
  // Not an error where it fails: the number is then read as the machine reads it.
  if (obligations_.settle(Kind::kSign, reached, isLessEqual(integer(0), v.term), "not negative, read as unsigned in " + at))
    return v.term;
  return choose(negative, add(v.term, integer(powerOfTwo(v.width))), v.term);
}

SymbolicValue Instructions::fitted(unsigned width, const Term& exact, Term fine, bool nsw, const std::string& at) {
  Term condition = fits(exact, width);
  Term result = exact, asUnsigned;
  if (nsw) {
    fine = promised(fine, condition, "no signed wrap, as nsw says: " + at);
  } else if (!obligations_.settle(Kind::kNoWrap, bothOf(path_, fine), condition, "no signed wrap: " + at)) {
    result = wrapped(exact, width);
    if (obligations_.settle(Kind::kSign, bothOf(path_, fine), fitsUnsigned(exact, width), "no unsigned wrap: " + at))
      asUnsigned = exact;
  }
  SymbolicValue value = integerValue(width, result, fine, bitsOf(intervals_.of(result), width));
  value.asUnsigned = asUnsigned;
  return value;
}

std::optional<SymbolicValue> Instructions::binary(const I& i, const SymbolicValue& a, const SymbolicValue& b) {
  unsigned op = i.getOpcode(), width = a.width;
  if (a.width == 0 || b.width == 0) return std::nullopt;
  std::string at = textOf(i);
  Term fine = bothOf(a.fine, b.fine);
  if (a.isTruth()) {
    if (op == I::And) return truthValue(bothOf(a.term, b.term), fine);
    if (op == I::Or) {
      bool disjoint = llvm::cast<llvm::PossiblyDisjointInst>(i).isDisjoint();
      if (disjoint) fine = promised(fine, notOf(bothOf(a.term, b.term)), "disjoint: " + at);
      return truthValue(eitherOf(a.term, b.term), fine);
    }
    if (op == I::Xor) return truthValue(notOf(truthEqual(a.term, b.term)), fine);
    return std::nullopt;
  }
  if (op == I::UDiv || op == I::SDiv || op == I::URem || op == I::SRem) return division(i, op, a, b);
  if (op == I::Shl || op == I::LShr || op == I::AShr) return shift(i, a, b);
  if (op == I::And || op == I::Or || op == I::Xor) {
    BitOperation operation = op == I::And ? BitOperation::kAnd : op == I::Or ? BitOperation::kOr : BitOperation::kXor;
    std::optional<SymbolicValue> result = bitOperation(operation, a, b);
    const auto* disjoint = dyn_cast<llvm::PossiblyDisjointInst>(&i);
    if (result && disjoint && disjoint->isDisjoint()) {
      std::optional<SymbolicValue> both = bitOperation(BitOperation::kAnd, a, b);
      if (!both) return std::nullopt;
      result->fine = promised(fine, isEqual(both->term, integer(0)), "disjoint: " + at);
    }
    return result;
  }
  const auto* flags = dyn_cast<llvm::OverflowingBinaryOperator>(&i);
  if (!flags) return std::nullopt;
  auto compute = [&](const Term& x, const Term& y) {
    if (op == I::Add) return add(x, y);
    if (op == I::Sub) return subtract(x, y);
    return multiply(x, y);
  };
  if (op != I::Add && op != I::Sub && op != I::Mul) return std::nullopt;
  if (flags->hasNoUnsignedWrap()) {
    Term reached = bothOf(path_, fine);
    Term exact = compute(unsignedOf(a, reached, at), unsignedOf(b, reached, at));
    fine = promised(fine, fitsUnsigned(exact, width), "no unsigned wrap, as nuw says: " + at);
  }
  bool nsw = flags->hasNoSignedWrap();
  return fitted(width, compute(a.term, b.term), fine, nsw, at);
}

void Instructions::requireDivisor(const I& i, const SymbolicValue& b) {
  std::string at = textOf(i);
  require(b.fine, "the divisor is not poison: " + at);
  Term before = path_;
  path_ = bothOf(path_, b.fine);
  require(notOf(isEqual(b.term, integer(0))), "no division by zero: " + at);
  path_ = before;
}

std::optional<SymbolicValue> Instructions::quotient(const I& i, const SymbolicValue& a, const SymbolicValue& b) {
  if (!a.isInteger() || !b.isInteger()) return std::nullopt;
  return division(i, I::UDiv, a, b);
}

std::optional<SymbolicValue> Instructions::division(const I& i, unsigned op, const SymbolicValue& a,
                                                    const SymbolicValue& b) {
  unsigned width = a.width;
  std::string at = textOf(i);
  requireDivisor(i, b);
  Term before = path_;
  // What follows is reached only with a divisor that is fine.
  path_ = bothOf(path_, b.fine);
  bool isSigned = op == I::SDiv || op == I::SRem, quotient = op == I::SDiv || op == I::UDiv;
  Term fine = a.fine, result, asUnsigned;
  Term nonZero = bothOf(path_, notOf(isEqual(b.term, integer(0))));
  auto plain = [&](const Term& x, const Term& y) { return quotient ? quotientOf(x, y) : remainderOf(x, y); };
  if (!isSigned) {
    Term reached = bothOf(nonZero, fine);
    Term x = unsignedOf(a, reached, at), y = unsignedOf(b, reached, at);
    result = plain(x, y);
    const auto* exact = dyn_cast<llvm::PossiblyExactOperator>(&i);
    if (exact && exact->isExact()) fine = promised(fine, isEqual(remainderOf(x, y), integer(0)), "exact: " + at);
    // A quotient or remainder above 2^(w-1) is a negative number; as an unsigned one it is at most the dividend.
    if (!obligations_.settle(Kind::kSign, reached, fits(result, width), "below 2^" + std::to_string(width - 1) + ": " + at)) {
      asUnsigned = result;
      result = wrapped(result, width);
    }
  } else {
    // Poison may be any number, the least one too.
    Term overflows = bothOf(eitherOf(notOf(fine), isEqual(a.term, integer(signedLow(width)))),
                            isEqual(b.term, integer(-1)));
    require(notOf(overflows), "no overflow of signed division: " + at);
    Term reached = bothOf(nonZero, fine);
    Term bothPositive = bothOf(isLessEqual(integer(0), a.term), isLess(integer(0), b.term));
    if (obligations_.settle(Kind::kSign, reached, bothPositive, "operands of a division are positive: " + at)) {
      result = plain(a.term, b.term);
    } else {
      // Rounds toward zero; the remainder has the sign of the dividend.
      Term x = absolute(a.term), y = absolute(b.term);
      Term sameSign = truthEqual(isLess(a.term, integer(0)), isLess(b.term, integer(0)));
      Term size = plain(x, y);
      Term positive = quotient ? sameSign : isLessEqual(integer(0), a.term);
      result = choose(positive, size, subtract(integer(0), size));
    }
    const auto* exact = dyn_cast<llvm::PossiblyExactOperator>(&i);
    if (exact && exact->isExact())
      fine = promised(fine, isEqual(remainderOf(absolute(a.term), absolute(b.term)), integer(0)), "exact: " + at);
  }
  path_ = before;
  SymbolicValue value = integerValue(width, result, fine, bitsOf(intervals_.of(result), width));
  value.asUnsigned = asUnsigned;
  return value;
}

std::optional<SymbolicValue> Instructions::shift(const I& i, const SymbolicValue& a, const SymbolicValue& b) {
  unsigned op = i.getOpcode(), width = a.width;
  std::string at = textOf(i);
  Term fine = bothOf(a.fine, b.fine);
  std::optional<Int128> amount = constantOf(b.term);
  fine = promised(fine, within(b.term, 0, width - 1), "the shift is less than the width: " + at);
  if (amount && (*amount < 0 || *amount >= width)) return integerValue(width, integer(0), truth(false), allBits(width));
  Term power = integer(1);
  if (amount) {
    power = integer(powerOfTwo(static_cast<unsigned>(*amount)));
  } else {
    for (unsigned k = width; k-- > 1;) power = choose(isEqual(b.term, integer(k)), integer(powerOfTwo(k)), power);
  }
  if (op == I::Shl) {
    const auto* flags = dyn_cast<llvm::OverflowingBinaryOperator>(&i);
    if (flags->hasNoUnsignedWrap()) {
      Term exact = multiply(unsignedOf(a, bothOf(path_, fine), at), power);
      fine = promised(fine, fitsUnsigned(exact, width), "no unsigned wrap, as nuw says: " + at);
    }
    SymbolicValue result = fitted(width, multiply(a.term, power), fine, flags->hasNoSignedWrap(), at);
    if (amount) result.bits &= (a.bits << static_cast<unsigned>(*amount)) & allBits(width);
    return result;
  }
  bool exact = llvm::cast<llvm::PossiblyExactOperator>(i).isExact();
  if (exact) fine = promised(fine, isEqual(remainderOf(a.term, power), integer(0)), "exact: " + at);
  if (op == I::AShr) {
    Term result = quotientOf(a.term, power);
    return integerValue(width, result, fine, bitsOf(intervals_.of(result), width));
  }
  Term number = unsignedOf(a, bothOf(path_, fine), at);
  Term result = quotientOf(number, power);
  if (!amount || *amount == 0) {
    if (!obligations_.settle(Kind::kSign, bothOf(path_, fine), fits(result, width),
                             "below 2^" + std::to_string(width - 1) + ": " + at))
      result = wrapped(result, width);
  }
  uint64_t bits = amount ? a.bits >> static_cast<unsigned>(*amount) : allBits(width);
  SymbolicValue value = integerValue(width, result, fine, bits & bitsOf(intervals_.of(result), width));
  if (amount) {
    value.source = a.source ? a.source : number;
    value.sourceShift = (a.source ? a.sourceShift : 0) + static_cast<int>(*amount);
  }
  return value;
}

std::optional<SymbolicValue> Instructions::convert(const I& i, const SymbolicValue& a) {
  const llvm::Type* type = i.getType()->getScalarType();  // of a vector, lane by lane
  if (!type->isIntegerTy() || type->getIntegerBitWidth() > 64 || a.width == 0) return std::nullopt;
  unsigned width = type->getIntegerBitWidth();
  std::string at = textOf(i);
  Term fine = a.fine;
  if (const auto* z = dyn_cast<llvm::ZExtInst>(&i)) {
    if (z->hasNonNeg()) {
      Term notNegative = a.isTruth() ? notOf(a.term) : isLessEqual(integer(0), a.term);
      fine = promised(fine, notNegative, "not negative, as nneg says: " + at);
      return integerValue(width, a.isTruth() ? integer(0) : a.term, fine, a.bits);
    }
    SymbolicValue value = integerValue(width, unsignedOf(a, bothOf(path_, fine), at), fine, a.isTruth() ? 1 : a.bits);
    value.source = a.source;
    value.sourceShift = a.sourceShift;
    return value;
  }
  if (isa<llvm::SExtInst>(i)) {
    if (a.isTruth()) return integerValue(width, choose(a.term, integer(-1), integer(0)), fine, allBits(width));
    bool signPossible = ((a.bits >> (a.width - 1)) & 1) != 0;
    return integerValue(width, a.term, fine, signPossible ? allBits(width) : a.bits);
  }
  const auto* t = dyn_cast<llvm::TruncInst>(&i);
  if (!t) return std::nullopt;
  if (t->hasNoUnsignedWrap())
    fine = promised(fine, fitsUnsigned(unsignedOf(a, bothOf(path_, fine), at), width), "no bit lost, as nuw says: " + at);
  if (width == 1) {
    if (t->hasNoSignedWrap()) fine = promised(fine, within(a.term, -1, 0), "no signed wrap, as nsw says: " + at);
    return truthValue(isEqual(remainderOf(a.term, integer(2)), integer(1)), fine);
  }
  SymbolicValue result = fitted(width, a.term, fine, t->hasNoSignedWrap(), at);
  result.bits &= a.bits;
  return result;
}

std::optional<SymbolicValue> Instructions::compare(const I& i, const SymbolicValue& a, const SymbolicValue& b) {
  const auto& comparison = llvm::cast<llvm::ICmpInst>(i);
  if (a.width == 0 || b.width == 0) return std::nullopt;
  std::string at = textOf(i);
  Term fine = bothOf(a.fine, b.fine);
  auto number = [&](const SymbolicValue& v, bool isSigned) {
    if (v.isTruth()) return choose(v.term, integer(isSigned ? -1 : 1), integer(0));
    return isSigned ? v.term : unsignedOf(v, bothOf(path_, fine), at);
  };
  if (comparison.hasSameSign())
    fine = promised(fine, truthEqual(isLess(number(a, true), integer(0)), isLess(number(b, true), integer(0))),
                    "operands of one sign: " + at);
  bool equality = comparison.isEquality(), isSigned = equality || comparison.isSigned();
  Term x = number(a, isSigned), y = number(b, isSigned);
  switch (comparison.getPredicate()) {
    case llvm::ICmpInst::ICMP_EQ: return truthValue(isEqual(x, y), fine);
    case llvm::ICmpInst::ICMP_NE: return truthValue(notOf(isEqual(x, y)), fine);
    case llvm::ICmpInst::ICMP_SLT:
    case llvm::ICmpInst::ICMP_ULT: return truthValue(isLess(x, y), fine);
    case llvm::ICmpInst::ICMP_SLE:
    case llvm::ICmpInst::ICMP_ULE: return truthValue(isLessEqual(x, y), fine);
    case llvm::ICmpInst::ICMP_SGT:
    case llvm::ICmpInst::ICMP_UGT: return truthValue(isLess(y, x), fine);
    default: return truthValue(isLessEqual(y, x), fine);
  }
}

namespace {

// Whether the number is in the range, which may wrap around.
Term inside(const SymbolicValue& v, const llvm::ConstantRange& range) {
  if (v.isTruth()) {
    Term yes = truth(range.contains(llvm::APInt(1, 1))), no = truth(range.contains(llvm::APInt(1, 0)));
    return chooseTruth(v.term, yes, no);
  }
  if (range.isEmptySet()) return truth(false);
  if (range.isFullSet()) return truth(true);
  if (range.isSignWrappedSet()) return notOf(inside(v, range.inverse()));
  return within(v.term, range.getSignedMin().getSExtValue(), range.getSignedMax().getSExtValue());
}

}  // namespace

void Instructions::limit(SymbolicValue& v, const llvm::ConstantRange& range, const std::string& at) {
  if (v.width != range.getBitWidth()) {
    v.fine = truth(false);
    return;
  }
  v.fine = promised(v.fine, inside(v, range), "in the range that is promised: " + at);
}

SymbolicValue Instructions::reading(const I& i, const Term& number) {
  return known(i.getType()->getIntegerBitWidth(), number, truth(true));
}

SymbolicValue Instructions::known(unsigned width, const Term& number, const Term& fine) {
  return integerValue(width, number, fine, bitsOf(intervals_.of(number), width));
}

void Instructions::promiseArguments(const I& i, std::vector<SymbolicValue>& x) {
  const auto* call = dyn_cast<llvm::CallBase>(&i);
  if (!call) return;
  for (unsigned k = 0; k < x.size() && k < call->arg_size(); ++k) {
    for (const llvm::AttributeList& attributes : {call->getAttributes(), call->getCalledFunction()->getAttributes()})
      if (llvm::Attribute a = attributes.getParamAttr(k, llvm::Attribute::Range); a.isValid()) limit(x[k], a.getRange(), textOf(i));
    if (call->paramHasAttr(k, llvm::Attribute::NoUndef))
      requireFine(x[k], "argument " + std::to_string(k) + " is not poison: " + textOf(i));
  }
}

void Instructions::promiseResult(const I& i, SymbolicValue& result, const std::optional<llvm::ConstantRange>& elsewhere) {
  const auto* call = dyn_cast<llvm::CallBase>(&i);
  if (!call || i.getType()->isVoidTy()) return;
  std::vector<llvm::ConstantRange> ranges;
  const auto add = [&](const llvm::ConstantRange& range) {
    std::optional<llvm::ConstantRange> both;
    if (!ranges.empty() && ranges.back().getBitWidth() == range.getBitWidth()) both = ranges.back().exactIntersectWith(range);
    if (both) ranges.back() = *both;
    else ranges.push_back(range);
  };
  for (const llvm::AttributeList& attributes : {call->getAttributes(), call->getCalledFunction()->getAttributes()})
    if (llvm::Attribute a = attributes.getRetAttr(llvm::Attribute::Range); a.isValid()) add(a.getRange());
  // One piece: several are refused beforehand (unread.h).
  if (const llvm::MDNode* node = i.getMetadata(llvm::LLVMContext::MD_range)) add(llvm::getConstantRangeFromMetadata(*node));
  if (elsewhere) add(*elsewhere);
  const bool defined = call->hasRetAttr(llvm::Attribute::NoUndef);
  if (defined) requireFine(result, "the result is not poison: " + textOf(i));
  for (const llvm::ConstantRange& range : ranges) {
    const bool fits = result.width == range.getBitWidth();
    if (defined || elsewhere) require(fits ? inside(result, range) : truth(false), "in the range that is promised: " + textOf(i));
    else limit(result, range, textOf(i));
  }
}

void Instructions::requireFine(const SymbolicValue& v, const std::string& what) {
  if (!v.isAggregate()) return require(v.fine, what);
  for (const SymbolicValue& field : v.fields) requireFine(field, what);
}

std::optional<SymbolicValue> Instructions::intrinsic(const I& i, const std::vector<SymbolicValue>& x) {
  const auto* call = dyn_cast<llvm::IntrinsicInst>(&i);
  if (!call) return std::nullopt;
  std::string at = textOf(i);
  llvm::Intrinsic::ID id = call->getIntrinsicID();
  if (id == llvm::Intrinsic::assume && x.size() == 1) {
    require(bothOf(x[0].fine, x[0].term), "the assumption holds: " + at);
    return SymbolicValue{};
  }
  // The upper half of two numbers side by side, shifted to the left by a constant.
  if (id == llvm::Intrinsic::fshl && x.size() == 3 && x[0].isInteger()) {
    const Int128 by = constantOf(x[2].term).value_or(-1);
    const unsigned width = x[0].width, amount = by < 0 ? width : static_cast<unsigned>(by % width);
    if (amount == width) return std::nullopt;
    const Term fine = bothOf(bothOf(x[0].fine, x[1].fine), x[2].fine);
    if (amount == 0) return integerValue(width, x[0].term, fine, x[0].bits);
    const Term lower = quotientOf(unsignedOf(x[1], bothOf(path_, fine), at), integer(powerOfTwo(width - amount)));
    return fitted(width, add(multiply(x[0].term, integer(powerOfTwo(amount))), lower), fine, false, at);
  }
  if (x.size() != 2 || !x[0].isInteger()) return std::nullopt;
  const SymbolicValue &a = x[0], &b = x[1];
  Term fine = bothOf(a.fine, b.fine);
  bool isUnsigned = id == llvm::Intrinsic::umin || id == llvm::Intrinsic::umax;
  auto number = [&](const SymbolicValue& v) { return isUnsigned ? unsignedOf(v, bothOf(path_, fine), at) : v.term; };
  if (id == llvm::Intrinsic::abs) {
    Term lowest = isEqual(a.term, integer(signedLow(a.width)));
    // The second argument says that the lowest number is poison; otherwise it is its own absolute value.
    if (!isFalse(b.term)) fine = promised(fine, implies(b.term, notOf(lowest)), "not the lowest number: " + at);
    return integerValue(a.width, choose(lowest, a.term, absolute(a.term)), fine, allBits(a.width));
  }
  const bool least = id == llvm::Intrinsic::smin || id == llvm::Intrinsic::umin;
  if (least || id == llvm::Intrinsic::smax || id == llvm::Intrinsic::umax) {
    // No choice where it is known: a quotient by max(d, 1) is then one by d.
    Term ordered = least ? isLessEqual(number(a), number(b)) : isLessEqual(number(b), number(a));
    if (intervals_.holds(ordered) && obligations_.settle(Kind::kSign, bothOf(path_, fine), ordered, "the first: " + at))
      return integerValue(a.width, a.term, fine, a.bits);
  }
  if (least)
    return integerValue(a.width, choose(isLess(number(a), number(b)), a.term, b.term), fine, a.bits | b.bits);
  if (id == llvm::Intrinsic::smax || id == llvm::Intrinsic::umax)
    return integerValue(a.width, choose(isLess(number(b), number(a)), a.term, b.term), fine, a.bits | b.bits);
  return std::nullopt;
}

}  // namespace cutecheck::oracle
