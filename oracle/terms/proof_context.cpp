// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/proof_context.h"

#include <algorithm>
#include <set>

#include "oracle/claims/work_limit.h"
#include "oracle/smt/solver.h"
#include "oracle/terms/expand.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kQuestionUnits = 40, kFactUnits = 20;  // of work
using Op = TermNode::Op;
using ScalarOp = ScalarNode::Op;

// The text that names a quotient or remainder; what a symbol promises of its divisor is no part of it.
std::string nameOf(const Scalar& s) {
  switch (s->op()) {
    case ScalarOp::kConstant:
      return std::to_string(s->value());
    case ScalarOp::kSymbol:
      return s->isOperation() ? "[" + s->name() + "]" : s->name();
    case ScalarOp::kNeg:
      return "(-" + nameOf(s->lhs()) + ")";
    default:
      break;
  }
  const char* sign = s->op() == ScalarOp::kAdd   ? "+"
                     : s->op() == ScalarOp::kSub ? "-"
                     : s->op() == ScalarOp::kMul ? "*"
                     : s->op() == ScalarOp::kDiv ? "/"
                                                 : "%";
  return "(" + nameOf(s->lhs()) + sign + nameOf(s->rhs()) + ")";
}

std::set<std::string> variablesOf(const Term& t, std::set<std::string> out = {}) {
  if (t->op == Op::kVariable) out.insert(t->name);
  for (const Term& operand : t->operands) out = variablesOf(operand, std::move(out));
  return out;
}

// The summands of a sum, each with its sign.
void collectSummands(const Term& t, bool negative, std::vector<std::pair<Term, bool>>& out) {
  if (t->op == Op::kAdd) {
    for (const Term& operand : t->operands) collectSummands(operand, negative, out);
  } else if (t->op == Op::kNegate) {
    collectSummands(t->operands[0], !negative, out);
  } else {
    out.emplace_back(t, negative);
  }
}

// What a relation says is not negative, or is 0, multiplied out.
std::optional<Expanded> sideOf(const Term& relation) {
  if (relation->op == Op::kNot) return std::nullopt;
  const Term &a = relation->operands[0], &b = relation->operands[1];
  return expandedDifference(relation->op == Op::kLess ? b - integer(1) : b, a);
}

// a - b; nothing when a coefficient leaves 128 bits.
std::optional<Expanded> less(const Expanded& a, const Expanded& b) {
  Expanded difference = a;
  for (const auto& [monomial, coefficient] : b) {
    std::optional<Int128> rest = checkedSub(difference[monomial], coefficient);
    if (!rest) return std::nullopt;
    difference[monomial] = *rest;
    if (*rest == 0) difference.erase(monomial);
  }
  return difference;
}

using Bounds = std::map<std::string, Int128>;

// Sums of products of what is not negative: each variable counted from its lower bound.
bool evident(const Expanded& side, const Bounds& bounds) {
  Expanded counted;
  for (const auto& [monomial, coefficient] : side) {
    Expanded products{{{}, coefficient}};
    for (const std::string& name : monomial) {
      auto at = bounds.find(name);
      if (at == bounds.end()) return false;
      Expanded next;
      for (const auto& [product, value] : products) {
        std::vector<std::string> longer = product;
        longer.insert(std::upper_bound(longer.begin(), longer.end(), name), name);
        std::optional<Int128> scaled = checkedMul(value, at->second);
        std::optional<Int128> low = scaled ? checkedAdd(next[product], *scaled) : std::nullopt,
                              high = checkedAdd(next[longer], value);
        if (!low || !high) return false;
        next[product] = *low;
        next[longer] = *high;
      }
      products = std::move(next);
    }
    for (const auto& [product, value] : products) {
      std::optional<Int128> sum = checkedAdd(counted[product], value);
      if (!sum) return false;
      counted[product] = *sum;
    }
  }
  return std::all_of(counted.begin(), counted.end(), [](const auto& term) { return term.second >= 0; });
}

}  // namespace

ProofContext::ProofContext(const std::vector<Constraint>& premises, uint64_t budget, uint64_t cap) : budget_(budget), cap_(cap) {
  for (const Constraint& premise : premises) learn(premise);
}

Term ProofContext::term(const Scalar& s) const {
  switch (s->op()) {
    case ScalarOp::kConstant:
      return integer(s->value());
    case ScalarOp::kSymbol:
      return variable(nameOf(s));
    case ScalarOp::kNeg:
      return -term(s->lhs());
    case ScalarOp::kAdd:
      return term(s->lhs()) + term(s->rhs());
    case ScalarOp::kSub:
      return term(s->lhs()) - term(s->rhs());
    case ScalarOp::kMul:
      return term(s->lhs()) * term(s->rhs());
    default:
      return variable(nameOf(s));
  }
}

Term ProofContext::applied(const Term& t) const {
  if (t->op == Op::kVariable) {
    auto at = meanings_.find(t->name);
    return at == meanings_.end() ? t : at->second;
  }
  if (t->operands.empty()) return t;
  std::vector<Term> operands;
  for (const Term& operand : t->operands) operands.push_back(applied(operand));
  return operands == t->operands ? t : make(t->op, std::move(operands));
}

