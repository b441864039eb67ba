// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/answers/coordinates.h"

#include <optional>

#include "core/eval/evaluate.h"
#include "core/layout/idx2crd.h"
#include "core/notation/print.h"

namespace cutecheck::cli {

namespace {

void substitute(Expression& e, const std::map<std::string, int64_t>& assignment) {
  // A word that the oracle has read as one, such as the rounding of a division: a symbol to the reference.
  if (e.kind == Expression::Kind::kCall && e.children.empty()) e.kind = Expression::Kind::kSymbol;
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

std::vector<std::string> hierarchicalCoordinates(Expression claim,
                                                 const std::map<std::string, int64_t>& assignment,
                                                 const std::vector<int64_t>& indices) {
  std::vector<std::string> shown(indices.size());
  substitute(claim, assignment);
  const bool relation = claim.kind == Expression::Kind::kRelation;
  if (!relation && claim.kind != Expression::Kind::kCall) return shown;
  // composable(A, B) speaks about coordinates of B alone.
  if (claim.name == "composable" && claim.children.size() == 2) claim.children.erase(claim.children.begin());
  for (const Expression& part : claim.children) {
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
