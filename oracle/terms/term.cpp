// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/term.h"

#include <algorithm>

namespace cutecheck::oracle {

Term make(TermNode::Op op, std::vector<Term> operands) {
  return std::make_shared<const TermNode>(TermNode{op, 0, {}, std::move(operands)});
}

Term integer(Int128 value) {
  return std::make_shared<const TermNode>(TermNode{TermNode::Op::kInt, value, {}, {}});
}

Term variable(std::string name) {
  return std::make_shared<const TermNode>(TermNode{TermNode::Op::kVariable, 0, std::move(name), {}});
}

bool hasDivision(const Term& term) {
  using Op = TermNode::Op;
  if (term->op == Op::kDiv || term->op == Op::kMod || term->op == Op::kIf) return true;
  return std::any_of(term->operands.begin(), term->operands.end(), hasDivision);
}

std::string decimal(Int128 v) {
  if (v == 0) return "0";
  bool negative = v < 0;
  std::string digits;
  while (v != 0) {
    int d = static_cast<int>(v % 10);
    digits += static_cast<char>('0' + (d < 0 ? -d : d));
    v /= 10;
  }
  if (negative) digits += '-';
  std::reverse(digits.begin(), digits.end());
  return digits;
}

}  // namespace cutecheck::oracle
