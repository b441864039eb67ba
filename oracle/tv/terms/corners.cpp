// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/corners.h"

#include <algorithm>

#include "oracle/terms/facts.h"
#include "oracle/tv/terms/normal.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

constexpr int kMaxReplaced = 4;      // unknowns: at most 2^4 corners
constexpr size_t kMaxFacts = 24;     // the search over facts grows with their square

// A fact x <= U or x >= L with coefficient 1 or -1 of x, solved for x.
struct Bound {
  Atom unknown;
  Polynomial lower, upper;
};

class Corners {
 public:
  explicit Corners(const std::vector<Term>& facts) {
    for (const Term& fact : facts) collect(fact);
    if (facts_.size() > kMaxFacts) facts_.resize(kMaxFacts);
    std::vector<Constraint> constraints;
    Scalar zero = ScalarNode::constant(0);
    for (const Polynomial& p : equations_) constraints.push_back({p.scalar(), zero, Relation::kEqual, ""});
    for (const Polynomial& p : facts_) constraints.push_back({p.scalar(), zero, Relation::kGreaterEqual, ""});
    known_ = Facts(constraints);
    findBounds();
  }

  bool holds(const Term& goal) {
    if (goal->op == Op::kAnd)
      return !goal->operands.empty() &&
             std::all_of(goal->operands.begin(), goal->operands.end(), [&](const Term& part) { return holds(part); });
    if (goal->op != Op::kLess && goal->op != Op::kLessEqual) return false;
    Polynomial p = normaliser_.polynomial(goal->operands[1]) - normaliser_.polynomial(goal->operands[0]);
    if (goal->op == Op::kLess) p = p - Polynomial(1);
    return narrowEnough(p) && nonNegative(p, 0);
  }

 private:
  // Facts reads 64-bit numbers.
  static bool narrowEnough(const Polynomial& p) {
    return p == p && std::all_of(p.terms().begin(), p.terms().end(),
                                 [](const auto& t) { return abs128(t.second) < powerOfTwo(62); });
  }

  void collect(const Term& t) {
    if (t->op == Op::kAnd)
      for (const Term& part : t->operands) collect(part);
    if (t->op != Op::kLess && t->op != Op::kLessEqual && t->op != Op::kEqual) return;
    Polynomial p = normaliser_.polynomial(t->operands[1]) - normaliser_.polynomial(t->operands[0]);
    if (t->op == Op::kLess) p = p - Polynomial(1);
    if (!narrowEnough(p)) return;
    std::vector<Polynomial>& into = t->op == Op::kEqual ? equations_ : facts_;
    if (std::find(into.begin(), into.end(), p) == into.end()) into.push_back(p);
  }

  void findBounds() {
    auto solved = [](const Polynomial& p, const Atom& x, Int128 sign) -> std::optional<Polynomial> {
      for (const auto& [monomial, coefficient] : p.terms()) {
        bool alone = monomial.size() == 1 && monomial[0] == x;
        if (!alone && std::find(monomial.begin(), monomial.end(), x) != monomial.end()) return std::nullopt;
        if (alone && coefficient != sign) return std::nullopt;
      }
      // sign*x + rest >= 0
      Polynomial rest = p - Polynomial(sign) * Polynomial::atom(x);
      return sign == 1 ? Polynomial(0) - rest : rest;
    };
    for (const Polynomial& upper : facts_) {
      for (const Atom& x : upper.atoms()) {
        std::optional<Polynomial> u = solved(upper, x, -1);
        // A bound by a number alone is what intervals know already.
        if (!u || u->constant()) continue;
        for (const Polynomial& lower : facts_) {
          std::vector<Atom> atoms = lower.atoms();
          if (std::find(atoms.begin(), atoms.end(), x) == atoms.end()) continue;
          std::optional<Polynomial> l = solved(lower, x, 1);
          if (l && l->constant()) bounds_.push_back({x, *l, *u});
        }
      }
    }
  }

  bool nonNegative(const Polynomial& p, int replaced) {
    if (known_.nonNegative(p)) return true;
    if (replaced == kMaxReplaced) return false;
    for (const Bound& bound : bounds_) {
      size_t degree = 0;
      for (const auto& [monomial, coefficient] : p.terms())
        degree = std::max<size_t>(degree, static_cast<size_t>(std::count(monomial.begin(), monomial.end(), bound.unknown)));
      if (degree != 1) continue;
      Polynomial low = p.substitute(bound.unknown, bound.lower), high = p.substitute(bound.unknown, bound.upper);
      return narrowEnough(low) && narrowEnough(high) && nonNegative(low, replaced + 1) && nonNegative(high, replaced + 1);
    }
    return false;
  }

  Normaliser normaliser_;
  std::vector<Polynomial> facts_, equations_;
  std::vector<Bound> bounds_;
  Facts known_;
};

}  // namespace

bool cornersHold(const std::vector<Term>& facts, const Term& goal) { return Corners(facts).holds(goal); }

}  // namespace cutecheck::oracle
