// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

using Op = TermNode::Op;

Term truth(bool value) { return value ? conjunction({}) : disjunction({}); }
bool isTrue(const Term& t) { return t->op == Op::kAnd && t->operands.empty(); }
bool isFalse(const Term& t) { return t->op == Op::kOr && t->operands.empty(); }

std::optional<Int128> constantOf(const Term& t) {
  if (t->op != Op::kInt) return std::nullopt;
  return t->value;
}

Term add(Term a, Term b) {
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y)
    if (std::optional<Int128> sum = checkedAdd(*x, *y)) return integer(*sum);
  if (x == Int128(0)) return b;
  if (y == Int128(0)) return a;
  return std::move(a) + std::move(b);
}

Term subtract(Term a, Term b) {
  std::optional<Int128> y = constantOf(b);
  if (y && *y != 0)
    if (std::optional<Int128> negated = checkedSub(0, *y)) return add(std::move(a), integer(*negated));
  if (y == Int128(0)) return a;
  if (a == b) return integer(0);
  return std::move(a) - std::move(b);
}

Term multiply(Term a, Term b) {
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y)
    if (std::optional<Int128> product = checkedMul(*x, *y)) return integer(*product);
  if (x == Int128(0) || y == Int128(0)) return integer(0);
  if (x == Int128(1)) return b;
  if (y == Int128(1)) return a;
  return std::move(a) * std::move(b);
}

Term quotientOf(Term a, Term b) {
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y && *y > 0) return integer(floorDiv(*x, *y));
  if (y == Int128(1)) return a;
  return make(Op::kDiv, {std::move(a), std::move(b)});
}

Term remainderOf(Term a, Term b) {
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y && *y > 0) return integer(floorMod(*x, *y));
  if (y == Int128(1)) return integer(0);
  return make(Op::kMod, {std::move(a), std::move(b)});
}

Term choose(Term condition, Term a, Term b) {
  if (isTrue(condition)) return a;
  if (isFalse(condition)) return b;
  if (a == b) return a;
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y && *x == *y) return a;
  return make(Op::kIf, {std::move(condition), std::move(a), std::move(b)});
}

Term bothOf(Term a, Term b) {
  if (isTrue(a) || isFalse(b)) return b;
  if (isTrue(b) || isFalse(a)) return a;
  if (a == b) return a;
  return conjunction({std::move(a), std::move(b)});
}

Term eitherOf(Term a, Term b) {
  if (isFalse(a) || isTrue(b)) return b;
  if (isFalse(b) || isTrue(a)) return a;
  if (a == b) return a;
  return disjunction({std::move(a), std::move(b)});
}

Term notOf(Term a) {
  if (isTrue(a)) return truth(false);
  if (isFalse(a)) return truth(true);
  if (a->op == Op::kNot) return a->operands[0];
  return negation(std::move(a));
}

Term implies(Term condition, Term a) { return eitherOf(notOf(std::move(condition)), std::move(a)); }

Term chooseTruth(Term condition, Term a, Term b) {
  if (a == b || (isTrue(a) && isTrue(b))) return a;
  return bothOf(implies(condition, std::move(a)), implies(notOf(condition), std::move(b)));
}

Term isEqual(Term a, Term b) {
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y) return truth(*x == *y);
  if (a == b) return truth(true);
  return equals(std::move(a), std::move(b));
}

Term isLess(Term a, Term b) {
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y) return truth(*x < *y);
  return less(std::move(a), std::move(b));
}

Term isLessEqual(Term a, Term b) {
  std::optional<Int128> x = constantOf(a), y = constantOf(b);
  if (x && y) return truth(*x <= *y);
  return lessEqual(std::move(a), std::move(b));
}

Term truthEqual(const Term& a, const Term& b) {
  if (isTrue(a)) return b;
  if (isTrue(b)) return a;
  if (isFalse(a)) return notOf(b);
  if (isFalse(b)) return notOf(a);
  return eitherOf(bothOf(a, b), bothOf(notOf(a), notOf(b)));
}

Term within(const Term& t, Int128 low, Int128 high) {
  return bothOf(isLessEqual(integer(low), t), isLessEqual(t, integer(high)));
}

}  // namespace cutecheck::oracle
