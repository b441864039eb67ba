// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/eval/same_value.h"

#include <algorithm>
#include <optional>

namespace cutecheck {
namespace {

using Op = ScalarNode::Op;

// No `?`, and a number at every value of the symbols: no divisor may be 0.
bool hasValue(const Scalar& s) {
  if (s->op() == Op::kConstant || s->op() == Op::kSymbol) return true;
  const bool divides = s->op() == Op::kDiv || s->op() == Op::kMod;
  if (divides && (s->rhs()->op() != Op::kConstant || s->rhs()->value() < 1)) return false;
  return hasValue(s->lhs()) && (s->op() == Op::kNeg || hasValue(s->rhs()));
}

bool isOpen(const IntTuple& leaf) {
  return leaf.kind() == IntTuple::Kind::kSymbolic || leaf.kind() == IntTuple::Kind::kDynamic;
}

// Nothing where it depends on symbols. One difference that is certain is enough.
using Known = std::optional<bool>;

Known all(const std::vector<Known>& parts) {
  if (std::any_of(parts.begin(), parts.end(), [](const Known& k) { return k == false; })) return false;
  if (std::any_of(parts.begin(), parts.end(), [](const Known& k) { return !k; })) return std::nullopt;
  return true;
}

Known same(const IntTuple& a, const IntTuple& b) {
  if (a.isTuple() != b.isTuple()) return false;
  if (!a.isTuple()) {
    if (a.isUnderscore() || b.isUnderscore()) return a == b;
    if (!isOpen(a) && !isOpen(b)) return a == b;
    const bool one = a == b && a.kind() == IntTuple::Kind::kSymbolic && hasValue(a.scalar());
    return one ? Known(true) : std::nullopt;
  }
  if (a.rank() != b.rank()) return false;
  std::vector<Known> modes;
  for (size_t i = 0; i < a.rank(); ++i) modes.push_back(same(a.mode(i), b.mode(i)));
  return all(modes);
}

Known same(const Layout& a, const Layout& b) { return all({same(a.shape(), b.shape()), same(a.stride(), b.stride())}); }

Known same(const ComposedLayout& a, const ComposedLayout& b) {
  return all({a.swizzle == b.swizzle, same(a.offset, b.offset), same(a.layout, b.layout)});
}

Known same(const Tiler& a, const Tiler& b) {
  if (a.isLayout() && b.isLayout()) return same(a.layout(), b.layout());
  if (!a.isTuple() || !b.isTuple()) return a == b;
  if (a.modes().size() != b.modes().size()) return false;
  std::vector<Known> modes;
  for (size_t i = 0; i < a.modes().size(); ++i) modes.push_back(same(a.modes()[i], b.modes()[i]));
  return all(modes);
}

template <typename T>
Known same(const T& a, const T& b) {
  return a == b;
}

Known same(const Pair& a, const Pair& b) {
  const auto parts = [](const auto& x, const auto& y) {
    if (x.index() != y.index()) return Known(false);
    return std::visit(
        [&](const auto& one) { return same(one, std::get<std::decay_t<decltype(one)>>(y)); }, x);
  };
  return all({parts(a.first, b.first), parts(a.second, b.second)});
}

Known sameAs(const Value& a, const Value& b) {
  if (a.index() != b.index()) return false;
  return std::visit([&](const auto& one) { return same(one, std::get<std::decay_t<decltype(one)>>(b)); }, a);
}

}  // namespace

Diagnostic dependsOnSymbols() {
  return makeError(Code::kNotStatic, "relation_c3", "the answer depends on what the symbols stand for");
}

Expected<bool> sameValue(const Value& a, const Value& b) {
  const Known known = sameAs(a, b);
  if (!known) return dependsOnSymbols();
  return *known;
}

bool isDecided(const Value& v) {
  const auto tuple = [](const IntTuple& t) {
    const std::vector<IntTuple> all = leaves(t);
    return std::none_of(all.begin(), all.end(), isOpen);
  };
  const auto layout = [&](const Layout& l) { return tuple(l.shape()) && tuple(l.stride()); };
  if (const auto* t = std::get_if<IntTuple>(&v)) return tuple(*t);
  if (const auto* l = std::get_if<Layout>(&v)) return layout(*l);
  if (const auto* c = std::get_if<ComposedLayout>(&v)) return tuple(c->offset) && layout(c->layout);
  return true;
}

}  // namespace cutecheck
