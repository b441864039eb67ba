// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Construction and structural equality of symbolic integers.
#include "core/notation/scalar.h"

#include <utility>

#include "core/support/integers.h"

namespace cutecheck {
// The constant `lhs op rhs`, or nothing when it leaves int64_t or divides by zero: such a term
// stays as written, so that the reader of the text can point at it.
std::optional<int64_t> ScalarNode::fold(Op op, int64_t lhs, int64_t rhs) {
  const Int128 a = lhs, b = rhs;
  switch (op) {
    case Op::kAdd:
      return narrow(a + b);
    case Op::kSub:
      return narrow(a - b);
    case Op::kMul:
      return narrow(a * b);
    case Op::kDiv:
      if (b == 0) return std::nullopt;
      return narrow((a - floorMod(a, abs128(b))) / b);
    case Op::kMod:
      if (b == 0) return std::nullopt;
      return narrow(floorMod(a, abs128(b)));
    default:
      return std::nullopt;
  }
}

Scalar ScalarNode::constant(int64_t value) { return std::make_shared<const ScalarNode>(value); }

Scalar ScalarNode::symbol(std::string name, int64_t div) {
  return std::make_shared<const ScalarNode>(std::move(name), div);
}

Scalar ScalarNode::operation(std::string name) {
  return std::make_shared<const ScalarNode>(std::move(name), 1, true);
}

Scalar ScalarNode::withoutDivisor(const Scalar& symbol) {
  return symbol->div() == 1 ? symbol : ScalarNode::symbol(symbol->name());
}

Scalar ScalarNode::binary(Op op, Scalar lhs, Scalar rhs) {
  if (lhs->op() == Op::kConstant && rhs->op() == Op::kConstant)
    if (const auto value = fold(op, lhs->value(), rhs->value())) return constant(*value);
  return std::make_shared<const ScalarNode>(op, std::move(lhs), std::move(rhs));
}

Scalar ScalarNode::negate(Scalar operand) {
  if (operand->op() == Op::kConstant)
    if (const auto value = narrow(-Int128{operand->value()})) return constant(*value);
  return std::make_shared<const ScalarNode>(Op::kNeg, std::move(operand), nullptr);
}

bool equal(const Scalar& a, const Scalar& b) {
  if (a == b) return true;
  if (!a || !b) return false;
  return a->op() == b->op() && a->isOperation() == b->isOperation() && a->value() == b->value() && a->name() == b->name() &&
         equal(a->lhs(), b->lhs()) && equal(a->rhs(), b->rhs());
}

}  // namespace cutecheck
