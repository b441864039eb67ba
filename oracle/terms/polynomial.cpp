// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/polynomial.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/notation/print.h"
#include "oracle/claims/work_limit.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;

// A constant of any width, as a sum of products where it leaves 64 bits.
Scalar wideConstant(Int128 v) {
  if (auto fits = narrow(v)) return ScalarNode::constant(*fits);
  constexpr int64_t kRadix = int64_t{1} << 32;
  Scalar high = ScalarNode::binary(Op::kMul, wideConstant(floorDiv(v, kRadix)), ScalarNode::constant(kRadix));
  return ScalarNode::binary(Op::kAdd, high, wideConstant(floorMod(v, kRadix)));
}

// Splits a into c*q + r with the coefficients of r in [0, c); c > 0.
std::pair<Polynomial, Polynomial> splitByConstant(const Polynomial& a, Int128 c) {
  Polynomial q, r;
  for (const auto& [monomial, coefficient] : a.terms()) {
    q = std::move(q) + Polynomial::term(monomial, floorDiv(coefficient, c));
    r = std::move(r) + Polynomial::term(monomial, floorMod(coefficient, c));
  }
  return {q, r};
}

constexpr int64_t kTermUnits = 4;  // of work, for a product that is added
constexpr size_t kMostTerms = 4096;
constexpr const char* kBeyond = "(beyond 128 bits)";  // no symbol of a claim has a parenthesis in its name

Polynomial opaque(Op op, const Polynomial& a, const Polynomial& b) {
  Scalar scalar = ScalarNode::binary(op, a.scalar(), b.scalar());
  return Polynomial::atom(Atom{toString(scalar), scalar, op == Op::kMod});
}

}  // namespace

template <typename M>
void Polynomial::add(M&& monomial, Int128 coefficient) {
  if (overflowed_ || coefficient == 0) return;
  WorkLimit::spend(kTermUnits + static_cast<int64_t>(monomial.size()));
  auto [at, inserted] = terms_.try_emplace(std::forward<M>(monomial), coefficient);
  const std::optional<Int128> sum = inserted ? coefficient : checkedAdd(at->second, coefficient);
  // The least number has no negative.
  if (!sum || !checkedMul(*sum, -1) || terms_.size() > kMostTerms) {
    *this = beyond();
    return;
  }
  at->second = *sum;
  if (at->second == 0) terms_.erase(at);
}

Polynomial::Polynomial(Int128 constant) { add(Monomial(), constant); }

Polynomial Polynomial::beyond() {
  Polynomial p;
  p.overflowed_ = true;
  return p;
}

bool isBeyond(const Scalar& s) {
  if (s->op() == Op::kConstant) return false;
  if (s->op() == Op::kSymbol) return s->name() == kBeyond;
  return isBeyond(s->lhs()) || (s->op() != Op::kNeg && isBeyond(s->rhs()));
}

Polynomial Polynomial::term(const Monomial& monomial, Int128 coefficient) {
  Polynomial p;
  p.add(monomial, coefficient);
  return p;
}

Polynomial Polynomial::of(const Scalar& s) {
  switch (s->op()) {
    case Op::kConstant:
      return Polynomial(s->value());
    case Op::kSymbol: {
      if (s->name() == kBeyond) return beyond();
      Scalar plain = ScalarNode::withoutDivisor(s);
      if (s->div() <= 1) return atom({s->name(), plain, false});
      Scalar part = ScalarNode::binary(Op::kDiv, plain, ScalarNode::constant(s->div()));
      return Polynomial(s->div()) * atom({toString(part), part, false});
    }
    case Op::kAdd:
      return of(s->lhs()) + of(s->rhs());
    case Op::kSub:
      return of(s->lhs()) - of(s->rhs());
    case Op::kMul:
      return of(s->lhs()) * of(s->rhs());
    case Op::kDiv:
      return quotient(of(s->lhs()), of(s->rhs()));
    case Op::kMod:
      return remainder(of(s->lhs()), of(s->rhs()));
    case Op::kNeg:
      return Polynomial(0) - of(s->lhs());
  }
  return Polynomial();
}

std::optional<Int128> Polynomial::constant() const {
  if (overflowed_ || terms_.size() > 1 || (!terms_.empty() && !terms_.begin()->first.empty())) return std::nullopt;
  return terms_.empty() ? Int128(0) : terms_.begin()->second;
}

std::vector<Atom> Polynomial::atoms() const {
  std::set<Atom> all;
  for (const auto& [monomial, coefficient] : terms_) all.insert(monomial.begin(), monomial.end());
  return {all.begin(), all.end()};
}

bool Polynomial::has(const Atom& atom) const {
  return std::any_of(terms_.begin(), terms_.end(),
                     [&](const auto& term) { return std::binary_search(term.first.begin(), term.first.end(), atom); });
}

Polynomial Polynomial::substitute(const Atom& atom, const Polynomial& by) const {
  if (!has(atom)) return *this;
  Polynomial result;
  for (const auto& [monomial, coefficient] : terms_) {
    Monomial others;
    std::remove_copy(monomial.begin(), monomial.end(), std::back_inserter(others), atom);
    Polynomial part = term(others, coefficient);
    for (size_t power = others.size(); power < monomial.size(); ++power) part = part * by;
    result = std::move(result) + part;
  }
  return result;
}

