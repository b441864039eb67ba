// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/symbolic_eval.h"

#include <utility>

#include "core/eval/operation.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/denote.h"
#include "oracle/algebra/form.h"
#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"

namespace cutecheck::cli {

namespace {

constexpr int64_t kSearchLimit = 1 << 16;
constexpr std::string_view kState = "; state what is needed with --where";

Diagnostic open(std::string condition) {
  if (condition.ends_with(",")) condition.pop_back();
  const bool told = condition.find("--where") != std::string::npos ||
                    condition.find("no premise helps") != std::string::npos;
  return makeError(
      Code::kNotStatic, "symbolic_c1",
      "not one form for all values of the symbols: " + condition + (told ? "" : std::string(kState)));
}

// A value in the notation: as a claim has it, and as eval prints it. A layout and an offset behind it are one layout
// in a claim, S<0,0,0> o 32 o L.
struct Proposed {
  std::string claimed, shown;
};

bool isLayoutAndOffset(const Expression& e) {
  if (e.kind != Expression::Kind::kCall) return false;
  const Expected<const Operation*> operation = findOperation(e.name);
  return operation.ok() && (*operation)->signature.ends_with(",offset");
}

Expected<Proposed> proposedLayout(const Expression& e, const oracle::LayoutValue& layout) {
  const bool pair = isLayoutAndOffset(e);
  if (!layout.form || layout.heads.size() > 1 || (pair && !layout.heads.empty() && layout.heads[0].swizzle.bits != 0))
    return open("the form of " + layout.text);
  const std::string form = oracle::toString(*layout.form);
  if (layout.heads.empty()) return Proposed{form, pair ? form + ",0" : form};
  const std::string shift = toString(layout.heads[0].shift);
  const std::string composed = toString(layout.heads[0].swizzle) + " o " + shift + " o " + form;
  return Proposed{composed, pair ? form + "," + shift : composed};
}

// The form that the denoter has for the expression.
Expected<Proposed> proposed(const Expression& e, const oracle::Facts& facts) {
  oracle::Denoter layouts(facts, kSearchLimit);
  const Expected<oracle::LayoutValue> layout = layouts.layout(e);
  if (layout.ok() && !layouts.missing.empty()) return open(layouts.missing.front());
  if (layout.ok()) return proposedLayout(e, *layout);
  oracle::Denoter integers(facts, kSearchLimit);
  const Expected<Scalar> integer = integers.integer(e);
  if (integer.ok() && !integers.missing.empty()) return open(integers.missing.front());
  if (integer.ok()) return Proposed{toString(*integer), toString(*integer)};
  return isBadDivisor(integer.error()) ? integer.error() : layout.error();
}

Expected<SymbolicValue> valueUnder(const std::string& expression, const std::string& where) {
  CUTECHECK_TRY(claim, oracle::makeClaim(expression + " == " + expression, where));
  if (claim.symbols.empty()) return makeError(Code::kUsage, "symbolic_c2", "the expression has no symbol");
  const oracle::Facts facts(claim.constraints);
  CUTECHECK_TRY(form, proposed(claim.expression.children[0], facts));
  Expected<oracle::Answer> answer = oracle::prove(expression + " === " + form.claimed, where);
  const bool asWritten = answer.ok() && answer->verdict == oracle::Verdict::kProved;
  if (!asWritten) answer = oracle::prove(expression + " == " + form.claimed, where);
  if (!answer.ok()) return answer.error();
  if (answer->verdict != oracle::Verdict::kProved)
    return open(answer->missing.empty() ? "that it is " + form.claimed : answer->missing.front());
  SymbolicValue value{form.shown, answer->implicit};
  if (!asWritten) value.conditions.push_back("its offsets; its tree may be another for some values");
  return value;
}

// "(16) % (M) == 0" of "composition needs (16) % (M) == 0", as a premise.
std::optional<Expression> neededRemainder(const std::string& message) {
  constexpr std::string_view kNeeds = " needs ";
  const size_t at = message.find(kNeeds), end = message.rfind(kState);
  if (at == std::string::npos || end == std::string::npos) return std::nullopt;
  const size_t begin = at + kNeeds.size();
  Expected<std::vector<Expression>> read = parsePremises(message.substr(begin, end - begin));
  if (!read.ok() || read->size() != 1) return std::nullopt;
  const Expression& relation = read->front();
  if (relation.kind != Expression::Kind::kRelation || relation.children[0].op != '%') return std::nullopt;
  Expression plain = relation;
  for (Expression& part : plain.children[0].children)
    if (part.kind == Expression::Kind::kTuple && part.children.size() == 1)
      part = Expression(part.children[0]);
  return plain;
}

// What is needed decides nothing where one form holds for the other divisibility alone: that premise is
// offered.
Diagnostic withPremise(Diagnostic refused, const std::string& expression, const std::string& where) {
  std::optional<Expression> needed = neededRemainder(refused.message);
  if (!needed) return refused;
  const auto suffices = [&](const std::string& premise) {
    return valueUnder(expression, where.empty() ? premise : where + ", " + premise).ok();
  };
  if (suffices(toString(*needed))) return refused;
  std::swap(needed->children[0].children[0], needed->children[0].children[1]);
  const std::string other = toString(*needed);
  refused.message.resize(refused.message.rfind(kState));
  refused.message += suffices(other) ? "; there is one with --where '" + other + "'"
                                     : ", and more than that; give symbols their numbers";
  return refused;
}

}  // namespace

bool isBadDivisor(const Diagnostic& d) { return d.code == Code::kDivisionByZero || d.rule == "claim_c3"; }

Expected<SymbolicValue> symbolicValue(const std::string& expression, const std::string& where) {
  Expected<SymbolicValue> value = valueUnder(expression, where);
  if (value.ok() || value.error().rule != "symbolic_c1") return value;
  return withPremise(value.error(), expression, where);
}

}  // namespace cutecheck::cli
