// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/coordinates.h"

#include <optional>

#include "core/eval/evaluate.h"
#include "core/layout/idx2crd.h"
#include "core/notation/print.h"

namespace cutecheck::cli {

namespace {

void substitute(Expression& e, const std::map<std::string, int64_t>& assignment) {
  if (e.kind == Expression::Kind::kSymbol) {
    const auto value = assignment.find(e.name);
    if (value != assignment.end()) {
      e.kind = Expression::Kind::kInt;
      e.value = value->second;
    }
  }
  for (Expression& child : e.children) substitute(child, assignment);
}

// The layout that the expression comes to, as far as the reference can tell.
std::optional<Layout> layoutOf(const Expression& e) {
  const Expected<Value> value = evaluate(e);
  if (!value.ok()) return std::nullopt;
  if (const Layout* layout = std::get_if<Layout>(&*value)) return *layout;
  if (const auto* composed = std::get_if<ComposedLayout>(&*value)) return composed->layout;
  return std::nullopt;
}

}  // namespace

std::vector<std::string> hierarchicalCoordinates(std::string_view claim,
                                                 const std::map<std::string, int64_t>& assignment,
                                                 const std::vector<int64_t>& indices) {
  std::vector<std::string> shown(indices.size());
  Expected<Expression> parsed = parseExpression(claim);
  if (!parsed.ok()) return shown;
  substitute(*parsed, assignment);
  const bool relation = parsed->kind == Expression::Kind::kRelation;
  if (!relation && parsed->kind != Expression::Kind::kCall) return shown;
  // composable(A, B) speaks about coordinates of B alone.
  if (parsed->name == "composable" && parsed->children.size() == 2)
    parsed->children.erase(parsed->children.begin());
  for (const Expression& part : parsed->children) {
    const std::optional<Layout> layout = layoutOf(part);
    for (size_t i = 0; layout && i < indices.size(); ++i) {
      const Expected<IntTuple> coordinate = idx2crd(IntTuple(indices[i]), layout->shape());
      if (coordinate.ok())
        shown[i] += (shown[i].empty() ? "" : ", ") + toString(*coordinate) + " of " + toString(*layout);
    }
  }
  return shown;
}

}  // namespace cutecheck::cli
