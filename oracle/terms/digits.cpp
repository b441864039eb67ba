// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/digits.h"

#include <set>

#include "core/notation/print.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;
using Kind = Function::Kind;

Scalar number(int64_t v) { return ScalarNode::constant(v); }
Scalar operation(Op op, const Scalar& a, const Scalar& b) {
  if (op == Op::kMul && a->op() == Op::kConstant && a->value() == 1) return b;
  if (op == Op::kMul && b->op() == Op::kConstant && b->value() == 1) return a;
  return ScalarNode::binary(op, a, b);
}
Scalar sum(const Scalar& a, const Scalar& b) { return a ? operation(Op::kAdd, a, b) : b; }

void collectSymbols(const Scalar& s, std::set<std::string>& out) {
  if (!s || s->op() == Op::kConstant) return;
  if (s->op() == Op::kSymbol) {
    out.insert(s->name());
    return;
  }
  collectSymbols(s->lhs(), out);
  if (s->op() != Op::kNeg) collectSymbols(s->rhs(), out);
}
void collectSymbols(const Function& f, std::set<std::string>& out) {
  for (const Scalar* s : {&f.extent, &f.stride, &f.shift}) collectSymbols(*s, out);
  for (const Function& part : f.parts) collectSymbols(part, out);
}

// The value of f at an index inside its domain, or at one that is not negative beyond it.
std::optional<Scalar> valueAt(const Function& f, const Scalar& index, std::vector<Constraint>& needs) {
  switch (f.kind) {
    case Kind::kMode:
      return operation(Op::kMul, index, f.stride);
    case Kind::kShift:
      return operation(Op::kAdd, index, f.shift);
    case Kind::kSwizzle:
      return std::nullopt;
    case Kind::kChain: {
      std::optional<Scalar> x = index;
      for (size_t i = 0; i < f.parts.size(); ++i) {
        if (i > 0) needs.push_back({*x, number(0), Relation::kGreaterEqual, ""});
        x = valueAt(f.parts[i], *x, needs);
        if (!x) return std::nullopt;
      }
      return x;
    }
    case Kind::kParallel:
      break;
  }
  const std::vector<Function> parts = flatParts(f);
  Scalar value, rest = index;
  for (size_t i = 0; i < parts.size(); ++i) {
    Scalar digit = rest;
    if (i + 1 < parts.size()) {
      const Scalar extent = sizeOf(parts[i]);
      digit = operation(Op::kMod, rest, extent);
      rest = operation(Op::kDiv, rest, extent);
    }
    std::optional<Scalar> part = valueAt(parts[i], digit, needs);
    if (!part) return std::nullopt;
    value = sum(value, *part);
  }
  return value ? value : number(0);
}

// The offset at arbitrary coordinates inside, which are called at0, .. or bt0, ..
std::optional<Scalar> offsetOf(const LayoutValue& value, char name, const std::set<std::string>& symbols, Contrary& contrary,
                               std::vector<Scalar>& coordinates) {
  Scalar offset = number(0);
  for (const Head& head : value.heads) {
    if (head.swizzle.bits != 0) return std::nullopt;
    offset = sum(offset, head.shift);
  }
  for (const Mode& mode : leavesOf(*value.form)) {
    const Scalar at = ScalarNode::symbol(name + ("t" + std::to_string(coordinates.size()))), extent = mode.extent.scalar();
    if (symbols.contains(at->name())) return std::nullopt;
    contrary.needs.push_back({extent, number(1), Relation::kGreaterEqual, ""});
    contrary.premises.insert(contrary.premises.end(),
                             {{at, number(0), Relation::kGreaterEqual, ""}, {at, extent, Relation::kLess, ""}});
    offset = sum(offset, operation(Op::kMul, at, mode.stride.scalar()));
    coordinates.push_back(at);
  }
  return offset;
}

}  // namespace

