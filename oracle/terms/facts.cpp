// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/facts.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/notation/print.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/evaluate.h"
#include "oracle/decide/models.h"

namespace cutecheck::oracle {

namespace {

constexpr int kRounds = 3;  // of bounds that follow from bounds

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

bool mentions(const Scalar& s, const Atom& atom) {
  if (equal(s, atom.scalar)) return true;
  if (s->op() == ScalarNode::Op::kConstant || s->op() == ScalarNode::Op::kSymbol) return false;
  return mentions(s->lhs(), atom) || (s->op() != ScalarNode::Op::kNeg && mentions(s->rhs(), atom));
}

// An atom that occurs in p once, not inside another atom, alone and with the coefficient that divides all others, and
// what it equals when p == 0.
std::optional<std::pair<Atom, Polynomial>> solveForAtom(const Polynomial& multiple) {
  const Int128 content = multiple.known() ? commonDivisor(multiple, 0) : 0;
  const std::optional<Polynomial> divided = content == 0 ? std::nullopt : exactQuotient(multiple, Polynomial(content));
  if (!divided) return std::nullopt;
  const Polynomial& p = *divided;
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.size() != 1 || abs128(coefficient) != 1) continue;
    const Atom& atom = monomial[0];
    Polynomial rest = p - Polynomial(coefficient) * Polynomial::atom(atom);
    const std::vector<Atom> others = rest.atoms();
    if (std::any_of(others.begin(), others.end(), [&](const Atom& o) { return mentions(o.scalar, atom); })) continue;
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

// Whether a product of atoms stands in both: else nothing of p goes away with q.
bool meets(const Polynomial& p, const Polynomial& q) {
  return std::any_of(q.terms().begin(), q.terms().end(),
                     [&](const auto& term) { return !term.first.empty() && p.terms().contains(term.first); });
}

// How often the premise goes into p, judged by the first of the premise's monomials that p has; at least 1.
Int128 multiple(const Polynomial& p, const Polynomial& premise) {
  for (const auto& [monomial, coefficient] : premise.terms()) {
    if (monomial.empty()) continue;
    auto at = p.terms().find(monomial);
    if (at == p.terms().end()) continue;
    Int128 times = at->second / coefficient;
    return times < 1 ? 1 : times;
  }
  return 1;
}

// p at these numbers; nothing when one has none or a product leaves 128 bits.
std::optional<Int128> valueAt(const Polynomial& p, const Assignment& model) {
  std::optional<Int128> sum = 0;
  for (const auto& [monomial, coefficient] : p.terms()) {
    std::optional<Int128> term = coefficient;
    for (const Atom& atom : monomial)
      if (const std::optional<Int128> v = valueOf(atom.scalar, model); term) term = v ? checkedMul(*term, *v) : v;
    sum = sum && term ? checkedAdd(*sum, *term) : std::nullopt;
  }
  return sum;
}

}  // namespace

Facts::Facts(const std::vector<Constraint>& constraints) : constraints_(constraints) {
  const auto addDividend = [&](const Linear& linear) {
    const std::optional<Euclid> parts = euclid(linear.atom);
    const std::optional<Int128> low = checkedMul(parts ? parts->divisor : 0, floorDiv(linear.constant, abs128(linear.coefficient)));
    if (!parts || !low) return;
    // At most u: the dividend is below d*(u+1). At least -u: it is at least d*(-u).
    const Polynomial dividend = normal(parts->dividend);
    const Polynomial p =
        linear.coefficient < 0 ? Polynomial(*low) + Polynomial(parts->divisor - 1) - dividend : dividend + Polynomial(*low);
    if (!p.constant() && std::find(nonNegative_.begin(), nonNegative_.end(), p) == nonNegative_.end()) nonNegative_.push_back(p);
  };
  auto addInequality = [&](const Polynomial& p) {
    if (p.constant() || std::find(nonNegative_.begin(), nonNegative_.end(), p) != nonNegative_.end()) return;
    nonNegative_.push_back(p);
    std::optional<Linear> linear = univariateLinear(p);
    if (linear) addDividend(*linear);
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

  const auto addInequalities = [&](const Constraint& c) {
    const Polynomial a = Polynomial::of(c.lhs), b = Polynomial::of(c.rhs);
    if (const std::optional<Polynomial> p = differenceOf(a, c.relation, b)) return addInequality(normal(*p));
    if (c.relation == Relation::kNotEqual) return;
    addInequality(normal(b - a));
    addInequality(normal(a - b));
    // What divides without a rest is a factor: its quotient times it is no less.
    if (c.relation != Relation::kEqual || c.lhs->op() != ScalarNode::Op::kMod || !b.is(0)) return;
    const Polynomial whole = Polynomial::of(c.lhs->lhs()), by = Polynomial::of(c.lhs->rhs());
    addInequality(normal(by * quotient(whole, by) - whole));
  };
  std::for_each(constraints.begin(), constraints.end(), addInequalities);

  // From a bound of some atoms follow bounds of others: M >= 128*(I+1), I >= 0.
  const auto spread = [&] {
    for (int round = 0; round < kRounds; ++round)
      for (const Polynomial& p : nonNegative_) spreadBounds(p);
    quotientBounds_.clear();
  };
  spread();

  // What is at least a number, and at most that number, is that number.
  const size_t known = equalities_.size();
  for (const Polynomial& p : nonNegative_) {
    const std::optional<Linear> linear = univariateLinear(p);
    if (linear && linear->coefficient == -1 && boundOf(linear->atom) == linear->constant)
      equalities_.emplace_back(linear->atom, Polynomial(linear->constant));
  }
  if (equalities_.size() == known) return;
  std::for_each(constraints.begin(), constraints.end(), addInequalities);
  spread();
}

// Of p >= 0 with p = c*atom - rest, c >= 1 and no atom of it in the rest: atom >= ceil(least of rest / c).
void Facts::spreadBounds(const Polynomial& p) {
  for (const auto& [monomial, coefficient] : p.terms()) {
    if (monomial.size() != 1 || coefficient < 1 || p.terms().size() < 3) continue;
    const Atom& atom = monomial[0];
    const Polynomial rest = Polynomial(coefficient) * Polynomial::atom(atom) - p;
    const std::vector<Atom> others = rest.atoms();
    if (std::any_of(others.begin(), others.end(), [&](const Atom& o) { return mentions(o.scalar, atom); })) continue;
    const std::optional<Int128> least = leastOf(rest);
    if (!least) continue;
    const Int128 bound = ceilDiv(*least, coefficient);
    const auto known = std::find_if(lower_.begin(), lower_.end(), [&](const auto& l) { return l.first == atom; });
    if (known == lower_.end())
      lower_.emplace_back(atom, bound);
    else
      known->second = std::max(known->second, bound);
  }
}

Polynomial Facts::normal(const Polynomial& p) const {
  Polynomial result = p;
  for (const auto& [atom, by] : equalities_)
    if (result.has(atom)) result = result.substitute(atom, by);
  return result;
}

std::optional<Facts::Reason> Facts::reasonOf(const Polynomial& p) const {
  const Polynomial q = normal(p);
  auto asked = std::find_if(asked_.begin(), asked_.end(), [&](const auto& a) { return a.first == q; });
  if (asked != asked_.end()) return asked->second;
  Reason reason;
  std::optional<Reason> found;
  if (search(q, 2, true, reason.products)) found = std::move(reason);
  asked_.emplace_back(q, found);
  return found;
}

// range_r13: an integer above -1 is not negative.
std::optional<Facts::Reason> Facts::roundedReasonOf(const Polynomial& p) const {
  std::optional<Reason> plain = reasonOf(p);
  return plain ? plain : roundingReasonOf(p);
}

std::optional<Facts::Reason> Facts::roundingReasonOf(const Polynomial& p) const {
  std::vector<Int128> tried;
  for (const Atom& atom : p.atoms()) {
    std::optional<Euclid> parts = euclid(atom);
    if (!parts || std::find(tried.begin(), tried.end(), parts->divisor) != tried.end()) continue;
    tried.push_back(parts->divisor);
    Reason reason{parts->divisor, {}};
    if (search(normal(Polynomial(reason.scale) * p + Polynomial(reason.scale - 1)), 3, false, reason.products)) return reason;
  }
  return std::nullopt;
}

bool Facts::negativeSomewhere(const Polynomial& p) const {
  if (!models_) models_ = modelsOf(constraints_);
  return std::any_of(models_->begin(), models_->end(), [&](const Assignment& model) { return valueAt(p, model).value_or(0) < 0; });
}

std::optional<Int128> Facts::quotientBound(const Atom& atom) const {
  std::optional<Euclid> parts = euclid(atom);
  if (!parts) return std::nullopt;
  const std::optional<Int128> least = leastOf(parts->dividend);
  return least ? std::optional(floorDiv(*least, parts->divisor)) : std::nullopt;
}

// The lower bound from which an atom is counted.
std::optional<Int128> Facts::boundOf(const Atom& atom) const {
  for (const auto& [known, bound] : lower_)
    if (known == atom) return bound;
  auto [at, fresh] = quotientBounds_.try_emplace(atom.key);
  if (fresh) at->second = quotientBound(atom);
  if (at->second) return at->second;
  return atom.nonNegative ? std::optional<Int128>(0) : std::nullopt;
}

bool Facts::evident(const Polynomial& p) const {
  const std::optional<Int128> least = leastOf(p);
  return least && *least >= 0;
}

std::optional<Int128> Facts::leastOf(const Polynomial& p) const {
  constexpr size_t kMostProducts = 1 << 16;
  if (!p.known()) return std::nullopt;
  // A sum without signs is least at the bounds; multiplied out a term has 2^degree products.
  Int128 least = 0;
  bool signs = false;
  for (const auto& [monomial, coefficient] : p.terms()) {
    std::optional<Int128> value = coefficient;
    for (const Atom& atom : monomial) {
      const std::optional<Int128> bound = boundOf(atom);
      if (!bound) return std::nullopt;
      signs |= *bound < 0;
      if (value) value = checkedMul(*value, *bound);
    }
    const std::optional<Int128> sum = value ? checkedAdd(least, *value) : std::nullopt;
    signs |= coefficient < 0 && !monomial.empty();
    if (!sum) return std::nullopt;
    least = *sum;
  }
  if (!signs) return least;
  // Atoms by number; each term multiplied out with atom + bound for atom.
  using Product = std::vector<uint8_t>;
  std::vector<std::pair<const Atom*, Int128>> atoms;
  std::map<Product, Int128> shifted;
  std::vector<std::pair<Product, Int128>> products;
  for (const auto& [monomial, coefficient] : p.terms()) {
    products.assign(1, {{}, coefficient});
    for (const Atom& atom : monomial) {
      size_t k = 0;
      while (k < atoms.size() && !(*atoms[k].first == atom)) ++k;
      if (k == atoms.size()) {
        std::optional<Int128> bound = boundOf(atom);
        if (!bound || k > UINT8_MAX) return std::nullopt;
        atoms.emplace_back(&atom, *bound);
      }
      const size_t count = products.size();
      if (count > kMostProducts) return std::nullopt;
      for (size_t i = 0; i < count; ++i) {
        if (const Int128 bound = atoms[k].second; bound != 0) {
          std::optional<Int128> scaled = checkedMul(products[i].second, bound);
          if (!scaled) return std::nullopt;
          products.emplace_back(products[i].first, *scaled);
        }
        products[i].first.push_back(static_cast<uint8_t>(k));
      }
    }
    for (auto& [product, value] : products) {
      std::sort(product.begin(), product.end());
      Int128& sum = shifted[product];
      std::optional<Int128> added = checkedAdd(sum, value);
      if (!added) return std::nullopt;
      sum = *added;
    }
  }
  const Int128 constant = shifted[{}];
  const bool grows = std::all_of(shifted.begin(), shifted.end(),
                                 [](const auto& term) { return term.first.empty() || term.second >= 0; });
  return grows ? std::optional(constant) : std::nullopt;
}

// range_r12, range_r1: products of what is not negative, and their sum.
bool Facts::search(const Polynomial& p, int depth, bool atoms, std::vector<Reason::Product>& products) const {
  if (evident(p)) return true;
  if (depth == 0 || WorkLimit::spent() || negativeSomewhere(p)) return false;
  std::vector<Polynomial> premises = nonNegative_;
  for (const Atom& atom : p.atoms()) {
    if (atom.nonNegative)  // a remainder is below its divisor
      premises.push_back(Polynomial::of(atom.scalar->rhs()) - Polynomial(1) - Polynomial::atom(atom));
    if (std::optional<Euclid> parts = euclid(atom)) {
      Polynomial rest = parts->dividend - Polynomial(parts->divisor) * Polynomial::atom(atom);
      premises.push_back(rest);
      premises.push_back(Polynomial(parts->divisor - 1) - rest);
    }
  }
  auto without = [&](const Polynomial& factor, const Polynomial& premise) {
    const Polynomial product = factor * premise;
    if (!meets(p, product) || !search(p - product, depth - 1, atoms, products)) return false;
    products.push_back({factor, premise});
    return true;
  };
  for (const Polynomial& premise : premises) {
    if (meets(p, premise) && without(Polynomial(multiple(p, premise)), premise)) return true;
    for (const auto& [atom, bound] : lower_)
      if (atoms && bound >= 0 && without(Polynomial::atom(atom), premise)) return true;
  }
  return false;
}

size_t fingerprintOf(const std::vector<Constraint>& constraints, const std::map<std::string, int64_t>& divisors) {
  std::string all;
  for (const Constraint& c : constraints)
    all += toString(c.lhs) + std::string(relationText(c.relation)) + toString(c.rhs) + ";";
  for (const auto& [name, divisor] : divisors) all += name + "*" + std::to_string(divisor) + ";";
  return std::max<size_t>(std::hash<std::string>{}(all), 2);
}

Relation negated(Relation relation) {
  switch (relation) {
    case Relation::kEqual:
    case Relation::kIdentical: return Relation::kNotEqual;
    case Relation::kNotEqual: return Relation::kEqual;
    case Relation::kLessEqual: return Relation::kGreater;
    case Relation::kLess: return Relation::kGreaterEqual;
    case Relation::kGreaterEqual: return Relation::kLess;
    case Relation::kGreater: return Relation::kLessEqual;
  }
  return relation;
}

std::optional<Polynomial> differenceOf(const Polynomial& a, Relation relation, const Polynomial& b) {
  switch (relation) {
    case Relation::kLessEqual:
      return b - a;
    case Relation::kLess:
      return b - a - Polynomial(1);
    case Relation::kGreaterEqual:
      return a - b;
    case Relation::kGreater:
      return a - b - Polynomial(1);
    default:
      return std::nullopt;
  }
}

// Whether what divides every other coefficient does not divide the constant: 2*M - 1 is never 0.
static bool dividedUnevenly(const Polynomial& p) {
  const auto at = p.terms().find({});
  const Int128 constant = at == p.terms().end() ? 0 : at->second, divisor = commonDivisor(p - Polynomial(constant), 0);
  return divisor != 0 && constant % divisor != 0;
}

bool Facts::holds(const Polynomial& a, Relation relation, const Polynomial& b) const {
  if (std::optional<Polynomial> p = differenceOf(a, relation, b)) return roundedReasonOf(*p).has_value();
  if (relation == Relation::kNotEqual) {
    const Polynomial difference = normal(a - b);
    const auto said = [&](const Constraint& c) {
      if (c.relation != Relation::kNotEqual) return false;
      const Polynomial apart = normal(Polynomial::of(c.lhs) - Polynomial::of(c.rhs));
      return apart == difference || Polynomial(0) - apart == difference;
    };
    return (difference.known() && dividedUnevenly(difference)) ||
           std::any_of(constraints_.begin(), constraints_.end(), said) || positive(a - b) || positive(b - a);
  }
  return equal(a, b);
}

}  // namespace cutecheck::oracle
