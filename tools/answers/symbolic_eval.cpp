// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/symbolic_eval.h"

#include "core/eval/operation.h"
#include "core/notation/print.h"
#include "oracle/algebra/denote.h"
#include "oracle/algebra/form.h"
#include "oracle/claims/claim.h"
#include "oracle/claims/prove.h"

namespace cutecheck::cli {

namespace {

constexpr int64_t kSearchLimit = 1 << 16;

Diagnostic open(std::string condition) {
  if (condition.ends_with(",")) condition.pop_back();
  const bool told = condition.find("--where") != std::string::npos;
  return makeError(Code::kNotStatic, "symbolic_c1",
                   "not one form for all values of the symbols: " + condition +
                       (told ? "" : "; state what is needed with --where"));
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

}  // namespace

bool isBadDivisor(const Diagnostic& d) { return d.code == Code::kDivisionByZero || d.rule == "claim_c3"; }

Expected<SymbolicValue> symbolicValue(const std::string& expression, const std::string& where) {
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

}  // namespace cutecheck::cli
