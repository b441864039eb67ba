#include "oracle/facts.h"

#include <algorithm>
#include <map>
#include <random>

#include "oracle/evaluate.h"

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

// The symbols of a scalar, each with the greatest divisor it is written with.
void symbolsOf(const Scalar& s, std::map<std::string, int64_t>& out) {
  if (s->op() == ScalarNode::Op::kConstant) return;
  if (s->op() == ScalarNode::Op::kSymbol) {
    int64_t& divisor = out.try_emplace(s->name(), 1).first->second;
    divisor = std::max(divisor, s->div());
    return;
  }
  symbolsOf(s->lhs(), out);
  if (s->op() != ScalarNode::Op::kNeg) symbolsOf(s->rhs(), out);
}

// A few numbers for the symbols at which every constraint holds; none when chance finds none.
std::vector<Assignment> modelsOf(const std::vector<Constraint>& constraints) {
  constexpr size_t kMost = 6, kTries = 200;
  std::map<std::string, int64_t> symbols;
  for (const Constraint& c : constraints) {
    symbolsOf(c.lhs, symbols);
    symbolsOf(c.rhs, symbols);
  }
  std::vector<Assignment> models;
  std::mt19937_64 random(1);  // which models are drawn decides how soon a search ends, never what it finds
  for (size_t tried = 0; tried < kTries && models.size() < kMost && !symbols.empty(); ++tried) {
    Assignment model;
    for (const auto& [name, divisor] : symbols) {
      int64_t v = static_cast<int64_t>(random() % (uint64_t{1} << random() % 12));
      model[name] = narrow(Int128(random() % 8 == 0 ? -v : v) * divisor).value_or(divisor);
    }
    bool holds = std::all_of(constraints.begin(), constraints.end(), [&](const Constraint& c) {
      std::optional<Int128> a = valueOf(c.lhs, model), b = valueOf(c.rhs, model);
      return a && b && compare(*a, c.relation, *b);
    });
    if (holds) models.push_back(std::move(model));
  }
  return models;
}

// p with numbers for its atoms; nothing when one has none or a product leaves 128 bits.
template <typename ValueOfAtom>
std::optional<Int128> valueOf(const Polynomial& p, const ValueOfAtom& valueOfAtom) {
  Int128 sum = 0;
  for (const auto& [monomial, coefficient] : p.terms()) {
    Int128 term = coefficient;
    for (const Atom& atom : monomial) {
      std::optional<Int128> v = valueOfAtom(atom);
      std::optional<Int128> next = v ? checkedMul(term, *v) : std::nullopt;
      if (!next) return std::nullopt;
      term = *next;
    }
    std::optional<Int128> next = checkedAdd(sum, term);
    if (!next) return std::nullopt;
    sum = *next;
  }
  return sum;
}

}  // namespace

Facts::Facts(const std::vector<Constraint>& constraints) : constraints_(constraints) {
  auto addInequality = [&](const Polynomial& p) {
    if (p.constant() || std::find(nonNegative_.begin(), nonNegative_.end(), p) != nonNegative_.end()) return;
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

bool Facts::nonNegative(const Polynomial& p) const {
  Polynomial q = normal(p);
  if (evident(q)) return true;
  auto asked = std::find_if(asked_.begin(), asked_.end(), [&](const auto& a) { return a.first == q; });
  if (asked != asked_.end()) return asked->second;
  bool follows = search(q, 2);
  asked_.emplace_back(q, follows);
  return follows;
}

bool Facts::negativeSomewhere(const Polynomial& p) const {
  if (!models_) models_ = modelsOf(constraints_);
  return std::any_of(models_->begin(), models_->end(), [&](const Assignment& model) {
    return valueOf(p, [&](const Atom& atom) { return valueOf(atom.scalar, model); }).value_or(0) < 0;
  });
}

std::optional<Int128> Facts::lowerBound(const Atom& atom) const {
  auto known = std::find_if(lower_.begin(), lower_.end(), [&](const auto& l) { return l.first == atom; });
  if (known != lower_.end()) return known->second;
  if (atom.nonNegative) return 0;
  auto [at, fresh] = quotientBounds_.try_emplace(atom.key);
  if (!fresh) return at->second;
  std::optional<Euclid> parts = euclid(atom);
  std::optional<Int128> bound;
  if (parts && evident(parts->dividend))
    bound = evident(parts->dividend - Polynomial(parts->divisor)) ? 1 : 0;
  return quotientBounds_[atom.key] = bound;
}

bool Facts::evident(const Polynomial& p) const {
  std::vector<std::pair<Atom, Int128>> lower;
  for (const Atom& atom : p.atoms()) {
    std::optional<Int128> bound = lowerBound(atom);
    if (!bound) return false;
    lower.emplace_back(atom, *bound);
  }
  auto least = [&](const Atom& atom) -> std::optional<Int128> {
    return std::find_if(lower.begin(), lower.end(), [&](const auto& l) { return l.first == atom; })->second;
  };
  if (valueOf(p, least).value_or(-1) < 0) return false;  // no need to write it out
  Polynomial shifted = p;
  for (const auto& [atom, bound] : lower)
    if (bound != 0) shifted = shifted.substitute(atom, Polynomial::atom(atom) + Polynomial(bound));
  return shifted == shifted &&  // coefficients did not overflow
         std::all_of(shifted.terms().begin(), shifted.terms().end(),
                     [](const auto& term) { return term.second >= 0; });
}

bool Facts::search(const Polynomial& p, int depth) const {
  if (evident(p)) return true;
  if (depth == 0 || negativeSomewhere(p)) return false;
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
  // p less a multiple of a premise is not evident when it is negative at the lower bounds; an atom without a
  // bound may have any value there, since what keeps it is not evident either.
  auto low = [&](const Atom& atom) -> std::optional<Int128> { return lowerBound(atom).value_or(0); };
  std::optional<Int128> least = valueOf(p, low);
  for (const Polynomial& premise : premises) {
    std::optional<Int128> taken = valueOf(premise, low);
    auto hopeless = [&](Int128 times) {
      std::optional<Int128> off = taken ? checkedMul(times, *taken) : std::nullopt;
      std::optional<Int128> left = least && off ? checkedSub(*least, *off) : std::nullopt;
      return depth == 1 && left && *left < 0;
    };
    Int128 times = multiple(p, premise);
    if (!hopeless(times) && search(p - Polynomial(times) * premise, depth - 1)) return true;
    for (const auto& [atom, bound] : lower_) {
      if (bound < 0 || hopeless(bound)) continue;
      if (search(p - Polynomial::atom(atom) * premise, depth - 1)) return true;
    }
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