Scalar Polynomial::scalar() const {
  if (overflowed_) return ScalarNode::operation(kBeyond);
  Scalar sum;
  // Constants last, as one writes 8*m + 4.
  for (auto at = terms_.rbegin(); at != terms_.rend(); ++at) {
    bool negative = at->second < 0 && sum != nullptr;
    Int128 coefficient = negative ? -at->second : at->second;
    Scalar term;
    for (const Atom& atom : at->first) term = term ? ScalarNode::binary(Op::kMul, term, atom.scalar) : atom.scalar;
    if (!term) {
      term = wideConstant(coefficient);
    } else if (coefficient != 1) {
      term = ScalarNode::binary(Op::kMul, wideConstant(coefficient), term);
    }
    sum = sum ? ScalarNode::binary(negative ? Op::kSub : Op::kAdd, sum, term) : term;
  }
  return sum ? sum : ScalarNode::constant(0);
}

std::string Polynomial::str() const { return toString(scalar()); }

Polynomial operator+(Polynomial a, const Polynomial& b) {
  if (b.overflowed_) return b;
  for (const auto& [monomial, coefficient] : b.terms_) a.add(monomial, coefficient);
  return a;
}

Polynomial operator-(Polynomial a, const Polynomial& b) {
  if (b.overflowed_) return b;
  for (const auto& [monomial, coefficient] : b.terms_) a.add(monomial, -coefficient);
  return a;
}

Polynomial operator*(const Polynomial& a, const Polynomial& b) {
  if (a.overflowed_ || b.overflowed_) return Polynomial::beyond();
  Polynomial product;
  for (const auto& [ma, ca] : a.terms_) {
    for (const auto& [mb, cb] : b.terms_) {
      Polynomial::Monomial monomial;
      monomial.reserve(ma.size() + mb.size());
      std::merge(ma.begin(), ma.end(), mb.begin(), mb.end(), std::back_inserter(monomial));
      std::optional<Int128> coefficient = checkedMul(ca, cb);
      if (!coefficient) return Polynomial::beyond();
      product.add(std::move(monomial), *coefficient);
    }
  }
  return product;
}

bool operator==(const Polynomial& a, const Polynomial& b) {
  return !a.overflowed_ && !b.overflowed_ && a.terms_ == b.terms_;
}

Int128 commonDivisor(const Polynomial& a, Int128 c) {
  for (const auto& [monomial, coefficient] : a.terms())
    for (Int128 rest = abs128(coefficient); rest != 0;) rest = std::exchange(c, rest) % rest;
  return c;
}

std::optional<Polynomial> exactQuotient(const Polynomial& a, const Polynomial& b) {
  if (!a.known() || b.terms().empty()) return std::nullopt;
  // Division by the greatest monomial of b; with several terms of b each step must shrink what is left.
  const auto& [lead, leadCoefficient] = *b.terms().rbegin();
  Polynomial rest = a, result;
  for (size_t step = 0; step < 64; ++step) {
    if (rest == Polynomial(0)) return result;
    auto divisible = [&](const auto& term) {
      return term.second % leadCoefficient == 0 &&
             std::includes(term.first.begin(), term.first.end(), lead.begin(), lead.end());
    };
    auto at = std::find_if(rest.terms().rbegin(), rest.terms().rend(), divisible);
    if (at == rest.terms().rend()) return std::nullopt;
    Polynomial::Monomial monomial;
    std::set_difference(at->first.begin(), at->first.end(), lead.begin(), lead.end(),
                        std::back_inserter(monomial));
    const Polynomial term = Polynomial::term(monomial, at->second / leadCoefficient);
    result = std::move(result) + term;
    rest = std::move(rest) - term * b;
  }
  return std::nullopt;
}

Polynomial quotient(const Polynomial& a, const Polynomial& b) {
  if (!a.known() || !b.known()) return Polynomial::beyond();
  if (auto exact = exactQuotient(a, b)) return *exact;
  std::optional<Int128> c = b.constant();
  if (!c || *c < 1) return opaque(Op::kDiv, a, b);
  auto [q, r] = splitByConstant(a, *c);
  if (r.constant()) return q;
  // floor(g*r / (g*c)) = floor(r / c).
  Int128 g = commonDivisor(r, *c);
  const std::optional<Polynomial> rest = exactQuotient(r, Polynomial(g));
  return rest ? q + opaque(Op::kDiv, *rest, Polynomial(*c / g)) : Polynomial::beyond();
}

Polynomial remainder(const Polynomial& a, const Polynomial& b) {
  if (!a.known() || !b.known()) return Polynomial::beyond();
  if (exactQuotient(a, b)) return Polynomial(0);
  std::optional<Int128> c = b.constant();
  if (!c || *c < 1) return opaque(Op::kMod, a, b);
  Polynomial r = splitByConstant(a, *c).second;
  if (r.constant()) return r;
  Int128 g = commonDivisor(r, *c);
  const std::optional<Polynomial> rest = exactQuotient(r, Polynomial(g));
  return rest ? Polynomial(g) * opaque(Op::kMod, *rest, Polynomial(*c / g)) : Polynomial::beyond();
}

}  // namespace cutecheck::oracle
