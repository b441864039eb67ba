// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/products.h"

#include <algorithm>
#include <iterator>
#include <set>

#include "oracle/claims/work_limit.h"
#include "oracle/terms/linear_sum.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;
using Monomial = Polynomial::Monomial;

constexpr size_t kMostParts = 300, kMostKnown = 64, kMostPairs = 100, kMostDegree = 5, kMostQuotients = 6;
constexpr int kRounds = 2;  // in which products meet the monomials of products

Polynomial productOf(const Monomial& monomial) { return Polynomial::term(monomial, 1); }

size_t degreeOf(const Polynomial& p) {
  size_t degree = 0;
  for (const auto& [monomial, c] : p.terms()) degree = std::max(degree, monomial.size());
  return degree;
}

Polynomial dividendOf(const Atom& atom) { return Polynomial::of(atom.scalar->lhs()); }
Polynomial divisorOf(const Atom& atom) { return Polynomial::of(atom.scalar->rhs()); }

bool isDivision(const Atom& atom) {
  return atom.scalar && (atom.scalar->op() == Op::kDiv || atom.scalar->op() == Op::kMod);
}

bool contains(const Polynomial& p, const Atom& atom) { return p.has(atom); }

// By an atom everything is multiplied in any case.
bool isAtom(const Polynomial& p) { return p.terms().size() < 2 && p.terms().begin()->second > 0; }

// The atom of c*atom - k with c >= 1, k >= 0.
std::optional<Atom> naturalAtom(const Polynomial& p) {
  std::optional<Atom> atom;
  for (const auto& [monomial, c] : p.terms()) {
    if (monomial.empty() ? c > 0 : monomial.size() != 1 || c < 1 || atom) return std::nullopt;
    if (!monomial.empty()) atom = monomial[0];
  }
  return atom;
}

}  // namespace

Products::Products(std::vector<Polynomial> known) {
  for (const Polynomial& p : known) learn(p);
  // From H > X, X >= 0 follows H >= 1: what is multiplied by has such a bound of its own.
  for (int round = 0; round < kRounds; ++round)
    for (const Polynomial& p : known)
      for (const Atom& atom : p.atoms())
        if (const Polynomial a = Polynomial::atom(atom);
            !isDivision(atom) && !isNatural({atom}) && !learnShown(a - Polynomial(1), Polynomial(1)))
          learnShown(a, Polynomial(1));
  for (const Polynomial& p : known) learnAtoms(p);
}

void Products::learn(Polynomial p, std::vector<Link> links) {
  if (!p.known() || p.constant() || known_.size() >= kMostKnown) return;
  if (std::any_of(known_.begin(), known_.end(), [&](const Known& k) { return k.p == p; })) return;
  if (std::optional<Atom> atom = naturalAtom(p)) natural_.push_back(*atom);
  known_.push_back({std::move(p), std::move(links)});
}

bool Products::isNatural(const Monomial& monomial) const {
  return std::all_of(monomial.begin(), monomial.end(),
                     [&](const Atom& atom) { return std::find(natural_.begin(), natural_.end(), atom) != natural_.end(); });
}

void Products::learnAtoms(const Polynomial& p) {
  for (const Atom& atom : p.atoms()) learnAtom(atom);
}

bool Products::learnShown(const Polynomial& p, const Polynomial& divisor) {
  std::optional<std::vector<Link>> links = show(p, divisor);
  if (links) learn(p, std::move(*links));
  return links.has_value();
}

void Products::learnAtom(const Atom& atom) {
  if (!isDivision(atom) || std::find(atoms_.begin(), atoms_.end(), atom) != atoms_.end()) return;
  atoms_.push_back(atom);
  const Polynomial x = dividendOf(atom), d = divisorOf(atom), a = Polynomial::atom(atom);
  learnAtoms(x);
  learnAtoms(d);
  const bool remainder = atom.scalar->op() == Op::kMod;
  const Polynomial rest = remainder ? a : x - d * a;
  learn(rest);
  learn(d - Polynomial(1) - rest);
  if (remainder || quotients_.size() >= kMostQuotients) return;
  // x >= 0, x < d*u, x >= d*u, and a dividend below or at another's.
  learnShown(a, d);
  const std::vector<Known> known = known_;
  for (const Known& k : known) {
    if (contains(k.p, atom)) continue;
    const Polynomial above = k.p + x + Polynomial(1), below = x - k.p;
    if (above.terms().size() < k.p.terms().size() + x.terms().size())
      if (auto u = exactQuotient(above, d); u && !u->is(0)) learnShown(*u - Polynomial(1) - a, d);
    if (below.terms().size() < k.p.terms().size() + x.terms().size())
      if (auto u = exactQuotient(below, d); u && !u->is(0)) learnShown(a - *u, d);
  }
  for (const Atom& other : quotients_) {
    if (!(divisorOf(other) == d)) continue;
    const Polynomial b = Polynomial::atom(other);
    for (const auto& [low, high] : {std::pair{a, b}, std::pair{b, a}})
      if (!learnShown(high - low - Polynomial(1), d)) learnShown(high - low, d);
  }
  quotients_.push_back(atom);
}

