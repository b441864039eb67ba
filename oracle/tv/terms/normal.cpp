// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/normal.h"

#include <algorithm>

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

// Products of longer sums, or of more factors, are kept as they are: multiplied out they would outgrow the question.
constexpr size_t kMaxTerms = 64, kMaxDegree = 64;

size_t degreeOf(const Polynomial& p) {
  size_t degree = 0;
  for (const auto& [monomial, coefficient] : p.terms()) degree = std::max(degree, monomial.size());
  return degree;
}

Polynomial atomOf(const std::string& key) { return Polynomial::atom(Atom{key, ScalarNode::symbol(key), false}); }

}  // namespace

Polynomial Normaliser::opaque(Op op, std::vector<Term> operands) {
  for (Term& operand : operands) operand = sharing_.share(normal(operand));
  auto [at, inserted] = keys_.emplace(std::pair(op, operands), "#" + std::to_string(keys_.size()));
  if (inserted) atoms_.emplace(at->second, make(op, std::move(operands)));
  return atomOf(at->second);
}

Polynomial Normaliser::polynomial(const Term& t) {
  if (auto at = polynomials_.find(t); at != polynomials_.end()) return at->second;
  Polynomial result;
  switch (t->op) {
    case Op::kInt: result = Polynomial(t->value); break;
    case Op::kVariable:
      atoms_.emplace(t->name, t);
      result = atomOf(t->name);
      break;
    case Op::kAdd: result = polynomial(t->operands[0]) + polynomial(t->operands[1]); break;
    case Op::kNegate: result = Polynomial(0) - polynomial(t->operands[0]); break;
    case Op::kMul: {
      Polynomial a = polynomial(t->operands[0]), b = polynomial(t->operands[1]);
      bool small = a.terms().size() * b.terms().size() <= kMaxTerms && degreeOf(a) + degreeOf(b) <= kMaxDegree;
      result = small ? a * b : opaque(Op::kMul, t->operands);
      break;
    }
    default: result = opaque(t->op, t->operands); break;
  }
  // Coefficients that left 128 bits make the polynomial say nothing: keep the term as it is.
  if (!(result == result)) {
    std::string key = "!" + std::to_string(atoms_.size());
    atoms_.emplace(key, t);
    result = atomOf(key);
  }
  polynomials_.emplace(t, result);
  return result;
}

Term Normaliser::rebuilt(const Polynomial& p) {
  Term sum = integer(0);
  for (const auto& [monomial, coefficient] : p.terms()) {
    Term product = integer(coefficient);
    for (const Atom& a : monomial) product = multiply(product, atoms_.at(a.key));
    sum = add(sum, product);
  }
  return sum;
}

Term Normaliser::normal(const Term& t) {
  if (auto at = truths_.find(t); at != truths_.end()) return at->second;
  Term result;
  switch (t->op) {
    case Op::kEqual:
    case Op::kLess:
    case Op::kLessEqual: {
      const Polynomial apart = polynomial(t->operands[0]) - polynomial(t->operands[1]);
      if (!apart.known()) {
        result = t;
        break;
      }
      const Term difference = rebuilt(apart);
      result = t->op == Op::kEqual  ? isEqual(difference, integer(0))
               : t->op == Op::kLess ? isLess(difference, integer(0))
                                    : isLessEqual(difference, integer(0));
      break;
    }
    case Op::kAnd:
    case Op::kOr:
    case Op::kNot: {
      std::vector<Term> operands;
      for (const Term& operand : t->operands) operands.push_back(normal(operand));
      result = make(t->op, std::move(operands));
      break;
    }
    default: result = rebuilt(polynomial(t)); break;
  }
  truths_.emplace(t, result);
  return result;
}

bool Normaliser::evident(const Term& goal) {
  if (goal->op == Op::kAnd)
    return std::all_of(goal->operands.begin(), goal->operands.end(), [&](const Term& part) { return evident(part); });
  return goal->op == Op::kEqual && polynomial(goal->operands[0]) == polynomial(goal->operands[1]);
}

}  // namespace cutecheck::oracle
