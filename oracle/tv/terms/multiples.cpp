// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/multiples.h"

#include <algorithm>
#include <functional>
#include <map>

#include "oracle/tv/terms/normal.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

struct Remainder {
  Term of;
  Int128 by;
};

// P and n of P % n == 0.
std::optional<Remainder> remainderOf(const Term& goal) {
  if (goal->op != Op::kEqual) return std::nullopt;
  for (int side : {0, 1}) {
    const Term &left = goal->operands[side], &right = goal->operands[1 - side];
    if (left->op != Op::kMod || constantOf(right) != Int128(0)) continue;
    std::optional<Int128> by = constantOf(left->operands[1]);
    if (by && *by >= 1) return Remainder{left->operands[0], *by};
  }
  return std::nullopt;
}

std::map<std::string, Int128> promised(const std::vector<Term>& premises) {
  std::map<std::string, Int128> multiples;
  for (const Term& premise : premises)
    if (std::optional<Remainder> promised = remainderOf(premise); promised && promised->of->op == Op::kVariable) {
      Int128& k = multiples.emplace(promised->of->name, 1).first->second;
      k = std::max(k, promised->by);
    }
  return multiples;
}

Term multiple(const std::string& name, Int128 k) {
  return multiply(integer(k), variable(name + "/" + decimal(k)));
}

}  // namespace

std::optional<Term> withMultiples(const std::vector<Term>& premises, const Term& goal) {
  std::optional<Remainder> asked = remainderOf(goal);
  if (!asked) return std::nullopt;
  const Term of = withMultiples(premises, std::vector{asked->of})[0];
  return equals(make(Op::kMod, {Normaliser().normal(of), integer(asked->by)}), integer(0));
}

std::vector<Term> withMultiples(const std::vector<Term>& premises, const std::vector<Term>& terms) {
  const std::map<std::string, Int128> multiples = promised(premises);
  if (multiples.empty()) return terms;
  std::map<Term, Term> seen;
  std::function<Term(const Term&)> written = [&](const Term& t) -> Term {
    if (t->op == Op::kVariable) {
      auto at = multiples.find(t->name);
      return at == multiples.end() ? t : multiple(t->name, at->second);
    }
    if (t->operands.empty()) return t;
    if (auto at = seen.find(t); at != seen.end()) return at->second;
    std::vector<Term> operands;
    bool changed = false;
    for (const Term& operand : t->operands) {
      operands.push_back(written(operand));
      changed |= operands.back() != operand;
    }
    return seen.emplace(t, changed ? make(t->op, std::move(operands)) : t).first->second;
  };
  std::vector<Term> result;
  for (const Term& t : terms) result.push_back(written(t));
  return result;
}

bool dividesCoefficients(const Term& goal) {
  std::optional<Remainder> asked = remainderOf(goal);
  if (!asked) return false;
  Normaliser normaliser;
  Polynomial of = normaliser.polynomial(asked->of);
  if (!(of == of)) return false;
  for (const auto& [monomial, coefficient] : of.terms())
    if (coefficient % asked->by != 0) return false;
  return true;
}

}  // namespace cutecheck::oracle