std::optional<std::vector<Products::Link>> Products::show(const Polynomial& wanted, const Polynomial& divisor) const {
  if (WorkLimit::spent()) return std::nullopt;
  const Polynomial p = divisor * wanted + divisor - Polynomial(1);
  const size_t degree = std::min(kMostDegree, std::max<size_t>(degreeOf(p), 2));
  struct Part {
    size_t known;
    Polynomial factor;
    std::optional<size_t> second;  // the factor is what is known there
  };
  std::vector<Part> parts;
  std::vector<Polynomial> products;
  std::set<std::pair<size_t, Monomial>> done;
  std::set<Monomial> live;
  for (const auto& [monomial, c] : p.terms()) live.insert(monomial);
  // A contradiction has no products of its own.
  if (p.constant())
    for (const Known& known : known_)
      for (const auto& [monomial, c] : known.p.terms()) live.insert(monomial);
  for (size_t i = 0; i < known_.size(); ++i) {
    if (degreeOf(known_[i].p) > degree) continue;
    parts.push_back({i, Polynomial(1), {}});
    products.push_back(known_[i].p);
    done.insert({i, {}});
  }
  size_t pairs = 0;
  for (size_t i = 0; i < known_.size(); ++i)
    for (size_t j = 0; j <= i && pairs < kMostPairs; ++j) {
      if (isAtom(known_[i].p) || isAtom(known_[j].p) || degreeOf(known_[i].p) + degreeOf(known_[j].p) > degree) continue;
      const Polynomial product = known_[i].p * known_[j].p;
      if (std::none_of(product.terms().begin(), product.terms().end(),
                       [&](const auto& t) { return t.first.size() > 1 && live.contains(t.first); }))
        continue;
      parts.push_back({i, known_[j].p, j});
      products.push_back(product);
      ++pairs;
    }
  for (int round = 0; round < kRounds; ++round) {
    const std::set<Monomial> now = live;
    for (size_t i = 0; i < known_.size(); ++i)
      for (const auto& [monomial, c] : known_[i].p.terms())
        for (const Monomial& whole : now) {
          if (monomial.empty() && round > 0) continue;
          if (whole.size() <= monomial.size() || whole.size() > degree || products.size() >= kMostParts) continue;
          if (!std::includes(whole.begin(), whole.end(), monomial.begin(), monomial.end())) continue;
          Monomial rest;
          std::set_difference(whole.begin(), whole.end(), monomial.begin(), monomial.end(), std::back_inserter(rest));
          if (rest.size() + degreeOf(known_[i].p) > degree || !isNatural(rest) || !done.insert({i, rest}).second) continue;
          const Polynomial factor = productOf(rest), product = factor * known_[i].p;
          for (const auto& [term, k] : product.terms()) live.insert(term);
          parts.push_back({i, factor, {}});
          products.push_back(product);
        }
  }
  WorkLimit::spend(static_cast<int64_t>(products.size()) * 16);
  const std::optional<LinearSum> sum = linearSum(p, products);
  if (!sum) return std::nullopt;
  std::vector<Link> links;
  Link last{wanted, divisor, {sum->scale, {}}};
  for (size_t k = 0; k < parts.size(); ++k) {
    if (sum->factors[k] == 0) continue;
    const Part& part = parts[k];
    const Known& first = known_[part.known];
    links.insert(links.end(), first.links.begin(), first.links.end());
    for (const Atom& atom : part.second ? std::vector<Atom>{} : part.factor.atoms())
      for (const Known& known : known_)
        if (!known.links.empty() && naturalAtom(known.p) == atom) links.insert(links.end(), known.links.begin(), known.links.end());
    const Polynomial times(sum->factors[k]);
    if (!part.second) {
      last.reason.products.push_back({times * part.factor, first.p});
      continue;
    }
    const Known& second = known_[*part.second];
    links.insert(links.end(), second.links.begin(), second.links.end());
    links.push_back({products[k], Polynomial(1), {1, {{second.p, first.p}}}});
    last.reason.products.push_back({times, products[k]});
  }
  links.push_back(std::move(last));
  return links;
}

std::optional<std::vector<Products::Link>> Products::reasonsOf(const Polynomial& p) {
  if (!p.known()) return std::nullopt;
  learnAtoms(p);
  std::vector<Polynomial> divisors{Polynomial(1)};
  const auto add = [&](const Polynomial& d) {
    if (std::find(divisors.begin(), divisors.end(), d) == divisors.end()) divisors.push_back(d);
  };
  for (const Atom& atom : p.atoms()) {
    if (!isDivision(atom)) continue;
    const Polynomial d = divisorOf(atom);
    add(d);
    for (const Atom& part : d.atoms())
      if (isNatural({part})) add(Polynomial::atom(part));
  }
  for (const Polynomial& divisor : divisors)
    if (auto links = show(p, divisor)) return links;
  return std::nullopt;
}

}  // namespace cutecheck::oracle
