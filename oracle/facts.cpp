#include "oracle/facts.h"

#include <algorithm>

namespace cutecheck::oracle {

namespace {

// atom and coefficient when p is coefficient*atom + constant.
struct Linear {
  Atom atom;
  Int128 coefficient, constant;
};
std::optional<Linear> univariateLinear(const Polynomial& p) {
  std::optional<Linear> linear;
  Int128 constant = 0;
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.empty()) {
      constant = coefficient;
    } else if (monomial.size() == 1 && !linear) {
      linear = Linear{monomial[0], coefficient, 0};
    } else {
      return std::nullopt;
    }
  }
  if (linear) linear->constant = constant;
  return linear;
}

// An atom that occurs in p once, alone and with coefficient 1 or -1, and what it equals when p == 0.
std::optional<std::pair<Atom, Polynomial>> solveForAtom(const Polynomial& p) {
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.size() != 1 || abs128(coefficient) != 1) continue;
    const Atom& atom = monomial[0];
    Polynomial rest = p - Polynomial(coefficient) * Polynomial::atom(atom);
    std::vector<Atom> others = rest.atoms();
    if (std::find(others.begin(), others.end(), atom) != others.end()) continue;
    return std::pair{atom, coefficient == 1 ? Polynomial(0) - rest : rest};
  }
  return std::nullopt;
}

// dividend == divisor*atom + r with 0 <= r < divisor, of a quotient by a number.
struct Euclid {
  Polynomial dividend;
  Int128 divisor;
};
std::optional<Euclid> euclid(const Atom& atom) {
  if (!atom.scalar || atom.scalar->op() != ScalarNode::Op::kDiv) return std::nullopt;
  std::optional<Int128> divisor = Polynomial::of(atom.scalar->rhs()).constant();
  if (!divisor || *divisor < 1) return std::nullopt;
  return Euclid{Polynomial::of(atom.scalar->lhs()), *divisor};
}

// How often the premise goes into p, judged by the premise's first monomial; at least 1.
Int128 multiple(const Polynomial& p, const Polynomial& premise) {
  for (const auto& [monomial, coefficient] : premise.terms()) {
    if (monomial.empty()) continue;
    auto at = p.terms().find(monomial);
    if (at == p.terms().end()) return 1;
    Int128 times = at->second / coefficient;
    return times < 1 ? 1 : times;
  }
  return 1;
}

}  // namespace

Facts::Facts(const std::vector<Constraint>& constraints) {
  auto addInequality = [&](const Polynomial& p) {
    if (p.constant()) return;
    nonNegative_.push_back(p);
    std::optional<Linear> linear = univariateLinear(p);
    if (!linear || linear->coefficient <= 0) return;
    Int128 bound = ceilDiv(-linear->constant, linear->coefficient);
    for (auto& [atom, known] : lower_) {
      if (atom == linear->atom) {
        known = std::max(known, bound);
        return;
      }
    }
    lower_.emplace_back(linear->atom, bound);
  };

  for (const Constraint& c : constraints)
    if (c.relation == Relation::kEqual || c.relation == Relation::kIdentical)
      if (auto solved = solveForAtom(normal(Polynomial::of(c.lhs) - Polynomial::of(c.rhs))))
        equalities_.push_back(*solved);

  for (const Constraint& c : constraints) {
    Polynomial difference = normal(Polynomial::of(c.rhs) - Polynomial::of(c.lhs));
    switch (c.relation) {
      case Relation::kEqual:
      case Relation::kIdentical:
        addInequality(difference);
        addInequality(Polynomial(0) - difference);
        break;
      case Relation::kNotEqual:
        break;
      case Relation::kLessEqual:
        addInequality(difference);
        break;
      case Relation::kLess:
        addInequality(difference - Polynomial(1));
        break;
      case Relation::kGreaterEqual:
        addInequality(Polynomial(0) - difference);
        break;
      case Relation::kGreater:
        addInequality(Polynomial(-1) - difference);
        break;
    }
  }
}

Polynomial Facts::normal(const Polynomial& p) const {
  Polynomial result = p;
  for (const auto& [atom, by] : equalities_) result = result.substitute(atom, by);
  return result;
}

bool Facts::nonNegative(const Polynomial& p) const { return search(normal(p), 2); }

std::optional<Int128> Facts::quotientBound(const Atom& atom) const {
  std::optional<Euclid> parts = euclid(atom);
  if (!parts) return std::nullopt;
  if (evident(parts->dividend - Polynomial(parts->divisor))) return 1;
  return evident(parts->dividend) ? std::optional<Int128>(0) : std::nullopt;
}

bool Facts::evident(const Polynomial& p) const {
  std::vector<std::pair<Atom, Int128>> lower = lower_;
  for (const Atom& atom : p.atoms())
    if (std::none_of(lower.begin(), lower.end(), [&](const auto& l) { return l.first == atom; }))
      if (std::optional<Int128> bound = quotientBound(atom)) lower.emplace_back(atom, *bound);
  Polynomial shifted = p;
  for (const auto& [atom, bound] : lower)
    shifted = shifted.substitute(atom, Polynomial::atom(atom) + Polynomial(bound));
  for (const auto& [monomial, coefficient] : shifted.terms()) {
    if (coefficient < 0) return false;
    for (const Atom& atom : monomial) {
      bool bounded = atom.nonNegative ||
                     std::any_of(lower.begin(), lower.end(), [&](const auto& l) { return l.first == atom; });
      if (!bounded) return false;
    }
  }
  return shifted == shifted;  // false when coefficients overflowed
}

bool Facts::search(const Polynomial& p, int depth) const {
  if (evident(p)) return true;
  if (depth == 0) return false;
  std::vector<Polynomial> premises = nonNegative_;
  for (const Atom& atom : p.atoms())  // a remainder is below its divisor
    if (atom.nonNegative)
      premises.push_back(Polynomial::of(atom.scalar->rhs()) - Polynomial(1) - Polynomial::atom(atom));
  for (const Atom& atom : p.atoms()) {
    std::optional<Euclid> parts = euclid(atom);
    if (!parts) continue;
    Polynomial rest = parts->dividend - Polynomial(parts->divisor) * Polynomial::atom(atom);
    premises.push_back(rest);
    premises.push_back(Polynomial(parts->divisor - 1) - rest);
  }
  for (const Polynomial& premise : premises) {
    if (search(p - Polynomial(multiple(p, premise)) * premise, depth - 1)) return true;
    for (const auto& [atom, bound] : lower_)
      if (bound >= 0 && search(p - Polynomial::atom(atom) * premise, depth - 1)) return true;
  }
  return false;
}

bool Facts::holds(const Polynomial& a, Relation relation, const Polynomial& b) const {
  switch (relation) {
    case Relation::kEqual:
    case Relation::kIdentical:
      return equal(a, b);
    case Relation::kNotEqual:
      return positive(a - b) || positive(b - a);
    case Relation::kLessEqual:
      return lessEqual(a, b);
    case Relation::kLess:
      return positive(b - a);
    case Relation::kGreaterEqual:
      return lessEqual(b, a);
    case Relation::kGreater:
      return positive(a - b);
  }
  return false;
}

}  // namespace cutecheck::oracle
