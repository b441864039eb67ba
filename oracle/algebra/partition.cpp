// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// partition(TV, shape): threads and values own each element of a shape once.
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

Expected<std::vector<Goal>> partitionGoals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(value, denoter.layout(e.children[0]));
  CUTECHECK_TRY(shape, denoter.shape(e.children[1]));
  Scalar elements = ScalarNode::constant(1);
  Polynomial size(1);
  for (const IntTuple& leaf : leaves(shape)) size = size * Polynomial::of(scalarOf(leaf));
  elements = size.scalar();
  const std::string name = toString(shape);

  Goal count = integerGoal(sizeOf(value.meaning), Relation::kEqual, elements,
                           "size(" + value.text + ") == size(" + name + ")");
  std::vector<Goal> goals = rangeGoals(value, ScalarNode::constant(0), elements, denoter.facts(),
                                       "each (thread,value) of " + value.text + " has an element of " + name);
  Goal once;
  once.kind = Goal::Kind::kInjective;
  once.f = value;
  once.text = "no element of " + name + " has two owners in " + value.text;
  goals.insert(goals.begin(), std::move(count));
  goals.push_back(std::move(once));
  return goals;
}

}  // namespace cutecheck::oracle
