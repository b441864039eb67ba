// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/substitution.h"

#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

using Op = TermNode::Op;

Term Substitution::operator()(const Term& t) {
  if (const auto at = known_.find(t); at != known_.end()) return at->second;
  return known_[t] = rebuilt(t);
}

std::map<std::string, Term> equalVariables(const std::vector<Term>& premises) {
  std::map<std::string, Term> same;
  const auto last = [&](Term name) {
    for (auto at = same.find(name->name); at != same.end(); at = same.find(name->name)) name = at->second;
    return name;
  };
  for (const Term& premise : premises) {
    const bool equal = premise->op == Op::kEqual && premise->operands[0]->op == Op::kVariable &&
                       premise->operands[1]->op == Op::kVariable;
    if (!equal) continue;
    const Term a = last(premise->operands[0]), b = last(premise->operands[1]);
    if (a->name != b->name) same.emplace(b->name, a);
  }
  for (auto& [name, by] : same) by = last(by);
  return same;
}

// Constants are folded, so that equal computations become equal trees.
Term Substitution::rebuilt(const Term& t) {
  if (t->op == Op::kVariable) {
    const auto at = by_.find(t->name);
    return at == by_.end() ? t : at->second;
  }
  if (t->operands.empty()) return t;
  std::vector<Term> x;
  for (const Term& operand : t->operands) x.push_back((*this)(operand));
  const auto folded = [&](Term (*join)(Term, Term)) {
    Term all = x[0];
    for (size_t k = 1; k < x.size(); ++k) all = join(std::move(all), x[k]);
    return all;
  };
  switch (t->op) {
    case Op::kAdd:
      return folded(add);
    case Op::kMul:
      return folded(multiply);
    case Op::kAnd:
      return folded(bothOf);
    case Op::kOr:
      return folded(eitherOf);
    case Op::kNegate:
      return subtract(integer(0), x[0]);
    case Op::kNot:
      return notOf(x[0]);
    case Op::kIf:
      return choose(x[0], x[1], x[2]);
    case Op::kEqual:
      return isEqual(x[0], x[1]);
    case Op::kLess:
      return isLess(x[0], x[1]);
    case Op::kLessEqual:
      return isLessEqual(x[0], x[1]);
    case Op::kDiv:
    case Op::kMod: {
      const Term other = divide ? divide(t->op, x[0], x[1]) : nullptr;
      if (other) return other;
      return t->op == Op::kDiv ? quotientOf(x[0], x[1]) : remainderOf(x[0], x[1]);
    }
    default:
      return make(t->op, std::move(x));
  }
}

}  // namespace cutecheck::oracle
