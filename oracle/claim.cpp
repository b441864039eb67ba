#include "oracle/claim.h"

#include <functional>
#include <numeric>

#include "core/fault.h"
#include "core/parse.h"
#include "core/print.h"
#include "oracle/basis.h"
#include "oracle/denote.h"
#include "oracle/evaluate.h"
#include "oracle/number_operations.h"
#include "oracle/predicates.h"

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
std::optional<Diagnostic> unifySymbols(Claim& claim) {
  std::optional<Diagnostic> error;
  size_t anonymous = 0;
  auto promise = [&](const std::string& name, int64_t divisor, const Expression& at) {
    int64_t& known = claim.symbols.emplace(name, 1).first->second;
    if (divisor < 1 || divisor > kLargestDivisor ||
        Int128(known / std::gcd(known, divisor)) * divisor > kLargestDivisor) {
      error = errorAt(at, Code::kLimit, "claim_c6", "a divisor of " + name + " is below 1 or above 2^40");
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

// Fails unless the premise relates integers.
Expected<Constraint> constraintOf(const Expression& premise, std::vector<Constraint>& implicit) {
  auto inPremise = [](Diagnostic error) {
    error.rule = "premise_c1";
    error.message = "in a premise: " + error.message;
    return error;
  };
  if (premise.kind != Kind::kRelation)
    return inPremise(errorAt(premise, Code::kUsage, "", "expected a relation between integers"));
  Facts none;
  Denoter denoter(none, 0);
  Expected<Scalar> lhs = denoter.integer(premise.children[0]);
  if (!lhs) return inPremise(lhs.error());
  Expected<Scalar> rhs = denoter.integer(premise.children[1]);
  if (!rhs) return inPremise(rhs.error());
  implicit.insert(implicit.end(), denoter.implicit.begin(), denoter.implicit.end());
  return Constraint{*lhs, *rhs, premise.relation, toString(premise)};
}

}  // namespace

Expected<Claim> makeClaim(std::string_view text, std::string_view where) {
  Claim claim;
  claim.text = std::string(text);
  CUTECHECK_TRY(expression, parseExpression(text));
  Expected<std::vector<Expression>> premises = parsePremises(where);
  if (!premises) {
    Diagnostic error = premises.error();
    error.message = "in a premise: " + error.message;
    return error;
  }
  claim.expression = std::move(expression);
  readAccessNames(claim.expression);
  readRounding(claim.expression);
  claim.premises = std::move(premises).value();
  for (const Expression& premise : claim.premises) claim.premiseTexts.push_back(toString(premise));
  if (auto error = unifySymbols(claim)) return *error;

  std::vector<Constraint> implicit;
  for (const auto& [name, divisor] : claim.symbols) {
    if (divisor == 1) continue;
    Scalar rest = ScalarNode::binary(ScalarNode::Op::kMod, ScalarNode::symbol(name), ScalarNode::constant(divisor));
    implicit.push_back({rest, ScalarNode::constant(0), Relation::kEqual, toString(rest) + " == 0"});
  }
  for (const Expression& premise : claim.premises) {
    CUTECHECK_TRY(constraint, constraintOf(premise, implicit));
    claim.constraints.push_back(std::move(constraint));
  }
  if (CUTECHECK_FAULT("claim.premise_dropped") && !claim.constraints.empty()) claim.constraints.pop_back();

  // A first reading, to learn which symbols stand in shape position.
  Facts facts(claim.constraints);
  Denoter denoter(facts, 0);
  const Expression& e = claim.expression;
  bool predicate = e.kind == Kind::kCall, relation = e.kind == Kind::kRelation;
  if (!predicate && !relation)
    return errorAt(e, Code::kUsage, "claim_c1", "a claim is a relation or a predicate");
  CUTECHECK_TRY(parts, withoutBasis(e));
  for (const BasisPart& part : parts) {
    for (const Expression& side : part.claim.children) {
      if (denotesInteger(side)) {
        (void)denoter.integer(side);
      } else if (predicate) {
        (void)denoter.tiler(side);
      } else {
        (void)denoter.layout(side);
      }
    }
  }
  implicit.insert(implicit.end(), denoter.implicit.begin(), denoter.implicit.end());
  for (Constraint& constraint : implicit) {
    bool known = false;
    for (const std::string& seen : claim.implicitTexts) known |= seen == constraint.text;
    if (known) continue;
    claim.implicitTexts.push_back(constraint.text);
    claim.constraints.push_back(std::move(constraint));
  }
  // The second reading: usage errors of the claim itself.
  CUTECHECK_TRY(goals, goalsOf(claim, 1 << 16));
  (void)goals;
  return claim;
}

std::optional<bool> holdsAt(const Expression& premise, const Assignment& assignment) {
  if (premise.kind != Kind::kRelation) return std::nullopt;
  Facts none;
  Denoter denoter(none, 0);
  Expected<Scalar> lhs = denoter.integer(premise.children[0]), rhs = denoter.integer(premise.children[1]);
  if (!lhs || !rhs) return std::nullopt;
  std::optional<Int128> a = valueOf(*lhs, assignment), b = valueOf(*rhs, assignment);
  if (!a || !b) return std::nullopt;
  return compare(*a, premise.relation, *b);
}

}  // namespace cutecheck::oracle
