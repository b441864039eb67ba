// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/predicates/predicates.h"

#include <algorithm>
#include <array>

#include "core/notation/print.h"
#include "oracle/algebra/complement.h"

namespace cutecheck::oracle {

namespace {

constexpr std::array<Predicate, 9> kPredicates = {{{"aligned", 3, alignedGoals},
                                                   {"congruent", 2, congruentGoals},
                                                   {"evenly_divides", 2, evenlyDividesGoals},
                                                   {"weakly_congruent", 2, weaklyCongruentGoals},
                                                   {"conflict_free", 3, conflictFreeGoals},
                                                   {"fits32", 1, fits32Goals},
                                                   {"partition", 2, partitionGoals},
                                                   {"vectorizable", 3, vectorizableGoals},
                                                   {"within", 2, withinGoals}}};

}  // namespace

std::vector<std::string_view> predicateNames() {
  std::vector<std::string_view> names;
  for (const Predicate& p : kPredicates) names.push_back(p.name);
  return names;
}

const Predicate* findPredicate(std::string_view name) {
  const auto* known = std::find_if(kPredicates.begin(), kPredicates.end(),
                                   [&](const Predicate& p) { return p.name == name; });
  return known == kPredicates.end() ? nullptr : known;
}

Goal integerGoal(Scalar a, Relation relation, Scalar b, std::string text) {
  Goal goal;
  goal.kind = Goal::Kind::kInteger;
  goal.lower = std::move(a);
  goal.relation = relation;
  goal.upper = std::move(b);
  goal.text = std::move(text);
  return goal;
}

Goal factGoal(bool fact, std::string text) {
  Goal goal;
  goal.fact = fact;
  goal.text = std::move(text);
  return goal;
}

std::vector<Goal> rangeGoals(const LayoutValue& v, const Scalar& least, const Scalar& bound,
                             const Facts& facts, std::string text) {
  // For numbers a coordinate says more than a sum.
  if (v.form && v.heads.empty() && !isStatic(*v.form)) {
    if (auto ends = endsOf(*v.form, facts))
      return {integerGoal(least, Relation::kLessEqual, ends->first.scalar(),
                          toString(least) + " <= the least offset of " + v.text),
              integerGoal(ends->second.scalar(), Relation::kLess, bound,
                          "the largest offset of " + v.text + " < " + toString(bound))};
  }
  Goal range;
  range.kind = Goal::Kind::kRange;
  range.f = v;
  range.lower = least;
  range.upper = bound;
  range.text = std::move(text);
  return {range};
}

Expected<std::vector<Goal>> withinGoals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(value, denoter.layout(e.children[0]));
  CUTECHECK_TRY(bound, denoter.integer(e.children[1]));
  return rangeGoals(value, ScalarNode::constant(0), bound, denoter.facts(),
                    "0 <= " + value.text + " < " + toString(bound));
}

std::vector<Function> chainParts(const LayoutValue& value) {
  if (value.meaning.kind == Function::Kind::kChain) return value.meaning.parts;
  return {value.meaning};
}

}  // namespace cutecheck::oracle
