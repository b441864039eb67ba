// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// congruent, weakly_congruent, evenly_divides: how a tree of integers, or of a layout's extents, stands to
// another.
#include "core/notation/parse.h"
#include "core/notation/print.h"
#include "oracle/algebra/tuple_divisions.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

namespace {

// The tuple, or the extents of the layout; nothing where a layout's tree is not known, noted as missing.
Expected<std::optional<IntTuple>> extents(Denoter& denoter, const Expression& e, bool positive) {
  const Expression& plain = ungrouped(e);
  if (denotesTuple(plain) || denotesInteger(plain)) {
    CUTECHECK_TRY(tuple, isTupleDivision(plain) || positive ? denoter.shape(e) : denoter.coordinate(e));
    return std::optional(tuple);
  }
  CUTECHECK_TRY(value, denoter.layout(plain));
  if (value.form && denoter.needsFixed(value)) return std::optional(numbersOf(*value.form, &Mode::extent));
  if (denoter.missing.empty()) denoter.missing.push_back("the form of " + value.text);
  return std::optional<IntTuple>();
}

using Holds = bool (*)(const IntTuple&, const IntTuple&);

// A leaf of `a` stands beside anything, a tuple beside a tuple of its rank.
bool standsBeside(const IntTuple& a, const IntTuple& b) {
  if (!a.isTuple()) return true;
  if (!b.isTuple() || a.rank() != b.rank()) return false;
  for (size_t i = 0; i < a.rank(); ++i)
    if (!standsBeside(a.mode(i), b.mode(i))) return false;
  return true;
}

// What the trees alone decide.
Expected<std::vector<Goal>> byTrees(Denoter& denoter, const Expression& e, Holds holds) {
  CUTECHECK_TRY(a, extents(denoter, e.children[0], false));
  CUTECHECK_TRY(b, extents(denoter, e.children[1], false));
  if (!a || !b) return std::vector<Goal>{};
  return std::vector{factGoal(holds(*a, *b), toString(e))};
}

// The size of ceil_div(a, b): each mode takes from b what it can and leaves the rest to the next.
Polynomial count(const IntTuple& a, const Polynomial& b) {
  if (!a.isTuple()) return upward(productOf(a), b);
  Polynomial left = b, total(1);
  for (const IntTuple& mode : a.modes()) {
    total = total * count(mode, left);
    left = upward(left, productOf(mode));
  }
  return total;
}

void divides(const IntTuple& a, const IntTuple& b, std::vector<Goal>& goals) {
  if (!b.isTuple()) {
    const Polynomial divisor = productOf(b), whole = productOf(a);
    const Scalar left = a.isTuple() ? whole.scalar() : remainder(whole, divisor).scalar();
    const Scalar right = a.isTuple() ? (divisor * count(a, divisor)).scalar() : ScalarNode::constant(0);
    goals.push_back(integerGoal(left, Relation::kEqual, right, toString(b) + " divides " + toString(a)));
    return;
  }
  const size_t rank = a.isTuple() ? a.rank() : 1;
  if (b.rank() > rank) {
    goals.push_back(factGoal(false, "each mode of " + toString(b) + " meets a mode of " + toString(a)));
    return;
  }
  for (size_t i = 0; i < b.rank(); ++i) divides(a.isTuple() ? a.mode(i) : a, b.mode(i), goals);
}

}  // namespace

Expected<std::vector<Goal>> congruentGoals(Denoter& denoter, const Expression& e) {
  return byTrees(denoter, e, sameTree);
}

Expected<std::vector<Goal>> weaklyCongruentGoals(Denoter& denoter, const Expression& e) {
  return byTrees(denoter, e, standsBeside);
}

Expected<std::vector<Goal>> evenlyDividesGoals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(a, extents(denoter, e.children[0], true));
  CUTECHECK_TRY(b, extents(denoter, e.children[1], true));
  std::vector<Goal> goals;
  if (!a || !b) return goals;
  divides(*a, *b, goals);
  if (goals.empty()) goals.push_back(factGoal(true, toString(e)));
  return goals;
}

}  // namespace cutecheck::oracle
