// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/smt/encoder.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

constexpr size_t kMostDigits = 4;

bool isSymbol(const Scalar& s, std::string_view name) {
  return s->op() == ScalarNode::Op::kSymbol && s->name() == name;
}

}  // namespace

Encoder::Split Encoder::split(const Term& a, const Term& b) {
  if (bits_ || encoding_ == Encoding::kDivMod) return {make(Op::kDiv, {a, b}), make(Op::kMod, {a, b})};
  std::string id = std::to_string(fresh_++);
  Term q = variable("q!" + id), r = variable("r!" + id);
  definitions_.push_back(equals(a, b * q + r));
  definitions_.push_back(lessEqual(integer(0), r));
  definitions_.push_back(less(r, b));
  // Euclid: a quotient and remainder are unique. Said of pairs of coordinates, it spares the solver
  // the one non-linear step of a transposition.
  for (const Term& high : digits_) {
    for (const Term& low : digits_) {
      if (high == low || digits_.size() > kMostDigits) continue;
      Term split = conjunction({equals(a, b * high + low), lessEqual(integer(0), low), less(low, b)});
      definitions_.push_back(disjunction({negation(split), conjunction({equals(q, high), equals(r, low)})}));
    }
  }
  return {q, r};
}

bool Encoder::plainlyNonNegative(const Scalar& s) const {
  using ScalarOp = ScalarNode::Op;
  switch (s->op()) {
    case ScalarOp::kConstant:
      return s->value() >= 0;
    case ScalarOp::kSymbol:
      for (const Constraint& c : assumptions_.constraints) {
        bool below = c.relation == Relation::kGreaterEqual || c.relation == Relation::kGreater;
        if (below && isSymbol(c.lhs, s->name()) && c.rhs->op() == ScalarOp::kConstant && c.rhs->value() >= 0)
          return true;
      }
      return false;
    case ScalarOp::kAdd:
    case ScalarOp::kMul:
    case ScalarOp::kDiv:
    case ScalarOp::kMod:
      return plainlyNonNegative(s->lhs()) && plainlyNonNegative(s->rhs());
    default:
      return false;
  }
}

bool Encoder::plainlyNonNegative(const Function& f) const {
  switch (f.kind) {
    case Function::Kind::kMode:
      return plainlyNonNegative(f.stride);
    case Function::Kind::kShift:
      return plainlyNonNegative(f.shift);
    case Function::Kind::kSwizzle:
      return true;
    default:
      break;
  }
  for (const Function& part : f.parts)
    if (!plainlyNonNegative(part)) return false;
  return true;
}

Term Encoder::scalar(const Scalar& s) {
  using ScalarOp = ScalarNode::Op;
  switch (s->op()) {
    case ScalarOp::kConstant:
      return integer(s->value());
    case ScalarOp::kSymbol: {
      // A symbol with div=k is k times the variable.
      auto at = assumptions_.divisors.find(s->name());
      int64_t divisor = at == assumptions_.divisors.end() ? 1 : at->second;
      Term v = variable(s->name());
      return divisor == 1 ? v : integer(divisor) * v;
    }
    case ScalarOp::kNeg:
      return -scalar(s->lhs());
    case ScalarOp::kAdd:
      return scalar(s->lhs()) + scalar(s->rhs());
    case ScalarOp::kSub:
      return scalar(s->lhs()) - scalar(s->rhs());
    case ScalarOp::kMul:
      return scalar(s->lhs()) * scalar(s->rhs());
    case ScalarOp::kDiv:
      for (const auto& [name, divisor] : assumptions_.divisors)
        if (divisor > 1 && isSymbol(s->lhs(), name) && s->rhs()->op() == ScalarOp::kConstant &&
            s->rhs()->value() == divisor)
          return variable(name);
      return split(scalar(s->lhs()), scalar(s->rhs())).quotient;
    case ScalarOp::kMod:
      return split(scalar(s->lhs()), scalar(s->rhs())).remainder;
  }
  return integer(0);
}

Term Encoder::constraint(const Scalar& lhs, Relation relation, const Scalar& rhs) {
  Term a = scalar(lhs), b = scalar(rhs);
  switch (relation) {
    case Relation::kEqual:
    case Relation::kIdentical:
      return equals(a, b);
    case Relation::kNotEqual:
      return negation(equals(a, b));
    case Relation::kLessEqual:
      return lessEqual(a, b);
    case Relation::kLess:
      return less(a, b);
    case Relation::kGreaterEqual:
      return lessEqual(b, a);
    case Relation::kGreater:
      return less(b, a);
  }
  return negation(equals(a, b));
}

