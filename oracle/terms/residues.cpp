// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/residues.h"

#include <algorithm>
#include <set>

#include "oracle/claims/work_limit.h"
#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;

constexpr Int128 kMostResidues = 1 << 14;
constexpr int64_t kMostApart = 16;

// Whether the value of s, or with `below` its remainder by it, follows from the remainders by m of its symbols, for an m
// that grows as needed.
bool periodic(const Scalar& s, Int128 below, Int128& m, std::set<std::string>& symbols) {
  if (s->op() == Op::kConstant) return true;
  if (s->op() == Op::kSymbol) {
    symbols.insert(s->name());
    if (below > 0) m *= below / gcd128(m, below);
    return below > 0 && m <= kMostResidues;
  }
  if (s->op() == Op::kNeg) return periodic(s->lhs(), below, m, symbols);
  if (s->op() != Op::kDiv && s->op() != Op::kMod)
    return periodic(s->lhs(), below, m, symbols) && periodic(s->rhs(), below, m, symbols);
  const Int128 by = s->rhs()->op() == Op::kConstant ? s->rhs()->value() : 0;
  if (by < 1 || by > kMostResidues || below > kMostResidues) return false;
  // x/by is known up to multiples of `below` where x is up to multiples of by*below.
  return periodic(s->lhs(), s->op() == Op::kMod ? by : by * below, m, symbols);
}

// Whether the relation holds there; nothing where a side has no value.
std::optional<bool> truthAt(const Scalar& lhs, Relation relation, const Scalar& rhs, const Assignment& at) {
  const std::optional<Int128> a = valueOf(lhs, at), b = valueOf(rhs, at);
  return a && b ? std::optional(compare(*a, relation, *b)) : std::nullopt;
}

bool holdsAtAll(const Goal& goal, const std::vector<Constraint>& premises) {
  Int128 m = 1, points = 1;
  std::set<std::string> symbols;
  if (goal.kind != Goal::Kind::kInteger || !periodic(goal.lower, 0, m, symbols) || !periodic(goal.upper, 0, m, symbols))
    return false;
  std::vector<Constraint> same;
  for (const Constraint& c : premises) {
    Int128 wider = m;
    std::set<std::string> its;
    const bool kind = periodic(c.lhs, 0, wider, its) && periodic(c.rhs, 0, wider, its);
    if (!kind || !std::includes(symbols.begin(), symbols.end(), its.begin(), its.end())) continue;
    same.push_back(c);
    m = wider;
  }
  for (size_t i = 0; i < symbols.size(); ++i) points = std::min(points * m, kMostResidues + 1);
  if (points > kMostResidues) return false;
  for (Int128 point = 0; point < points; ++point) {
    Assignment at;
    Int128 rest = point;
    for (const std::string& name : symbols) {
      at[name] = static_cast<int64_t>(rest % m);
      rest /= m;
    }
    WorkLimit::spend(1);
    const bool outside =
        std::any_of(same.begin(), same.end(), [&](const Constraint& c) { return truthAt(c.lhs, c.relation, c.rhs, at) == false; });
    if (!outside && truthAt(goal.lower, goal.relation, goal.upper, at) != true) return false;
  }
  return true;
}

}  // namespace

bool holdsAtResidues(const Goal& goal, const std::vector<Constraint>& premises) {
  if (holdsAtAll(goal, premises)) return true;
  if (goal.kind != Goal::Kind::kInteger || goal.relation != Relation::kNotEqual) return false;
  // Two numbers whose remainders by a third are apart are apart.
  for (int64_t by = 2; by <= kMostApart; ++by) {
    Goal apart = goal;
    for (Scalar* side : {&apart.lower, &apart.upper}) *side = ScalarNode::binary(Op::kMod, *side, ScalarNode::constant(by));
    if (holdsAtAll(apart, premises)) return true;
  }
  return false;
}

}  // namespace cutecheck::oracle
