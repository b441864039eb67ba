// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/explain/refusal_hint.h"

#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "tools/console/report.h"
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

}  // namespace

std::string hintOfRefusal(const Diagnostic& refused, const std::string& text) {
  const bool has = refused.code == Code::kNotComposable || refused.code == Code::kNotDivisible ||
                   refused.code == Code::kNoComplement;
  const auto parsed = parseExpression(text);
  if (!has || !parsed.ok()) return {};
  const Explanation explained = explainSteps(*parsed);
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
