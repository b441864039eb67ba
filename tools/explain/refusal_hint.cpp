// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/explain/refusal_hint.h"

#include "core/eval/evaluate.h"
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "tools/explain/explain_steps.h"
#include "tools/explain/nearest_call.h"

namespace cutecheck::cli {

namespace {

// A call in which nothing became 1 says more of what was meant.
const NearestCall* offered(const std::vector<NearestCall>& nearest) {
  for (const NearestCall& one : nearest)
    if (one.changed.find("-> 1 ") == std::string::npos && one.changed.find("-> 1,") == std::string::npos)
      return &one;
  return nearest.empty() ? nullptr : &nearest.front();
}

bool isRefused(Code code) {
  return code == Code::kNotComposable || code == Code::kNotDivisible || code == Code::kNoComplement;
}

// The innermost operation that is refused so: of a claim, or of an expression.
const Expression* refusedInside(const Expression& e, Code code) {
  for (const Expression& child : e.children)
    if (const Expression* found = refusedInside(child, code)) return found;
  if (e.kind != Expression::Kind::kCall && e.kind != Expression::Kind::kCompose) return nullptr;
  const Expected<Value> value = evaluate(e);
  return !value.ok() && value.error().code == code ? &e : nullptr;
}

}  // namespace

std::string hintOfRefusal(const Diagnostic& refused, const std::string& text) {
  const auto parsed = parseExpression(text);
  if (!isRefused(refused.code) || !parsed.ok()) return {};
  const Expression* inside = refusedInside(*parsed, refused.code);
  if (inside == nullptr) return {};
  const Explanation explained = explainSteps(*inside);
  if (!explained.error || explained.steps.empty() || !explained.steps.back().result.empty()) return {};
  std::string hint;
  if (explained.differ) {
    const TwoValues& two = *explained.differ;
    hint = "with " + explained.operands + ": A(B(" + std::to_string(two.at) + ")) = A(" +
           std::to_string(two.inner) + ") = " + std::to_string(two.truth);
    if (two.layout) hint += ", where a layout gives " + std::to_string(*two.layout);
    hint += "; ";
  }
  const std::vector<NearestCall> nearest = nearestCalls(explained.refused);
  if (const NearestCall* one = offered(nearest)) hint += "the nearest that works is " + one->call + "; ";
  return hint.empty() ? "" : hint + "cutecheck explain has the steps";
}

}  // namespace cutecheck::cli
