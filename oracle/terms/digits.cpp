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

}  // namespace

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
