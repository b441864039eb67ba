// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// vectorizable(A, B, n): a copy from A to B may move n elements at once.
//
// The coordinates fall into groups of n that are consecutive, and begin at a multiple of n, in A and in B. At
// numbers every coordinate is looked at. Else R, the first n elements of right_inverse(A), is one group, and
// R*, its complement in the domain of A, begins the others; where R* does not exist and right_inverse(A) has
// every coordinate, the groups are those of the offsets of A.
#include <algorithm>
#include <map>

#include "core/notation/print.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/composition.h"
#include "oracle/algebra/operations.h"
#include "oracle/claims/work_limit.h"
#include "oracle/decide/evaluate.h"
#include "oracle/predicates/predicates.h"
#include "oracle/terms/term.h"

namespace cutecheck::oracle {

namespace {

constexpr int64_t kMostCoordinates = 1 << 16;  // that are looked at, one by one

Int128 restOf(Int128 x, Int128 n) { return (x % n + n) % n; }

// What looking at the coordinates says: whether all were looked at, and a goal that is false where there are
// no groups.
struct Seen {
  bool all = false;
  std::optional<Goal> broken;
};

// x mod n, as the layout (n,1):(1,0) after x, its last mode unbounded.
LayoutValue restOf(const LayoutValue& x, const Scalar& n) {
  const Scalar one = ScalarNode::constant(1), zero = ScalarNode::constant(0);
  std::vector<Function> parts = chainParts(x);
  parts.push_back(Function::parallel({Function::mode(n, one), Function::mode(one, zero)}));
  LayoutValue rest;
  rest.meaning = Function::chain(std::move(parts));
  rest.text = x.text + " mod " + toString(n);
  return rest;
}

// A group has one block of n offsets in A and one in B. Each coordinate has the same place in both; of the
// coordinates with these two blocks, as many have one place as another.
Seen lookAt(const LayoutValue& a, const LayoutValue& b, const Scalar& width, const Goal& sizes) {
  Seen seen;
  const Expected<Concrete> f = Concrete::make(a.meaning), g = Concrete::make(b.meaning);
  const std::optional<Int128> n = oracle::valueOf(width, {});
  if (!f || !g || !n) return seen;
  if (f->size() != g->size()) return {false, sizes};
  const int64_t size = std::min(f->size(), kMostCoordinates);
  WorkLimit::spend(size);
  struct Place {
    Int128 x, y;
    int64_t count = 0, coordinate = 0;
  };
  std::map<std::pair<Int128, Int128>, std::map<Int128, Place>> groups;
  for (int64_t c = 0; c < size; ++c) {
    const std::optional<Int128> x = f->at(c), y = g->at(c);
    if (!x || !y) return seen;
    const Int128 rest = restOf(*x, *n);
    if (rest != restOf(*y, *n)) {
      Goal places;
      places.kind = Goal::Kind::kEqual;
      places.f = restOf(a, width);
      places.g = restOf(b, width);
      places.text =
          "each coordinate has the same place in its group of " + toString(width) + " in both layouts";
      places.numbers = true;
      return {false, std::move(places)};
    }
    Place& place = groups[{*x - rest, *y - rest}].try_emplace(rest, Place{*x, *y, 0, c}).first->second;
    ++place.count;
  }
  seen.all = size == f->size();
  if (!seen.all) return seen;
  for (const auto& [blocks, places] : groups) {
    const auto most = std::max_element(places.begin(), places.end(), [](const auto& p, const auto& q) {
      return p.second.count < q.second.count;
    });
    for (Int128 rest = 0; rest < *n; ++rest) {
      const auto at = places.find(rest);
      if (at != places.end() && at->second.count == most->second.count) continue;
      const Place& kept = most->second;
      seen.broken =
          factGoal(false, "groups of " + toString(width) + ": coordinate " + std::to_string(kept.coordinate) +
                              " is at offset " + decimal(kept.x) + " of " + a.text + " and at " +
                              decimal(kept.y) + " of " + b.text + "; " +
                              (at == places.end() ? "no" : "no other") + " coordinate of its group is at " +
                              decimal(blocks.first + rest) + " and at " + decimal(blocks.second + rest));
      return seen;
    }
  }
  return seen;
}

// Whether different coordinates have different offsets, by looking at the strides of numbers.
bool allDifferent(const Form& a) {
  std::vector<std::pair<Int128, Int128>> modes;  // |stride|, extent - 1
  for (const Mode& mode : leavesOf(a)) {
    const Int128 stride = *mode.stride.constant();
    if (!mode.extent.is(1)) modes.emplace_back(stride < 0 ? -stride : stride, *mode.extent.constant() - 1);
  }
  std::sort(modes.begin(), modes.end());
  Int128 reach = 0;
  for (const auto& [stride, last] : modes) {
    const std::optional<Int128> span = checkedMul(stride, last);
    if (!span || stride <= reach) return false;
    reach += *span;
  }
  return true;
}

// Whether x o group is 0, 1, .. n-1 and x o others begins at multiples of n, by looking at the strides of
// numbers.
bool groupsOf(const LayoutValue& x, const Form& group, const Form& others, const Polynomial& n,
              Denoter& denoter) {
  const Facts& facts = denoter.facts();
  if (!x.form || !x.heads.empty() || !isStatic(*x.form)) return false;
  const Computed inside = composition(*x.form, group, facts, denoter.limit());
  const Computed begins = composition(*x.form, others, facts, denoter.limit());
  if (!inside.form || !begins.form) return false;
  Int128 next = 1;
  for (const Mode& mode : leavesOf(*inside.form)) {
    if (!mode.extent.is(1) && !mode.stride.is(next)) return false;
    next *= *mode.extent.constant();
  }
  const std::vector<Mode> modes = leavesOf(*begins.form);
  return n.is(next) && std::all_of(modes.begin(), modes.end(), [&](const Mode& mode) {
           return mode.extent.is(1) || facts.equal(remainder(mode.stride, n), Polynomial(0));
         });
}

// x o r: its form, where one is computed, is compared with its meaning by the goals of its groups.
LayoutValue after(const LayoutValue& x, const Form& r, Denoter& denoter) {
  LayoutValue value;
  std::vector<Function> parts{functionOf(r)};
  for (Function& part : chainParts(x)) parts.push_back(std::move(part));
  value.meaning = Function::chain(std::move(parts));
  value.text = x.text + " o " + toString(r);
  if (x.form && x.heads.empty()) value.form = composition(*x.form, r, denoter.facts(), denoter.limit()).form;
  return value;
}

// X(r + s) == X(s) + place of r in its group, and X(s) % n == 0, for each r of the group and s of the others.
void groupGoals(const LayoutValue& x, const Form& group, const Form& others, const Scalar& n,
                Denoter& denoter, std::vector<Goal>& goals) {
  const Scalar one = ScalarNode::constant(1);
  auto after = [&](const Form& form) {
    std::vector<Function> parts{functionOf(form)};
    for (Function& part : chainParts(x)) parts.push_back(std::move(part));
    return Function::chain(std::move(parts));
  };
  const LayoutValue all = sideOf(Form::tuple({group, others}));
  Goal consecutive;
  consecutive.kind = Goal::Kind::kEqual;
  consecutive.f.meaning = after(Form::tuple({group, others}));
  consecutive.f.text = x.text + " o " + all.text;
  consecutive.g.meaning = Function::parallel({Function::mode(n, one), after(others)});
  consecutive.g.text = "(place in the group) + " + x.text + " o " + toString(others);
  consecutive.text = "groups of " + toString(n) + " are consecutive in " + x.text;
  LayoutValue begins;
  begins.meaning = after(others);
  begins.text = x.text + " o " + toString(others);
  if (x.form && x.heads.empty()) {
    const Facts& facts = denoter.facts();
    Computed both = composition(*x.form, Form::tuple({group, others}), facts, denoter.limit());
    Computed first = composition(*x.form, others, facts, denoter.limit());
    // The goals below say that a form is the function, at the form's own coordinates: that it has all is looked at here.
    if (both.form && first.form && facts.equal(sizeOf(*both.form), sizeOf(group) * sizeOf(others)) &&
        facts.equal(sizeOf(*first.form), sizeOf(others))) {
      for (const auto& [computed, meaning, text] :
           {std::tuple{both, consecutive.f.meaning, consecutive.f.text}, std::tuple{first, begins.meaning, begins.text}}) {
        Goal right;
        right.kind = Goal::Kind::kEqual;
        right.obligation = true;
        right.rule = computed.how;
        right.f = sideOf(*computed.form);
        right.g.meaning = meaning;
        right.g.text = text;
        right.text = text + " is " + right.f.text;
        goals.push_back(std::move(right));
      }
      consecutive.f.form = both.form;
      consecutive.g.form = Form::tuple({Form(Polynomial::of(n), Polynomial(1)), *first.form});
      begins.form = first.form;
    }
  }
  goals.push_back(std::move(consecutive));
  for (Goal& goal : alignedGoals(denoter, begins, n, one)) goals.push_back(std::move(goal));
}

}  // namespace

Expected<std::vector<Goal>> vectorizableGoals(Denoter& denoter, const Expression& e) {
  CUTECHECK_TRY(a, denoter.layout(e.children[0]));
  CUTECHECK_TRY(b, denoter.layout(e.children[1]));
  CUTECHECK_TRY(n, denoter.positive(e.children[2]));
  const Facts& facts = denoter.facts();
  if (!a.heads.empty())
    return errorAt(e, Code::kUsage, "claim_c5", "the first layout of vectorizable carries no swizzle");
  std::vector<Goal> goals;
  auto lack = [&](std::string condition) {
    if (denoter.missing.empty()) denoter.missing.push_back("vectorizable needs " + std::move(condition));
    return goals;
  };
  if (!a.form) return lack("the form of " + a.text);
  const Polynomial width = Polynomial::of(n), size = sizeOf(*a.form);
  const std::string first = toString(n) + " elements of " + a.text + " from offset 0 on";
  const Goal sizes = integerGoal(sizeOf(a.meaning), Relation::kEqual, sizeOf(b.meaning),
                                 "size(" + a.text + ") == size(" + b.text + ")");
  const bool numbers = isStatic(*a.form) && width.constant();
  const Seen seen = numbers ? lookAt(a, b, n, sizes) : Seen{};
  if (seen.broken) return std::vector{*seen.broken};
  goals.push_back(sizes);

  // The groups by forms, where there are some that say it all.
  LayoutValue from = a, to = b;
  Form group, others;
  std::string why;
  const Computed inverse = rightInverse(*a.form, facts, Inverse::kLongest);
  const std::optional<Polynomial> groups = exactQuotient(facts.normal(size), facts.normal(width));
  bool moved = false;  // the coordinates stand in the order of their offsets in A
  if (!inverse.form) {
    why = inverse.missing;
  } else if (!facts.lessEqual(width, sizeOf(*inverse.form))) {
    why = width.str() + " <= " + sizeOf(*inverse.form).str();
  } else if (!groups) {
    why = "groups of " + first;
  } else {
    const Computed r = composition(*inverse.form, Form(width, Polynomial(1)), facts, denoter.limit());
    const Computed rest =
        r.form && facts.equal(sizeOf(*r.form), width) ? complement(*r.form, size, facts) : Computed{};
    if (rest.form && facts.equal(sizeOf(*rest.form), *groups)) {
      group = *r.form;
      others = *rest.form;
    } else if (facts.equal(sizeOf(*inverse.form), size)) {
      moved = true;
      from = after(a, *inverse.form, denoter);
      to = after(b, *inverse.form, denoter);
      group = Form(width, Polynomial(1));
      others = Form(*groups, width);
    } else {
      why = "groups of " + first;
    }
  }
  // Groups that are not the only ones of A refute nothing.
  if (why.empty() && numbers &&
      !(groupsOf(from, group, others, width, denoter) &&
        (allDifferent(*a.form) || groupsOf(to, group, others, width, denoter))))
    why = "groups of " + first + " that are the only ones";
  if (!why.empty()) {
    if (!seen.all) return lack(why);
    goals.push_back(
        factGoal(true, "each coordinate is in a group of " + toString(n) + ", by looking at all of them"));
    return goals;
  }
  // That the groups have each coordinate once is for the goals to say.
  const LayoutValue whole = sideOf(moved ? *inverse.form : Form::tuple({group, others}));
  Goal once;
  once.kind = Goal::Kind::kInjective;
  once.f = whole;
  once.text = "injective(" + whole.text + ")";
  std::vector<Goal> tiles = rangeGoals(whole, ScalarNode::constant(0), size.scalar(), facts,
                                       "0 <= " + whole.text + " < " + size.str());
  tiles.push_back(std::move(once));
  for (Goal& goal : tiles) {
    goal.obligation = true;
    goals.push_back(std::move(goal));
  }
  for (const LayoutValue& x : {from, to}) groupGoals(x, group, others, n, denoter, goals);
  // With symbols others may be the groups; goals[0] is that of the sizes.
  for (size_t k = 1; k < goals.size(); ++k) goals[k].sufficient = !numbers && !goals[k].obligation;
  return goals;
}

}  // namespace cutecheck::oracle
