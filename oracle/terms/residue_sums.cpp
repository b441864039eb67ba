// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/residue_sums.h"

#include <algorithm>
#include <map>

#include "oracle/claims/work_limit.h"
#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;
using Point = std::map<std::string, Int128>;

constexpr Int128 kMostSums = 1 << 14;
constexpr int64_t kMostDivisor = 16;  // a number that leaves different remainders of two

// What divides in s, multiplied; the symbols of s are written down. 0 of what is too large.
Int128 divisorsOf(const Scalar& s, Point& symbols) {
  if (s->op() == Op::kConstant) return 1;
  if (s->op() == Op::kSymbol) {
    symbols.emplace(s->name(), 0);
    return 1;
  }
  const Int128 left = divisorsOf(s->lhs(), symbols), right = s->op() == Op::kNeg ? 1 : divisorsOf(s->rhs(), symbols);
  if (left == 0 || right == 0) return 0;
  const bool divides = (s->op() == Op::kDiv || s->op() == Op::kMod) && s->rhs()->op() == Op::kConstant;
  const Int128 by = divides ? s->rhs()->value() : 1;
  if (by < 1 || by > kMostSums) return 0;
  const Int128 product = by * (left / gcd128(left, right) * right);
  return product <= kMostSums ? product : 0;
}

// The value of s, or with `modulus` its remainder; nothing where more than remainders are needed.
std::optional<Int128> reduced(const Scalar& s, Int128 modulus, const Point& at) {
  const auto rest = [&](std::optional<Int128> v) { return v && modulus > 0 ? std::optional(floorMod(*v, modulus)) : v; };
  if (s->op() == Op::kConstant) return rest(s->value());
  if (s->op() == Op::kSymbol) return modulus > 0 ? rest(at.at(s->name())) : std::nullopt;
  if (s->op() == Op::kDiv || s->op() == Op::kMod) {
    if (s->rhs()->op() != Op::kConstant || s->rhs()->value() < 1) return std::nullopt;
    const Int128 by = s->rhs()->value();
    const std::optional<Int128> whole = reduced(s->lhs(), s->op() == Op::kMod ? by : by * modulus, at);
    if (!whole) return std::nullopt;
    return rest(s->op() == Op::kMod ? *whole : floorDiv(*whole, by));
  }
  const std::optional<Int128> a = reduced(s->lhs(), modulus, at);
  if (!a) return std::nullopt;
  if (s->op() == Op::kNeg) return rest(-*a);
  const std::optional<Int128> b = reduced(s->rhs(), modulus, at);
  if (!b) return std::nullopt;
  return rest(s->op() == Op::kMul ? checkedMul(*a, *b) : s->op() == Op::kAdd ? checkedAdd(*a, *b) : checkedSub(*a, *b));
}

std::optional<bool> truth(const Scalar& lhs, Relation relation, const Scalar& rhs, const Point& at) {
  const std::optional<Int128> a = reduced(lhs, 0, at), b = a ? reduced(rhs, 0, at) : std::nullopt;
  return b ? std::optional(compare(*a, relation, *b)) : std::nullopt;
}

Int128 common(Int128 a, Int128 b) { return a == 0 || b == 0 ? 0 : a / gcd128(a, b) * b; }

Attempt decideOne(const Goal& goal, const std::vector<Constraint>& premises) {
  Attempt attempt;
  attempt.method = Method::kResidues;
  if (goal.kind != Goal::Kind::kInteger) return attempt;
  Point at;
  Int128 modulus = common(divisorsOf(goal.lower, at), divisorsOf(goal.upper, at));
  if (modulus == 0 || at.empty() || !truth(goal.lower, goal.relation, goal.upper, at)) return attempt;
  std::vector<Constraint> same;
  for (const Constraint& c : premises) {
    Point its;
    const Int128 wider = common(modulus, common(divisorsOf(c.lhs, its), divisorsOf(c.rhs, its)));
    const bool known = std::all_of(its.begin(), its.end(), [&](const auto& symbol) { return at.contains(symbol.first); });
    if (wider == 0 || wider > kMostSums || !known || !truth(c.lhs, c.relation, c.rhs, its)) continue;
    same.push_back(c);
    modulus = wider;
  }
  Int128 points = 1;
  for (size_t i = 0; i < at.size(); ++i) points = std::min(points * modulus, kMostSums + 1);
  if (points > kMostSums) return attempt;
  // From the largest remainders to the least, each symbol's own in turn.
  for (auto& [name, value] : at) value = modulus - 1;
  for (Int128 left = points; left > 0; --left) {
    WorkLimit::spend(1);
    const bool outside = std::any_of(same.begin(), same.end(), [&](const Constraint& c) {
      return truth(c.lhs, c.relation, c.rhs, at) == false;
    });
    if (!outside && truth(goal.lower, goal.relation, goal.upper, at) != true) return attempt;
    for (auto& [name, value] : at) {
      if (value-- > 0) break;
      value = modulus - 1;
    }
  }
  attempt.outcome = Attempt::Outcome::kProved;
  return attempt;
}

}  // namespace

Attempt decideByResidues(const Goal& goal, const std::vector<Constraint>& premises) {
  Attempt attempt = decideOne(goal, premises);
  if (attempt.outcome == Attempt::Outcome::kProved || goal.kind != Goal::Kind::kInteger ||
      goal.relation != Relation::kNotEqual)
    return attempt;
  // Of a number that is not 0 some number leaves a remainder.
  Goal apart = goal;
  apart.upper = ScalarNode::constant(0);
  for (int64_t by = 2; by <= kMostDivisor && attempt.outcome != Attempt::Outcome::kProved; ++by) {
    apart.lower = ScalarNode::binary(Op::kMod, ScalarNode::binary(Op::kSub, goal.lower, goal.upper), ScalarNode::constant(by));
    attempt = decideOne(apart, premises);
  }
  return attempt;
}

}  // namespace cutecheck::oracle
