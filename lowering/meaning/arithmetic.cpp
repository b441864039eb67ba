#include "lowering/meaning/arithmetic.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

#include "core/fault.h"

namespace cutecheck::meaning {
namespace {

namespace arith = mlir::arith;

bool isTruth(mlir::Type type) { return type.isInteger(1); }
bool isInteger(mlir::Type type) { return type.isIntOrIndex() && !isTruth(type); }

const char* signOf(arith::CmpIPredicate predicate) {
  using P = arith::CmpIPredicate;
  switch (predicate) {
    case P::eq:
      return "==";
    case P::ne:
      return "!=";
    case P::slt:
    case P::ult:
      return CUTECHECK_FAULT("arithmetic.less_or_equal") ? "<=" : "<";
    case P::sle:
    case P::ule:
      return "<=";
    case P::sgt:
    case P::ugt:
      return ">";
    case P::sge:
    case P::uge:
      return ">=";
  }
  return "";
}

Term negated(const Term& truth) { return "not(" + truth + ")"; }
Term joined(const char* word, const Term& p, const Term& q) {
  return std::string(word) + "(" + p + ", " + q + ")";
}

}  // namespace

std::optional<Term> arithmeticOf(mlir::Operation* op, llvm::ArrayRef<Term> operands) {
  if (op->getNumResults() != 1 || op->getNumOperands() != operands.size() || operands.empty())
    return std::nullopt;
  const bool truth = isTruth(op->getResult(0).getType()), number = isInteger(op->getResult(0).getType());
  const bool ofNumbers = isInteger(op->getOperand(0).getType());
  using Result = std::optional<Term>;
  const Term &a = operands.front(), &b = operands.back();
  const auto computed = [&](const char* sign) -> Result {
    return number ? Result(binary(a, sign, b)) : std::nullopt;
  };
  return llvm::TypeSwitch<mlir::Operation*, Result>(op)
      .Case<arith::AddIOp>([&](auto) { return computed("+"); })
      .Case<arith::SubIOp>(
          [&](auto) { return computed(CUTECHECK_FAULT("arithmetic.sum_for_difference") ? "+" : "-"); })
      .Case<arith::MulIOp>([&](auto) { return computed("*"); })
      .Case<arith::DivSIOp, arith::DivUIOp>(
          [&](auto) { return computed(CUTECHECK_FAULT("arithmetic.remainder_for_quotient") ? "%" : "/"); })
      .Case<arith::RemSIOp, arith::RemUIOp>([&](auto) { return computed("%"); })
      .Case<arith::CmpIOp>([&](auto o) -> Result {
        return ofNumbers ? Result(binary(a, signOf(o.getPredicate()), b)) : std::nullopt;
      })
      .Case<arith::ExtSIOp, arith::ExtUIOp, arith::TruncIOp, arith::IndexCastOp, arith::IndexCastUIOp>(
          [&](auto) { return number && ofNumbers ? Result(a) : std::nullopt; })
      .Case<arith::AndIOp>([&](auto) { return truth ? Result(joined("and", a, b)) : std::nullopt; })
      .Case<arith::OrIOp>([&](auto) { return truth ? Result(joined("or", a, b)) : std::nullopt; })
      .Case<arith::XOrIOp>([&](auto) -> Result {
        if (!truth) return std::nullopt;
        return joined("or", joined("and", a, negated(b)), joined("and", negated(a), b));
      })
      .Default([](mlir::Operation*) { return std::nullopt; });
}

}  // namespace cutecheck::meaning
