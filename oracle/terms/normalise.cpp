// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/normalise.h"

#include <algorithm>
#include <utility>

#include "core/notation/print.h"

namespace cutecheck::oracle {

namespace {

using Op = ScalarNode::Op;

constexpr int kMostNested = 16;
constexpr int kMostOpened = 4;  // an equation such as K == 4*((K/6+3)/4) opens its own quotient without end
constexpr size_t kMostSteps = 4096;  // and where it has several, what is opened multiplies

Scalar over(const Polynomial& a, const Polynomial& b) {
  return ScalarNode::binary(Op::kDiv, a.scalar(), b.scalar());
}

std::vector<Scalar> scalars(const std::vector<Polynomial>& with) {
  std::vector<Scalar> out;
  for (const Polynomial& p : with) out.push_back(p.scalar());
  return out;
}

// A rule that turns one quotient into another.
RuleStep quotientStep(Rule rule, const std::vector<Polynomial>& with, Scalar before, Scalar after,
                      Scalar inner = nullptr) {
  return {rule, scalars(with), std::move(before), after, std::move(inner), after};
}
RuleStep smallStep(const Polynomial& r, const Polynomial& b) {
  return {Rule::kSmall, scalars({r, b}), over(r, b), ScalarNode::constant(0), nullptr, nullptr};
}

// a/b, kept whole.
Polynomial quotientAtom(const Polynomial& a, const Polynomial& b) {
  if (!a.known() || !b.known()) return Polynomial::beyond();
  Scalar whole = over(a, b);
  return Polynomial::atom({toString(whole), whole, false});
}

bool isQuotient(const Atom& atom) { return atom.scalar->op() == Op::kDiv; }

// q and r with a == b*q + r, where q takes from a what the leading term of b divides.
std::pair<Polynomial, Polynomial> pullOut(const Polynomial& a, const Polynomial& b) {
  const auto& [lead, c] = *b.terms().rbegin();
  Polynomial q;
  for (const auto& [monomial, k] : a.terms()) {
    if (c < 1 || !std::includes(monomial.begin(), monomial.end(), lead.begin(), lead.end())) continue;
    Polynomial::Monomial rest;
    std::set_difference(monomial.begin(), monomial.end(), lead.begin(), lead.end(), std::back_inserter(rest));
    q = std::move(q) + Polynomial::term(rest, floorDiv(k, c));
  }
  Polynomial r = a - b * q;
  // With several terms in b the rest may be no simpler than a was.
  bool simpler = b.terms().size() == 1 || r.terms().size() < a.terms().size();
  return simpler ? std::pair{q, r} : std::pair{Polynomial(0), a};
}

RuleStep pullOutStep(const Polynomial& a, const Polynomial& b, const Polynomial& q, const Polynomial& r) {
  return {Rule::kPullOut, scalars({q, b, r}), over(a, b), (q + quotientAtom(r, b)).scalar(),
          nullptr,        over(r, b)};
}
RuleStep euclidStep(const Scalar& before, const Polynomial& a, const Polynomial& b) {
  return {Rule::kEuclid, scalars({a, b}), before, (a - b * quotientAtom(a, b)).scalar(), nullptr, over(a, b)};
}

// The greatest product of positive atoms and a number that divides every term of both.
Polynomial commonFactor(const Polynomial& a, const Polynomial& b, const Facts& facts) {
  Polynomial::Monomial common = b.terms().begin()->first;
  Int128 number = 0;
  for (const Polynomial* p : {&a, &b}) {
    for (const auto& [monomial, k] : p->terms()) {
      Polynomial::Monomial both;
      std::set_intersection(common.begin(), common.end(), monomial.begin(), monomial.end(),
                            std::back_inserter(both));
      common = both;
      for (Int128 rest = abs128(k); rest != 0;) rest = std::exchange(number, rest) % rest;
    }
  }
  std::erase_if(common, [&](const Atom& atom) { return !facts.positive(Polynomial::atom(atom)); });
  return Polynomial::term(common, number);
}

}  // namespace

const char* ruleLabel(Rule rule) {
  switch (rule) {
    case Rule::kSame:
      return "congruence";
    case Rule::kPullOut:
      return "composition_r1";
    case Rule::kSmall:
      return "composition_r2";
    case Rule::kNested:
      return "coalesce_r3";
    case Rule::kCancel:
      return "composition_r8";
    case Rule::kEuclid:
      return "logical_divide_r1";
  }
  return "";
}

IntegerNormaliser::IntegerNormaliser(const std::vector<Constraint>& constraints) : facts_(constraints) {
  for (const Constraint& c : constraints) {
    bool divides = c.relation == Relation::kEqual && c.lhs->op() == Op::kMod &&
                   c.rhs->op() == Op::kConstant && c.rhs->value() == 0 && c.lhs->lhs()->op() == Op::kSymbol;
    if (!divides) continue;
    const Scalar &whole = c.lhs->lhs(), &by = c.lhs->rhs();
    const Scalar plain = ScalarNode::withoutDivisor(whole);
    const Atom atom{toString(plain), plain, false};
    Polynomial divisor = normal(by);
    Scalar quotient = ScalarNode::binary(Op::kDiv, plain, divisor.scalar());
    Polynomial part = Polynomial::atom({toString(quotient), quotient, false});
    steps_.push_back(euclidStep(c.lhs, Polynomial::atom(atom), divisor));
    // A symbol that carries its divisor is written as a multiple already.
    bool known = whole->div() > 1 || std::any_of(multiples_.begin(), multiples_.end(),
                                                 [&](const auto& m) { return m.first == atom; });
    if (!known && !divisor.has(atom)) multiples_.emplace_back(atom, divisor * part);
  }
  // What is known, of the symbols as they are written from here on.
  std::vector<Constraint> rewritten = constraints;
  for (Constraint& c : rewritten) {
    c.lhs = normal(c.lhs).scalar();
    c.rhs = normal(c.rhs).scalar();
  }
  rewritten.insert(rewritten.end(), constraints.begin(), constraints.end());
  facts_ = Facts(rewritten);
}

Polynomial IntegerNormaliser::divide(const Polynomial& a, const Polynomial& b, int depth) {
  if (b.is(1)) {
    steps_.push_back(pullOutStep(a, b, a, Polynomial(0)));
    steps_.push_back(smallStep(Polynomial(0), b));
    return a;
  }
  if (a.is(0)) {
    steps_.push_back(smallStep(a, b));
    return a;
  }
  if (depth > kMostNested || steps_.size() > kMostSteps || b.terms().empty()) return quotientAtom(a, b);
  auto exact = exactQuotient(a, b);
  auto [q, r] = exact ? std::pair{*exact, Polynomial(0)} : pullOut(a, b);
  const bool natural = q.is(0) && facts_.nonNegative(r);
  if (q.is(0) && !natural && facts_.positive(Polynomial(0) - r) && facts_.nonNegative(r + b)) {
    steps_.push_back(pullOutStep(a, b, Polynomial(-1), r + b));
    steps_.push_back(smallStep(r + b, b));
    return Polynomial(-1);
  }
  if (!q.is(0)) {
    steps_.push_back(pullOutStep(a, b, q, r));
    return q + divide(r, b, depth + 1);
  }
  if (natural && facts_.holds(r, Relation::kLess, b)) {
    steps_.push_back(smallStep(r, b));
    return Polynomial(0);
  }
  Polynomial k = commonFactor(r, b, facts_);
  if (!k.is(1)) {
    auto x = exactQuotient(r, k), y = exactQuotient(b, k);
    if (x && y) {
      steps_.push_back(quotientStep(Rule::kCancel, {k, *x, *y}, over(a, b), over(*x, *y)));
      return divide(*x, *y, depth + 1);
    }
  }
  for (const auto& [monomial, coefficient] : r.terms()) {
    if (coefficient != 1 || monomial.size() != 1 || !isQuotient(monomial[0])) continue;
    // A/d that stands for a multiple A is no smaller than itself.
    if (std::any_of(multiples_.begin(), multiples_.end(),
                    [&](const auto& m) { return m.second.has(monomial[0]); }))
      continue;
    if (opened_ >= kMostOpened) break;
    ++opened_;
    Polynomial x = normal(monomial[0].scalar->lhs()), y = normal(monomial[0].scalar->rhs());
    --opened_;
    Polynomial z = r - Polynomial::atom(monomial[0]);
    steps_.push_back(
        quotientStep(Rule::kNested, {x, y, z, b}, over(a, b), over(x + y * z, y * b), monomial[0].scalar));
    return divide(x + y * z, y * b, depth + 1);
  }
  return quotientAtom(r, b);
}

Polynomial IntegerNormaliser::normal(const Scalar& s) {
  switch (s->op()) {
    case Op::kAdd:
      return normal(s->lhs()) + normal(s->rhs());
    case Op::kSub:
      return normal(s->lhs()) - normal(s->rhs());
    case Op::kMul:
      return normal(s->lhs()) * normal(s->rhs());
    case Op::kNeg:
      return Polynomial(0) - normal(s->lhs());
    case Op::kDiv: {
      Polynomial a = normal(s->lhs()), b = normal(s->rhs());
      steps_.push_back(quotientStep(Rule::kSame, {a, b}, s, over(a, b)));
      return divide(a, b);
    }
    case Op::kMod: {
      Polynomial a = normal(s->lhs()), b = normal(s->rhs());
      steps_.push_back(euclidStep(s, a, b));
      return a - b * divide(a, b);
    }
    default:
      break;
  }
  Polynomial p = facts_.normal(Polynomial::of(s));
  for (const auto& [atom, multiple] : multiples_)
    if (p.has(atom)) p = p.substitute(atom, multiple);
  return p;
}

Attempt decideByNormalForm(const Goal& goal, const std::vector<Constraint>& constraints,
                           std::vector<RuleStep>* steps) {
  Attempt attempt;
  attempt.method = Method::kNormalForm;
  if (goal.kind != Goal::Kind::kInteger) {
    attempt.reason = "decides integers";
    return attempt;
  }
  IntegerNormaliser normaliser(constraints);
  Polynomial a = normaliser.normal(goal.lower), b = normaliser.normal(goal.upper);
  if (steps) *steps = normaliser.steps();
  if (normaliser.facts().holds(a, goal.relation, b)) {
    attempt.outcome = Attempt::Outcome::kProved;
    Derivation::record(attempt, goal);
  } else {
    attempt.reason = "the normal forms " + a.str() + " and " + b.str() + " do not decide it";
  }
  return attempt;
}

}  // namespace cutecheck::oracle
