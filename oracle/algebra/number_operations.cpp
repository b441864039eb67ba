// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// number_operations: operations on integers and tuples of them, where a claim has an integer.
//
// Which of two is larger, or whether one divides the other, often follows from the premises. Where it does not,
// min, max and gcd are a symbol with the constraints that say what it is (Denoter::define), and a division of
// shape_div names its condition.
#include <algorithm>
#include <functional>
#include <numeric>

#include "core/notation/print.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/number_operations.h"
#include "oracle/algebra/tuple_divisions.h"

namespace cutecheck::oracle {

namespace {

using Kind = Expression::Kind;
using Numbers = std::vector<Polynomial>;

// The integers of the arguments, from left to right.
Expected<Numbers> numbers(Operations& operations, const Expression& e) {
  Numbers out;
  for (const Expression& child : e.children) {
    CUTECHECK_TRY(tuple, tupleOf(operations.denoter(), child));
    for (const IntTuple& leaf : leaves(tuple))
      out.push_back(operations.facts().normal(Polynomial::of(scalarOf(leaf))));
  }
  return out;
}

Expected<Scalar> lacking(Operations& operations, const Expression& e, const std::string& condition) {
  (void)operations.lack(e.name, e.name + "(..)", condition);
  return operations.denoter().lacking(1);
}

Expected<Scalar> sum(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(all, numbers(operations, e));
  return std::accumulate(all.begin(), all.end(), Polynomial(0)).scalar();
}

Expected<Scalar> product(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(all, numbers(operations, e));
  return std::accumulate(all.begin(), all.end(), Polynomial(1), std::multiplies<>()).scalar();
}

Expected<Scalar> innerProduct(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(a, tupleOf(operations.denoter(), e.children[0]));
  CUTECHECK_TRY(b, tupleOf(operations.denoter(), e.children[1]));
  if (!sameTree(a, b))
    return errorAt(e, Code::kNotCongruent, "tuple_arithmetic_c4", "the tuples have different trees");
  const std::vector<IntTuple> x = leaves(a), y = leaves(b);
  const auto number = [&](const IntTuple& leaf) { return operations.facts().normal(Polynomial::of(scalarOf(leaf))); };
  Polynomial total(0);
  for (size_t i = 0; i < x.size(); ++i) total = total + number(x[i]) * number(y[i]);
  return total.scalar();
}

// The number that the others are not beyond, `greatest` or least.
Expected<Scalar> extreme(Operations& operations, const Expression& e, bool greatest) {
  CUTECHECK_TRY(all, numbers(operations, e));
  if (all.empty()) return errorAt(e, Code::kEmpty, "tuple_arithmetic_c3", "() has no leaf");
  const Facts& facts = operations.facts();
  if (std::any_of(all.begin(), all.end(), [](const Polynomial& n) { return !n.known(); }))
    return lacking(operations, e, "numbers within 128 bits");
  Polynomial best = all[0];
  for (const Polynomial& n : all) {
    const bool above = facts.lessEqual(best, n), below = facts.lessEqual(n, best);
    if (above || below) {
      if (greatest ? above : below) best = n;
      continue;
    }
    const auto chosen =
        operations.denoter().define(greatest ? Denoter::Chosen::kMax : Denoter::Chosen::kMin, best, n);
    if (!chosen) return lacking(operations, e, best.str() + " <= " + n.str() + ", or the other way round,");
    best = *chosen;
  }
  return best.scalar();
}
Expected<Scalar> maximum(Operations& o, const Expression& e) { return extreme(o, e, true); }
Expected<Scalar> minimum(Operations& o, const Expression& e) { return extreme(o, e, false); }

// |p|, by its sign where that is known.
std::optional<Polynomial> absolute(const Polynomial& p, Denoter& denoter) {
  if (denoter.facts().nonNegative(p)) return p;
  if (denoter.facts().nonNegative(Polynomial(0) - p)) return Polynomial(0) - p;
  return denoter.define(Denoter::Chosen::kMax, p, Polynomial(0) - p);
}

Expected<Scalar> greatestDivisor(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(all, numbers(operations, e));
  Polynomial common(0);
  bool defined = false;  // which is no longer below 0
  for (const Polynomial& n : all) {
    if (!n.known()) return lacking(operations, e, "numbers within 128 bits");
    const std::optional<Int128> a = common.constant(), b = n.constant();
    std::optional<Polynomial> next;
    if (a && b) {
      next = Polynomial(gcd128(*a, *b));
    } else if (common.is(0) || (!n.is(0) && exactQuotient(common, n))) {
      next = n;
      defined = false;
    } else if (n.is(0) || exactQuotient(n, common)) {
      next = common;
    }
    if (!next) {
      next = operations.denoter().define(Denoter::Chosen::kGcd, common, n);
      defined = true;
    }
    if (!next)
      return lacking(operations, e, "one of " + common.str() + " and " + n.str() + " to divide the other");
    common = *next;
  }
  if (defined) return common.scalar();
  const std::optional<Polynomial> size = absolute(common, operations.denoter());
  if (!size) return lacking(operations, e, "the sign of " + common.str());
  return size->scalar();
}

// A division of integers: of tuples it is no integer.
Expected<Scalar> division(Operations& operations, const Expression& e) {
  CUTECHECK_TRY(result, tupleDivision(operations, e));
  const IntTuple only = unwrapped(result);
  if (only.isTuple()) return errorAt(e, Code::kUsage, "claim_c1", e.name + " of a tuple is no integer");
  return scalarOf(only);
}

struct Row {
  std::string_view name;
  size_t fewest, most;
  Expected<Scalar> (*compute)(Operations&, const Expression&);
};
constexpr Row kRows[] = {
    {"ceil_div", 2, 2, division}, {"gcd", 1, 64, greatestDivisor}, {"inner_product", 2, 2, innerProduct},
    {"max", 1, 64, maximum},      {"min", 1, 64, minimum},         {"product", 1, 1, product},
    {"round_up", 2, 2, division}, {"shape_div", 2, 3, division},   {"shape_div_elementwise", 2, 3, division},
    {"sum", 1, 1, sum},           {"tuple_max", 1, 1, maximum},    {"tuple_min", 1, 1, minimum}};

const Row* rowOf(std::string_view name) {
  const Row* at =
      std::find_if(std::begin(kRows), std::end(kRows), [&](const Row& r) { return r.name == name; });
  return at == std::end(kRows) ? nullptr : at;
}

}  // namespace

bool isNumberOperation(std::string_view name) { return rowOf(name) != nullptr; }

Expected<Scalar> numberOperation(Operations& operations, const Expression& e) {
  const Row* row = rowOf(e.name);
  if (!row || e.children.size() < row->fewest || e.children.size() > row->most)
    return errorAt(e, Code::kUsage, "claim_c2", e.name + " takes another number of arguments");
  return row->compute(operations, e);
}

void readRounding(Expression& e) {
  for (Expression& child : e.children) readRounding(child);
  if (e.kind != Kind::kCall || (e.name != "shape_div" && e.name != "shape_div_elementwise") ||
      e.children.size() != 3)
    return;
  Expression& rounding = e.children[2];
  if (rounding.kind == Kind::kSymbol) rounding.kind = Kind::kCall;
}

}  // namespace cutecheck::oracle