std::optional<Contrary> contraryOf(const Goal& goal, const std::vector<Constraint>& constraints) {
  using Of = Goal::Kind;
  Contrary contrary;
  if (goal.kind == Of::kInteger) {
    contrary.premises.push_back({goal.lower, goal.upper, negated(goal.relation), ""});
    return contrary;
  }
  if (goal.kind != Of::kInjective && goal.kind != Of::kDisjoint && goal.kind != Of::kRange) return std::nullopt;
  const LayoutValue& second = goal.kind == Of::kDisjoint ? goal.g : goal.f;
  std::set<std::string> symbols;
  for (const LayoutValue* value : {&goal.f, &second}) {
    if (!value->form) return std::nullopt;
    collectSymbols(functionOf(*value->form), symbols);
    for (const Head& head : value->heads) collectSymbols(head.shift, symbols);
  }
  std::vector<Constraint> read = constraints;
  read.push_back({goal.lower, goal.upper, Relation::kEqual, ""});
  for (const Constraint& c : read)
    for (const Scalar* side : {&c.lhs, &c.rhs}) collectSymbols(*side, symbols);
  std::vector<Scalar> at, bt;
  const std::optional<Scalar> f = offsetOf(goal.f, 'a', symbols, contrary, at);
  if (!f) return std::nullopt;
  if (goal.kind == Of::kRange) {
    contrary.shown = {{goal.lower, *f, Relation::kLessEqual, ""}, {*f, goal.upper, Relation::kLess, ""}};
    return contrary;
  }
  const std::optional<Scalar> g = offsetOf(second, 'b', symbols, contrary, bt);
  if (!g) return std::nullopt;
  contrary.premises.push_back({*f, *g, Relation::kEqual, ""});
  if (goal.kind == Of::kDisjoint) contrary.shown = {{*f, number(0), Relation::kEqual, ""}};
  for (size_t k = 0; goal.kind == Of::kInjective && k < at.size(); ++k)
    contrary.shown.push_back({at[k], bt[k], Relation::kEqual, ""});
  return contrary;
}

std::optional<Digits> digitsOf(const Goal& goal, size_t side, const std::vector<Constraint>& constraints) {
  if (goal.kind != Goal::Kind::kEqual) return std::nullopt;
  const Function &own = side == 0 ? goal.f.meaning : goal.g.meaning,
                 &other = side == 0 ? goal.g.meaning : goal.f.meaning;
  const bool chained = own.kind == Kind::kChain;
  const std::vector<Function> modes = flatParts(chained ? own.parts.front() : own);
  std::set<std::string> symbols;
  collectSymbols(own, symbols);
  collectSymbols(other, symbols);
  for (const Constraint& c : constraints) {
    collectSymbols(c.lhs, symbols);
    collectSymbols(c.rhs, symbols);
  }
  Digits digits;
  Scalar index, value, radix = number(1);
  for (size_t k = 0; k < modes.size(); ++k) {
    const std::string name = "at" + std::to_string(k);
    if (modes[k].kind != Kind::kMode || symbols.contains(name)) return std::nullopt;
    const Scalar at = ScalarNode::symbol(name), &extent = modes[k].extent;
    digits.premises.push_back({at, number(0), Relation::kGreaterEqual, name + " >= 0"});
    digits.premises.push_back({at, extent, Relation::kLess, name + " < " + toString(extent)});
    index = sum(index, operation(Op::kMul, at, radix));
    value = sum(value, operation(Op::kMul, at, modes[k].stride));
    radix = operation(Op::kMul, radix, extent);
  }
  if (!index) return std::nullopt;
  for (size_t i = 1; chained && i < own.parts.size(); ++i) {
    digits.needs.push_back({value, number(0), Relation::kGreaterEqual, ""});
    std::optional<Scalar> next = valueAt(own.parts[i], value, digits.needs);
    if (!next) return std::nullopt;
    value = *next;
  }
  std::optional<Scalar> met = valueAt(other, index, digits.needs);
  if (!met) return std::nullopt;
  digits.goal.kind = Goal::Kind::kInteger;
  digits.goal.lower = value;
  digits.goal.relation = Relation::kEqual;
  digits.goal.upper = *met;
  digits.goal.text = goal.text;
  return digits;
}

}  // namespace cutecheck::oracle
