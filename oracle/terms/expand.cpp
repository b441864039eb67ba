// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/expand.h"

#include <algorithm>

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;
constexpr size_t kMostTerms = 256;

bool add(Expanded& to, const std::vector<std::string>& monomial, Int128 coefficient) {
  auto [at, isNew] = to.try_emplace(monomial, 0);
  std::optional<Int128> sum = checkedAdd(at->second, coefficient);
  if (!sum) return false;
  at->second = *sum;
  if (*sum == 0) to.erase(at);
  return to.size() <= kMostTerms;
}

std::optional<Expanded> product(const Expanded& a, const Expanded& b) {
  Expanded out;
  for (const auto& [left, x] : a) {
    for (const auto& [right, y] : b) {
      std::vector<std::string> both;
      std::merge(left.begin(), left.end(), right.begin(), right.end(), std::back_inserter(both));
      std::optional<Int128> coefficient = checkedMul(x, y);
      if (!coefficient || !add(out, both, *coefficient)) return std::nullopt;
    }
  }
  return out;
}

}  // namespace

std::optional<Expanded> expand(const Term& term) {
  switch (term->op) {
    case Op::kInt:
      return term->value == 0 ? Expanded{} : Expanded{{{}, term->value}};
    case Op::kVariable:
      return Expanded{{{term->name}, 1}};
    case Op::kNegate: {
      std::optional<Expanded> a = expand(term->operands[0]);
      return a ? product(*a, {{{}, -1}}) : std::nullopt;
    }
    case Op::kAdd:
    case Op::kMul: {
      std::optional<Expanded> a = expand(term->operands[0]), b = a ? expand(term->operands[1]) : std::nullopt;
      if (!b) return std::nullopt;
      if (term->op == Op::kMul) return product(*a, *b);
      for (const auto& [monomial, coefficient] : *b)
        if (!add(*a, monomial, coefficient)) return std::nullopt;
      return a;
    }
    default:
      return std::nullopt;
  }
}

std::optional<Expanded> expandedDifference(const Term& a, const Term& b) { return expand(a - b); }

}  // namespace cutecheck::oracle
