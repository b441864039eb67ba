// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/reference/meaning_term.h"

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

Term relationTerm(const Term& a, Relation relation, const Term& b) {
  switch (relation) {
    case Relation::kEqual:
    case Relation::kIdentical: return isEqual(a, b);
    case Relation::kNotEqual: return notOf(isEqual(a, b));
    case Relation::kLessEqual: return isLessEqual(a, b);
    case Relation::kLess: return isLess(a, b);
    case Relation::kGreaterEqual: return isLessEqual(b, a);
    case Relation::kGreater: return isLess(b, a);
  }
  return truth(false);
}

Term bit(const Term& x, int k) { return remainderOf(quotientOf(x, integer(powerOfTwo(static_cast<unsigned>(k)))), integer(2)); }

// Swizzles meet numbers of their own, not of the function's extension: a negative one is not defined.
void swizzledOperands(const Function& f, const Term& index, const Intervals& intervals,
                      std::vector<std::pair<Term, std::string>>& defined) {
  if (f.kind == Function::Kind::kSwizzle)
    defined.emplace_back(isLessEqual(integer(0), index), "a swizzle meets a negative number");
  if (f.kind != Function::Kind::kChain) return;
  Term x = index;
  for (const Function& part : f.parts) {
    swizzledOperands(part, x, intervals, defined);
    x = applyTerm(part, x, intervals);
  }
}

// A linear index is taken apart by the extents of all modes but the last, which are at least 1.
void dividedExtents(const Function& f, const Intervals& intervals, std::vector<std::pair<Term, std::string>>& defined) {
  if (f.kind == Function::Kind::kChain)
    for (const Function& part : f.parts) dividedExtents(part, intervals, defined);
  if (f.kind != Function::Kind::kParallel) return;
  const std::vector<Function> parts = flatParts(f);
  for (size_t i = 0; i < parts.size(); ++i) {
    dividedExtents(parts[i], intervals, defined);
    if (i + 1 == parts.size()) continue;
    const Term extent = termOf(sizeOf(parts[i]));
    if (intervals.of(extent).low < 1) defined.emplace_back(isLessEqual(integer(1), extent), "an extent is below 1");
  }
}

// x / y or x - (x / y) * y, rounded toward zero.
Term towardZero(const Term& a, const Term& b, bool quotient, const Intervals& intervals) {
  auto plain = [&](const Term& x, const Term& y) { return quotient ? quotientOf(x, y) : remainderOf(x, y); };
  auto magnitude = [&](const Term& t) {
    if (intervals.of(t).low >= 0) return t;
    return choose(isLess(t, integer(0)), subtract(integer(0), t), t);
  };
  const bool natural = intervals.of(a).low >= 0;
  if (natural && intervals.of(b).low >= 1) return plain(a, b);
  Term size = plain(magnitude(a), magnitude(b));
  Term aNegative = natural ? truth(false) : isLess(a, integer(0));
  Term bNegative = intervals.of(b).low >= 0 ? truth(false) : isLess(b, integer(0));
  Term positive = quotient ? truthEqual(aNegative, bNegative) : notOf(aNegative);
  return choose(positive, size, subtract(integer(0), size));
}

// The number of `width` bits that t is modulo 2^width.
Term ofWidth(const Term& t, unsigned width, bool isSigned, const Intervals& intervals) {
  const Int128 all = powerOfTwo(width), half = powerOfTwo(width - 1);
  const Interval known = intervals.of(t);
  if (isSigned) {
    if (known.low >= -half && known.high < half) return t;
    // What was an unsigned number of the width.
    if (known.low >= 0 && known.high < all) return choose(isLess(t, integer(half)), t, subtract(t, integer(all)));
    return subtract(remainderOf(add(t, integer(half)), integer(all)), integer(half));
  }
  if (known.low >= 0 && known.high < all) return t;
  if (known.low >= -half && known.high < half) return choose(isLess(t, integer(0)), add(t, integer(all)), t);
  return remainderOf(t, integer(all));
}

