// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Products of unknowns as unknowns of their own, with the products of known inequalities.
#include <algorithm>
#include <map>
#include <set>

#include "oracle/terms/polynomial.h"
#include "oracle/tv/terms/encoding.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

// More inequalities than this are not multiplied: the query would grow quadratically.
constexpr size_t kMaxFactors = 40;
constexpr size_t kMaxDegree = 3;

class Linear {
 public:
  Term truthTerm(const Term& t) {
    if (auto at = truths_.find(t); at != truths_.end()) return at->second;
    std::vector<Term> operands;
    if (t->op == Op::kLess || t->op == Op::kLessEqual || t->op == Op::kEqual)
      operands = {linear(polynomial(t->operands[0]) - polynomial(t->operands[1])), integer(0)};
    else
      for (const Term& operand : t->operands) operands.push_back(truthTerm(operand));
    return truths_[t] = make(t->op, std::move(operands));
  }

  // p of p >= 0 and of p == 0, for every inequality and equation that the assertion states outright.
  void collect(const Term& t, std::vector<Polynomial>& facts, std::vector<Polynomial>& equations) {
    if (!collected_.insert(t).second) return;
    auto difference = [&](size_t i, size_t j) { return polynomial(t->operands[i]) - polynomial(t->operands[j]); };
    switch (t->op) {
      case Op::kAnd:
        for (const Term& operand : t->operands) collect(operand, facts, equations);
        break;
      case Op::kEqual: equations.push_back(difference(0, 1)); break;
      case Op::kLess: facts.push_back(difference(1, 0) - Polynomial(1)); break;
      case Op::kLessEqual: facts.push_back(difference(1, 0)); break;
      case Op::kNot: {
        const Term& inner = t->operands[0];
        if (inner->op == Op::kLess) facts.push_back(polynomial(inner->operands[0]) - polynomial(inner->operands[1]));
        if (inner->op == Op::kLessEqual)
          facts.push_back(polynomial(inner->operands[0]) - polynomial(inner->operands[1]) - Polynomial(1));
        if (inner->op == Op::kOr)
          for (const Term& operand : inner->operands) collect(notOf(operand), facts, equations);
        break;
      }
      default: break;
    }
  }

  Polynomial polynomial(const Term& t) {
    if (auto at = polynomials_.find(t); at != polynomials_.end()) return at->second;
    Polynomial result;
    switch (t->op) {
      case Op::kInt: result = Polynomial(t->value); break;
      case Op::kVariable: result = atom(t->name); break;
      case Op::kAdd: result = polynomial(t->operands[0]) + polynomial(t->operands[1]); break;
      case Op::kMul: result = polynomial(t->operands[0]) * polynomial(t->operands[1]); break;
      case Op::kNegate: result = Polynomial(0) - polynomial(t->operands[0]); break;
      case Op::kIf: {
        std::string name = "if!" + std::to_string(chosen_++);
        result = atom(name);
        Term condition = truthTerm(t->operands[0]);
        auto is = [&](const Term& side) { return equals(linear(result - polynomial(side)), integer(0)); };
        constraints.push_back(implies(condition, is(t->operands[1])));
        constraints.push_back(implies(notOf(condition), is(t->operands[2])));
        break;
      }
      default: result = atom("opaque!" + std::to_string(chosen_++)); break;  // weaker, hence still sound
    }
    if (!result.known()) result = atom("opaque!" + std::to_string(chosen_++));
    polynomials_.emplace(t, result);
    return result;
  }

  // Of coefficients that left 128 bits nothing is said: an unknown of its own.
  Term linear(const Polynomial& p) {
    if (!p.known()) return variable("opaque!" + std::to_string(chosen_++));
    Term sum = integer(0);
    for (const auto& [monomial, coefficient] : p.terms()) sum = add(sum, multiply(integer(coefficient), product(monomial)));
    return sum;
  }

  std::vector<Term> constraints;

 private:
  static Polynomial atom(const std::string& name) {
    return Polynomial::atom(Atom{name, ScalarNode::symbol(name), false});
  }

  Term product(const Polynomial::Monomial& monomial) {
    if (monomial.empty()) return integer(1);
    std::string name;
    for (const Atom& a : monomial) name += (name.empty() ? "" : "*") + a.key;
    return variable(name);
  }

  size_t chosen_ = 0;
  std::map<Term, Polynomial> polynomials_;
  std::map<Term, Term> truths_;
  std::set<Term> collected_;
};

size_t degree(const Polynomial& p) {
  size_t most = 0;
  for (const auto& [monomial, coefficient] : p.terms()) most = std::max(most, monomial.size());
  return most;
}

}  // namespace

std::vector<Term> linearised(const std::vector<Term>& assertions, bool products) {
  Linear linear;
  std::vector<Term> result;
  std::vector<Polynomial> facts, equations;
  for (const Term& t : assertions) {
    result.push_back(linear.truthTerm(t));
    if (products) linear.collect(t, facts, equations);
  }
  if (facts.size() > kMaxFactors) facts.erase(facts.begin(), facts.end() - kMaxFactors);
  for (size_t i = 0; i < facts.size(); ++i) {
    for (size_t j = i; j < facts.size(); ++j) {
      Polynomial both = facts[i] * facts[j];
      if (degree(both) >= 2 && degree(both) <= kMaxDegree && both == both)
        result.push_back(lessEqual(integer(0), linear.linear(both)));
    }
  }
  // An equation may be multiplied by any unknown that it meets in a product.
  std::vector<Atom> unknowns;
  for (const Polynomial& p : facts)
    for (const Atom& a : p.atoms())
      if (std::find(unknowns.begin(), unknowns.end(), a) == unknowns.end()) unknowns.push_back(a);
  if (equations.size() * unknowns.size() <= kMaxFactors * kMaxFactors) {
    for (const Polynomial& p : equations) {
      for (const Atom& a : unknowns) {
        Polynomial both = p * Polynomial::atom(a);
        if (degree(both) <= kMaxDegree && both == both)
          result.push_back(equals(linear.linear(both), integer(0)));
      }
    }
  }
  result.insert(result.end(), linear.constraints.begin(), linear.constraints.end());
  return result;
}

}  // namespace cutecheck::oracle