Term ProofContext::relation(const Constraint& c) const {
  Term a = applied(term(c.lhs)), b = applied(term(c.rhs));
  switch (c.relation) {
    case Relation::kLessEqual:
      return lessEqual(a, b);
    case Relation::kLess:
      return less(a, b);
    case Relation::kGreaterEqual:
      return lessEqual(b, a);
    case Relation::kGreater:
      return less(b, a);
    case Relation::kNotEqual:
      return negation(equals(a, b));
    default:
      return equals(a, b);
  }
}

// Solves left == right for a variable that stands alone in it, a quotient or remainder before a symbol.
bool ProofContext::define(const Term& left, const Term& right) {
  std::vector<std::pair<Term, bool>> summands;
  collectSummands(left, false, summands);
  collectSummands(right, true, summands);
  for (bool symbols : {false, true}) {
    for (size_t k = 0; k < summands.size(); ++k) {
      const auto& [candidate, negative] = summands[k];
      if (candidate->op != Op::kVariable || (candidate->name[0] != '(') != symbols) continue;
      Term others = integer(0);
      bool alone = true;
      for (size_t j = 0; j < summands.size() && alone; ++j) {
        if (j == k) continue;
        alone = !variablesOf(summands[j].first).contains(candidate->name);
        // v + others == 0, or -v + others == 0.
        others = others + (summands[j].second == negative ? -summands[j].first : summands[j].first);
      }
      if (!alone) continue;
      const std::string name = candidate->name;
      std::map<std::string, Term> earlier = std::move(meanings_);
      meanings_ = {{name, others}};
      for (auto& [known, meaning] : earlier) meaning = applied(meaning);
      for (Term& fact : facts_) fact = applied(fact);
      meanings_.merge(earlier);
      return true;
    }
  }
  return false;
}

void ProofContext::learn(const Constraint& c) {
  Term fact = relation(c);
  if (fact->op != Op::kEqual) return facts_.push_back(fact);
  const Term a = fact->operands[0], b = fact->operands[1];
  if (!define(a, b)) facts_.insert(facts_.end(), {lessEqual(a, b), lessEqual(b, a)});
}

bool ProofContext::unsatisfiable(const std::vector<Term>& assertions, uint64_t cap) {
  if (outOfUnits()) return false;
  Solved solved = solve(assertions, std::min(cap, budget_ - units_), Numbers::kIntegers, Start::kCounted);
  units_ += solved.units;
  return solved.status == Solved::Status::kUnsat;
}

const std::optional<Expanded>& ProofContext::factSide(const Term& fact) const {
  const auto [at, isNew] = sides_.try_emplace(fact);
  if (isNew && fact->op != Op::kEqual) at->second = sideOf(fact);
  return at->second;
}

// Lower bounds that a fact gives.
std::map<std::string, Int128> ProofContext::bounds() const {
  Bounds bounds;
  for (const Term& fact : facts_) {
    const std::optional<Expanded>& side = factSide(fact);
    if (!side || side->size() > 2) continue;
    Int128 bound = 0;
    std::string name;
    for (const auto& [monomial, coefficient] : *side) {
      if (monomial.empty()) bound = -coefficient;
      if (monomial.size() == 1 && coefficient == 1) name = monomial[0];
    }
    const bool reads = !name.empty() && (side->size() == 1 || bound != 0) && bound >= 0;
    if (reads) bounds[name] = std::max(bounds[name], bound);
  }
  return bounds;
}

// An equation that is one or neither of whose sides is above the other, or what is evidently not negative,
// alone or beyond a fact.
bool ProofContext::calculated(const Term& claim) const {
  std::optional<Expanded> side = sideOf(claim);
  if (!side) return false;
  if (claim->op == Op::kEqual) {
    const Term &a = claim->operands[0], &b = claim->operands[1];
    return side->empty() || (calculated(lessEqual(a, b)) && calculated(lessEqual(b, a)));
  }
  const Bounds from = bounds();
  if (evident(*side, from)) return true;
  return std::any_of(facts_.begin(), facts_.end(), [&](const Term& fact) {
    const std::optional<Expanded>& known = factSide(fact);
    std::optional<Expanded> rest = known ? less(*side, *known) : std::nullopt;
    return rest && evident(*rest, from);
  });
}

bool ProofContext::follows(const Constraint& c) {
  WorkLimit::spend(kQuestionUnits + kFactUnits * static_cast<int64_t>(facts_.size()));
  if (WorkLimit::spent()) return false;
  Term claim = relation(c);
  if (calculated(claim)) return true;
  if (unsatisfiable({negation(claim)}, cap_ / 8)) return true;
  std::set<std::string> named = variablesOf(claim);
  std::vector<Term> near, all{facts_};
  for (const Term& fact : facts_) {
    std::set<std::string> variables = variablesOf(fact);
    if (std::all_of(variables.begin(), variables.end(), [&](const auto& v) { return named.contains(v); }))
      near.push_back(fact);
  }
  const bool some = !near.empty() && near.size() < all.size();
  near.push_back(negation(claim));
  all.push_back(negation(claim));
  return (some && unsatisfiable(near, cap_ / 4)) || unsatisfiable(all, cap_);
}

}  // namespace cutecheck::oracle