MeaningTerm combined(const MeaningNode& v, const Intervals& intervals, const std::map<std::string, Term>& happens) {
  using K = MeaningNode::Kind;
  MeaningTerm result;
  std::vector<Term> x;
  Term reached = truth(true);  // where the next operand is read
  for (const MeaningValue& operand : v.operands) {
    MeaningTerm t = termOf(*operand, intervals, happens);
    if (v.kind == K::kSelect && x.size() == 2) reached = notOf(x[0]);
    x.push_back(t.term);
    for (auto& [condition, what] : t.defined) result.defined.emplace_back(implies(reached, condition), std::move(what));
    if (v.kind == K::kAnd || (v.kind == K::kSelect && x.size() == 1)) reached = bothOf(reached, t.term);
    if (v.kind == K::kOr) reached = bothOf(reached, notOf(t.term));
  }
  switch (v.kind) {
    case K::kNegate: result.term = subtract(integer(0), x[0]); break;
    case K::kAdd: result.term = add(x[0], x[1]); break;
    case K::kSub: result.term = subtract(x[0], x[1]); break;
    case K::kMul: result.term = multiply(x[0], x[1]); break;
    case K::kDiv:
    case K::kMod:
      result.defined.emplace_back(isLessEqual(integer(1), x[1]), "a divisor is below 1");
      result.term = v.kind == K::kDiv ? quotientOf(x[0], x[1]) : remainderOf(x[0], x[1]);
      break;
    case K::kQuotient:
    case K::kRemainder:
      result.defined.emplace_back(notOf(isEqual(x[1], integer(0))), "a divisor is 0");
      result.term = towardZero(x[0], x[1], v.kind == K::kQuotient, intervals);
      break;
    case K::kSigned:
    case K::kUnsigned: result.term = ofWidth(x[0], v.width, v.kind == K::kSigned, intervals); break;
    case K::kSelect: result.term = choose(x[0], x[1], x[2]); break;
    case K::kApply:
      result.defined.emplace_back(isLessEqual(integer(0), x[0]), "a linear index is negative");
      swizzledOperands(v.function, x[0], intervals, result.defined);
      dividedExtents(v.function, intervals, result.defined);
      result.term = applyTerm(v.function, x[0], intervals);
      break;
    case K::kRelation: result.term = relationTerm(x[0], v.relation, x[1]); break;
    case K::kNot: result.term = notOf(x[0]); break;
    case K::kAnd: result.term = conjunction(x); break;
    default: result.term = disjunction(x); break;
  }
  return result;
}

}  // namespace

Term termOf(const Scalar& s) {
  using Op = ScalarNode::Op;
  if (s->op() == Op::kConstant) return integer(s->value());
  if (s->op() == Op::kSymbol) return variable(s->name());
  Term a = termOf(s->lhs());
  if (s->op() == Op::kNeg) return subtract(integer(0), a);
  Term b = termOf(s->rhs());
  switch (s->op()) {
    case Op::kAdd: return add(a, b);
    case Op::kSub: return subtract(a, b);
    case Op::kMul: return multiply(a, b);
    case Op::kDiv: return quotientOf(a, b);
    default: return remainderOf(a, b);
  }
}

Term termOf(const Constraint& c) { return relationTerm(termOf(c.lhs), c.relation, termOf(c.rhs)); }

Term swizzleTerm(const Swizzle& s, const Term& x) {
  int up = s.shift < 0 ? -s.shift : 0, down = s.shift > 0 ? s.shift : 0;
  Term result = x;
  for (int k = 0; k < s.bits; ++k) {
    Term source = bit(x, s.base + down + k);
    int at = s.base + up + k;
    Int128 weight = powerOfTwo(static_cast<unsigned>(at));
    Term change = choose(isEqual(bit(x, at), integer(0)), integer(1), integer(-1));
    result = add(result, multiply(integer(weight), choose(isEqual(source, integer(1)), change, integer(0))));
  }
  return result;
}

Term applyTerm(const Function& f, const Term& index, const Intervals& intervals) {
  switch (f.kind) {
    case Function::Kind::kMode: return multiply(index, termOf(f.stride));
    case Function::Kind::kShift: return add(index, termOf(f.shift));
    case Function::Kind::kSwizzle: return swizzleTerm(f.swizzle, index);
    case Function::Kind::kParallel: {
      std::vector<Function> parts = flatParts(f);
      Term sum = integer(0), rest = index;
      for (size_t i = 0; i < parts.size(); ++i) {
        if (i + 1 == parts.size()) {
          sum = add(sum, applyTerm(parts[i], rest, intervals));
          break;
        }
        Term extent = termOf(sizeOf(parts[i]));
        sum = add(sum, applyTerm(parts[i], remainderOf(rest, extent), intervals));
        rest = quotientOf(rest, extent);
      }
      return sum;
    }
    case Function::Kind::kChain: {
      Term x = index;
      for (size_t i = 0; i < f.parts.size(); ++i) {
        const Function& part = f.parts[i];
        bool plain = part.kind == Function::Kind::kShift || part.kind == Function::Kind::kSwizzle ||
                     part.kind == Function::Kind::kMode;
        if (i == 0 || plain || intervals.of(x).low >= 0) {
          x = applyTerm(part, x, intervals);
        } else {
          Term negated = subtract(integer(0), x);
          x = choose(isLess(x, integer(0)), subtract(integer(0), applyTerm(part, negated, intervals)),
                     applyTerm(part, x, intervals));
        }
      }
      return x;
    }
  }
  return integer(0);
}

MeaningTerm termOf(const MeaningNode& v, const Intervals& intervals, const std::map<std::string, Term>& happens) {
  MeaningTerm result;
  if (v.kind == MeaningNode::Kind::kScalar) result.term = termOf(v.scalar);
  else result = combined(v, intervals, happens);
  for (const std::string& load : v.loads) {
    const auto at = happens.find(load);
    result.defined.emplace_back(at == happens.end() ? truth(false) : at->second, "the load " + load + " does not happen");
  }
  return result;
}

}  // namespace cutecheck::oracle
