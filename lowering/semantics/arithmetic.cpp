// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/arithmetic.h"

#include <algorithm>

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"

namespace cutecheck::meaning {
namespace {

namespace arith = mlir::arith;

bool isTruth(mlir::Type type) { return type.isInteger(1); }
bool isInteger(mlir::Type type) { return widthOf(type) != 0; }

Term call(const char* word, const Term& a, const Term& b) {
  return std::string(word) + "(" + a + ", " + b + ")";
}

// The number of `width` bits that an integer is modulo 2^width; of a constant that is one itself.
Term signedOf(unsigned width, const Term& a) { return call("signed", std::to_string(width), a); }
Term unsignedOf(unsigned width, const Term& a) {
  if (const std::optional<int64_t> n = literalOf(a); n && *n >= 0) return a;
  return call("unsigned", std::to_string(width), a);
}

Term select(const Term& condition, const Term& a, const Term& b) {
  return "select(" + condition + ", " + a + ", " + b + ")";
}

// -2^(w-1), which is no number with a sign in front where w is 64.
Term lowestOf(unsigned width) {
  return width == 64 ? "(0 - 9223372036854775807) - 1" : "0 - " + std::to_string(int64_t{1} << (width - 1));
}

const char* signOf(arith::CmpIPredicate predicate) {
  using P = arith::CmpIPredicate;
  switch (predicate) {
    case P::eq:
      return "==";
    case P::ne:
      return "!=";
    case P::slt:
    case P::ult:
      return "<";
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

bool isUnsigned(arith::CmpIPredicate predicate) {
  using P = arith::CmpIPredicate;
  return predicate == P::ult || predicate == P::ule || predicate == P::ugt || predicate == P::uge;
}

Term negated(const Term& truth) { return "not(" + truth + ")"; }
Term joined(const char* word, const Term& p, const Term& q) {
  return std::string(word) + "(" + p + ", " + q + ")";
}

// Where `width` bits are enough for a result: what else would be computed is not what is meant.
Arithmetic fitting(unsigned width, Term result) {
  Arithmetic meant{std::move(result), {}};
  if (!literalOf(meant.result)) meant.needs.push_back(fits(width, meant.result));
  return meant;
}

// a / b or a % b of signed numbers: C's, toward zero, or rounded down or up.
enum class Rounding { kTowardZero, kDown, kUp };
Arithmetic divided(const Term& a, const Term& b, bool quotient, Rounding rounding, unsigned width) {
  Arithmetic meant;
  const std::optional<int64_t> divisor = literalOf(b);
  if (!divisor || *divisor == 0) meant.needs.push_back(binary(b, "!=", "0"));
  if (!divisor || *divisor == -1)
    meant.needs.push_back("or(" + binary(a, "!=", lowestOf(width)) + ", " + binary(b, "!=", "-1") + ")");
  const Term whole = call("quot", a, b), rest = call("rem", a, b);
  const auto minus = [](const Term& x) { return binary("0", "-", x); };
  // The next number, where there is a rest of the sign that b has, or has not.
  const auto moved = [&](const char* with, const char* to) {
    const Term above = "and(" + binary("0", "<", rest) + ", " + binary(b, with, "0") + ")",
               below = "and(" + binary(rest, "<", "0") + ", " + binary("0", with, b) + ")";
    return select("or(" + above + ", " + below + ")", binary(whole, to, "1"), whole);
  };
  if (rounding == Rounding::kTowardZero)
    meant.result = quotient ? whole : rest;
  else if (divisor && *divisor >= 1)
    meant.result = rounding == Rounding::kDown ? binary(a, "/", b) : minus(binary(minus(a), "/", b));
  else
    meant.result = rounding == Rounding::kDown ? moved("<", "-") : moved(">", "+");
  return meant;
}

// The same of unsigned numbers.
Arithmetic dividedUnsigned(const Term& a, const Term& b, bool quotient, bool up, unsigned width) {
  Arithmetic meant;
  const std::optional<int64_t> divisor = literalOf(b);
  if (!divisor || *divisor == 0) meant.needs.push_back(binary(b, "!=", "0"));
  const Term x = unsignedOf(width, a), y = unsignedOf(width, b);
  const Term dividend = up ? binary(binary(x, "+", y), "-", "1") : x;
  const Term size = binary(dividend, quotient ? "/" : "%", y);
  // By a constant of at least 2 what comes out is below 2^(w-1); rounded up it is 2^(w-1) at most.
  meant.result = divisor && *divisor >= (up ? 3 : 2) ? size : signedOf(width, size);
  return meant;
}

// By a constant less than the width.
std::optional<Arithmetic> shifted(mlir::Operation* op, const Term& a, const Term& b, unsigned width) {
  const std::optional<int64_t> amount = literalOf(b);
  if (!amount || *amount < 0 || *amount >= static_cast<int64_t>(std::min(width, 63u))) return std::nullopt;
  const Term power = std::to_string(int64_t{1} << *amount);
  if (*amount == 0) return Arithmetic{a, {}};
  if (mlir::isa<arith::ShRSIOp>(op)) return Arithmetic{binary(a, "/", power), {}};
  if (mlir::isa<arith::ShRUIOp>(op)) return Arithmetic{binary(unsignedOf(width, a), "/", power), {}};
  const Term exact = binary(a, "*", power);
  Arithmetic meant{signedOf(width, exact), {}};
  if (mlir::cast<arith::ShLIOp>(op).getOverflowFlags() != arith::IntegerOverflowFlags::none)
    meant.needs.push_back(fits(width, exact));
  return meant;
}

// By a constant 2^k - 1 that has no sign.
std::optional<Arithmetic> masked(const Term& a, const Term& b, unsigned width) {
  const std::optional<int64_t> mask = literalOf(b);
  if (!mask || *mask < 1 || *mask == INT64_MAX || (*mask & (*mask + 1)) != 0 || *mask >> (width - 1) != 0)
    return std::nullopt;
  return Arithmetic{binary(a, "%", std::to_string(*mask + 1)), {}};
}

}  // namespace

unsigned widthOf(mlir::Type type) {
  // An index is as wide as an address.
  if (type.isIndex()) return 64;
  if (!type.isSignlessInteger() || isTruth(type)) return 0;
  const unsigned width = type.getIntOrFloatBitWidth();
  return width >= 2 && width <= 64 ? width : 0;
}

Term fits(unsigned width, const Term& a) { return call("fits", std::to_string(width), a); }

std::optional<Arithmetic> arithmeticOf(mlir::Operation* op, llvm::ArrayRef<Term> operands) {
  if (op->getNumResults() != 1 || op->getNumOperands() != operands.size() || operands.empty())
    return std::nullopt;
  using Result = std::optional<Arithmetic>;
  const mlir::Type to = op->getResult(0).getType(), from = op->getOperand(0).getType();
  const bool truth = isTruth(to), ofNumbers = isInteger(from);
  const unsigned width = widthOf(to), before = widthOf(from);
  const Term &a = operands.front(), &b = operands.back();
  const auto meant = [](Term result) { return Result(Arithmetic{std::move(result), {}}); };
  if (!truth && width == 0) return std::nullopt;
  // Of truth values: words of logic, and the numbers that they extend to.
  if (truth && !ofNumbers)
    return llvm::TypeSwitch<mlir::Operation*, Result>(op)
        .Case<arith::AndIOp>([&](auto) { return meant(joined("and", a, b)); })
        .Case<arith::OrIOp>([&](auto) { return meant(joined("or", a, b)); })
        .Case<arith::XOrIOp>([&](auto) {
          return meant(joined("or", joined("and", a, negated(b)), joined("and", negated(a), b)));
        })
        .Case<arith::SelectOp>([&](auto o) -> Result {
          if (!isTruth(o.getTrueValue().getType())) return std::nullopt;
          const Term &p = operands[1], &q = operands[2];
          return meant(joined("or", joined("and", a, p), joined("and", negated(a), q)));
        })
        .Default([](mlir::Operation*) { return std::nullopt; });
  if (truth)
    return llvm::TypeSwitch<mlir::Operation*, Result>(op)
        .Case<arith::CmpIOp>([&](auto o) -> Result {
          const auto reading = [&](const Term& x) {
            return isUnsigned(o.getPredicate()) ? unsignedOf(before, x) : x;
          };
          return meant(binary(reading(a), signOf(o.getPredicate()), reading(b)));
        })
        .Case<arith::TruncIOp>([&](auto o) -> Result {
          Arithmetic cut{binary(binary(a, "%", "2"), "==", "1"), {}};
          // 0 and -1 are the signed numbers of one bit.
          if (o.getOverflowFlags() != arith::IntegerOverflowFlags::none)
            cut.needs.push_back(joined("or", binary(a, "==", "0"), binary(a, "==", "-1")));
          return cut;
        })
        .Default([](mlir::Operation*) { return std::nullopt; });
  if (!ofNumbers)
    return llvm::TypeSwitch<mlir::Operation*, Result>(op)
        .Case<arith::SelectOp>([&](auto) { return meant(select(a, operands[1], operands[2])); })
        .Case<arith::ExtUIOp>([&](auto) { return meant(select(a, "1", "0")); })
        .Case<arith::ExtSIOp>([&](auto) { return meant(select(a, "-1", "0")); })
        .Default([](mlir::Operation*) { return std::nullopt; });
  const auto least = [&](const char* sign, bool isUnsigned) {
    const Term x = isUnsigned ? unsignedOf(width, a) : a, y = isUnsigned ? unsignedOf(width, b) : b;
    return meant(select(binary(x, sign, y), a, b));
  };
  return llvm::TypeSwitch<mlir::Operation*, Result>(op)
      .Case<arith::AddIOp>([&](auto) { return fitting(width, binary(a, "+", b)); })
      .Case<arith::SubIOp>([&](auto) { return fitting(width, binary(a, "-", b)); })
      .Case<arith::MulIOp>([&](auto) { return fitting(width, binary(a, "*", b)); })
      .Case<arith::DivSIOp>([&](auto) { return divided(a, b, true, Rounding::kTowardZero, width); })
      .Case<arith::RemSIOp>([&](auto) { return divided(a, b, false, Rounding::kTowardZero, width); })
      .Case<arith::FloorDivSIOp>([&](auto) { return divided(a, b, true, Rounding::kDown, width); })
      .Case<arith::CeilDivSIOp>([&](auto) { return divided(a, b, true, Rounding::kUp, width); })
      .Case<arith::DivUIOp>([&](auto) { return dividedUnsigned(a, b, true, false, width); })
      .Case<arith::CeilDivUIOp>([&](auto) { return dividedUnsigned(a, b, true, true, width); })
      .Case<arith::RemUIOp>([&](auto) { return dividedUnsigned(a, b, false, false, width); })
      .Case<arith::ShLIOp, arith::ShRSIOp, arith::ShRUIOp>([&](auto o) { return shifted(o, a, b, width); })
      .Case<arith::AndIOp>([&](auto) { return masked(a, b, width); })
      .Case<arith::MinSIOp>([&](auto) { return least("<", false); })
      .Case<arith::MaxSIOp>([&](auto) { return least(">", false); })
      .Case<arith::MinUIOp>([&](auto) { return least("<", true); })
      .Case<arith::MaxUIOp>([&](auto) { return least(">", true); })
      .Case<arith::ExtSIOp>([&](auto) { return meant(a); })
      .Case<arith::ExtUIOp>([&](auto) { return meant(unsignedOf(before, a)); })
      .Case<arith::TruncIOp>([&](auto o) -> Result {
        Arithmetic cut{signedOf(width, a), {}};
        if (o.getOverflowFlags() != arith::IntegerOverflowFlags::none) cut.needs.push_back(fits(width, a));
        return cut;
      })
      .Case<arith::IndexCastOp>([&](auto) { return meant(width >= before ? a : signedOf(width, a)); })
      .Case<arith::IndexCastUIOp>([&](auto) {
        return meant(width == before ? a : width > before ? unsignedOf(before, a) : signedOf(width, a));
      })
      .Default([](mlir::Operation*) { return std::nullopt; });
}

}  // namespace cutecheck::meaning