// Bit by bit: the target bit t becomes (t + s) mod 2.
Term Encoder::swizzled(const Swizzle& swizzle, const Term& x) {
  if (bits_) {
    const int up = swizzle.shift < 0 ? -swizzle.shift : 0, down = swizzle.shift > 0 ? swizzle.shift : 0;
    auto power = [](int k) { return integer(Int128(1) << k); };
    const Term high = make(Op::kDiv, {x, power(swizzle.base + down)});
    const Term field = make(Op::kMod, {high, power(swizzle.bits)});
    return make(Op::kXor, {x, field * power(swizzle.base + up)});
  }
  auto bit = [&](int k) { return split(split(x, integer(Int128(1) << k)).quotient, integer(2)).remainder; };
  int up = swizzle.shift < 0 ? -swizzle.shift : 0, down = swizzle.shift > 0 ? swizzle.shift : 0;
  Term result = x;
  for (int j = 0; j < swizzle.bits; ++j) {
    Term source = bit(swizzle.base + down + j), target = bit(swizzle.base + up + j);
    Term flipped = split(target + source, integer(2)).remainder;
    result = result + integer(Int128(1) << (swizzle.base + up + j)) * (flipped - target);
  }
  return result;
}

Term Encoder::apply(const Function& f, const Term& index, bool outer) {
  switch (f.kind) {
    case Function::Kind::kShift:
      return index + scalar(f.shift);
    case Function::Kind::kSwizzle:
      return swizzled(f.swizzle, index);
    case Function::Kind::kMode:
      return index * scalar(f.stride);
    case Function::Kind::kChain: {
      Term x = apply(f.parts.front(), index, outer);
      bool signs = outer || !plainlyNonNegative(f.parts.front());
      for (size_t i = 1; i < f.parts.size(); ++i) {
        x = apply(f.parts[i], x, signs);
        signs = signs || !plainlyNonNegative(f.parts[i]);
      }
      return x;
    }
    case Function::Kind::kParallel:
      break;
  }
  std::vector<Function> parts = flatParts(f);
  if (parts.empty()) return integer(0);
  bool oneMode = parts.size() == 1 && parts[0].kind == Function::Kind::kMode;
  if (outer && !oneMode) {
    // f(-i) = -f(i): the digits of the magnitude, and the sign again.
    Term sign = less(index, integer(0));
    Term magnitude = make(Op::kIf, {sign, -index, index});
    Term value = apply(f, magnitude, false);
    return make(Op::kIf, {sign, -value, value});
  }
  Term sum, rest = index;
  for (size_t i = 0; i < parts.size(); ++i) {
    Term digit = rest;
    if (i + 1 < parts.size()) {
      Split both = split(rest, scalar(sizeOf(parts[i])));
      digit = both.remainder;
      rest = both.quotient;
    }
    Term value = apply(parts[i], digit);
    sum = sum ? sum + value : value;
  }
  return sum;
}

Encoder::Point Encoder::point(const Function& f, const std::string& name) {
  Point p;
  p.index = variable(name);
  definitions_.push_back(lessEqual(integer(0), p.index));
  if (encoding_ != Encoding::kCoordinates) {
    definitions_.push_back(less(p.index, scalar(sizeOf(f))));
    p.value = apply(f, p.index);
    return p;
  }
  const Function& inner = f.kind == Function::Kind::kChain ? f.parts.front() : f;
  Term radix = integer(1), index = integer(0), value = integer(0);
  std::vector<Function> parts = flatParts(inner);
  for (size_t k = 0; k < parts.size(); ++k) {
    Term c = variable(name + "." + std::to_string(k)), extent = scalar(sizeOf(parts[k]));
    definitions_.push_back(lessEqual(integer(0), c));
    definitions_.push_back(less(c, extent));
    p.coordinates.push_back(c);
    digits_.push_back(c);
    index = k == 0 ? c : index + c * radix;
    radix = k == 0 ? extent : radix * extent;
    Term part = apply(parts[k], c);
    value = k == 0 ? part : value + part;
  }
  definitions_.push_back(equals(p.index, index));
  bool signs = !plainlyNonNegative(inner);
  for (size_t i = 1; f.kind == Function::Kind::kChain && i < f.parts.size(); ++i) {
    value = apply(f.parts[i], value, signs);
    signs = signs || !plainlyNonNegative(f.parts[i]);
  }
  p.value = value;
  return p;
}

}  // namespace cutecheck::oracle
