// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/claims/claim.h"

#include <functional>
#include <numeric>

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/denote.h"
#include "oracle/algebra/number_operations.h"
#include "oracle/claims/premises.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;

void visit(Expression& e, const std::function<void(Expression&)>& action) {
  action(e);
  for (Expression& child : e.children) visit(child, action);
}

// k of `M % k == 0`.
std::optional<std::pair<std::string, int64_t>> divisorPremise(const Expression& e) {
  if (e.kind != Kind::kRelation || e.relation != Relation::kEqual) return std::nullopt;
  const Expression& left = ungrouped(e.children[0]);
  const Expression& right = e.children[1];
  if (left.kind != Kind::kBinary || left.op != '%' || right.kind != Kind::kInt || right.value != 0)
    return std::nullopt;
  if (left.children[0].kind != Kind::kSymbol || left.children[1].kind != Kind::kInt) return std::nullopt;
  if (left.children[1].value < 1) return std::nullopt;
  return std::pair{left.children[0].name, left.children[1].value};
}

constexpr int64_t kLargestDivisor = int64_t{1} << 40;

// Makes symbols uniform over the claim and its premises.
std::optional<ClaimError> unifySymbols(Claim& claim) {
  std::optional<ClaimError> error;
  ClaimText reading = ClaimText::kClaim;
  size_t anonymous = 0;
  auto promise = [&](const std::string& name, int64_t divisor, const Expression& at) {
    int64_t& known = claim.symbols.emplace(name, 1).first->second;
    if (divisor < 1 || divisor > kLargestDivisor ||
        Int128(known / std::gcd(known, divisor)) * divisor > kLargestDivisor) {
      error = {errorAt(at, Code::kLimit, "claim_c6", name + " has divisors beyond 2^40: " + std::to_string(divisor)), reading};
      return;
    }
    known = std::lcm(known, divisor);
  };
  auto read = [&](Expression& e) {
    if (e.kind == Kind::kDynamic) {
      e.kind = Kind::kSymbol;
      e.name = "?" + std::to_string(++anonymous);
    }
    if (e.kind == Kind::kSymbol) promise(e.name, std::max<int64_t>(e.value, 1), e);
  };
  visit(claim.expression, read);
  reading = ClaimText::kPremises;
  for (Expression& premise : claim.premises) {
    visit(premise, read);
    if (auto divides = divisorPremise(premise)) promise(divides->first, divides->second, premise);
  }
  if (error) return error;
  auto write = [&](Expression& e) {
    if (e.kind == Kind::kSymbol) e.value = claim.symbols.at(e.name);
  };
  visit(claim.expression, write);
  for (Expression& premise : claim.premises) visit(premise, write);
  return std::nullopt;
}

}  // namespace

std::variant<Claim, ClaimError> readClaim(std::string_view text, std::string_view where) {
  Claim claim;
  claim.text = std::string(text);
  Expected<Expression> expression = parseExpression(text);
  if (!expression) return ClaimError{expression.error()};
  Expected<std::vector<Expression>> premises = parsePremises(where);
  if (!premises) {
    Diagnostic error = premises.error();
    error.message = "in a premise: " + error.message;
    return ClaimError{std::move(error), ClaimText::kPremises};
  }
  claim.expression = std::move(expression).value();
  readAccessNames(claim.expression);
  readRounding(claim.expression);
  claim.premises = std::move(premises).value();
  for (const Expression& premise : claim.premises) claim.premiseTexts.push_back(toString(premise));
  for (Expression& premise : claim.premises) readRounding(premise);
  if (auto error = unifySymbols(claim)) return *error;

  const Expression& e = claim.expression;
  if (e.kind != Kind::kCall && e.kind != Kind::kRelation)
    return ClaimError{errorAt(e, Code::kUsage, "claim_c1", "a claim is a relation or a predicate")};
  if (auto error = readPremises(claim)) return *error;
  // Once more, with all that is known: usage errors of the claim itself.
  if (Expected<Goals> goals = goalsOf(claim, 1 << 16); !goals) return ClaimError{goals.error()};
  return claim;
}

Expected<Claim> makeClaim(std::string_view text, std::string_view where) {
  std::variant<Claim, ClaimError> read = readClaim(text, where);
  if (ClaimError* error = std::get_if<ClaimError>(&read)) return std::move(error->diagnostic);
  return std::get<Claim>(std::move(read));
}

}  // namespace cutecheck::oracle
