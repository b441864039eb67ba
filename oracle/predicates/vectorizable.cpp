// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// vectorizable(A, B, n): a copy from A to B may move n elements at once.
//
// R, the first n elements of right_inverse(A), is one group; R*, its complement in the domain of A, begins
// the others. Each group is consecutive and begins at a multiple of n, in A and in B.
#include "core/notation/print.h"
#include "oracle/algebra/complement.h"
#include "oracle/algebra/composition.h"
#include "oracle/algebra/operations.h"
#include "oracle/predicates/predicates.h"

namespace cutecheck::oracle {

namespace {

Goal factGoal(std::string text) {
  Goal goal;
  goal.text = std::move(text);
  return goal;
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
  const bool numbers = isStatic(*a.form) && width.constant() && size.constant();

  goals.push_back(integerGoal(sizeOf(a.meaning), Relation::kEqual, sizeOf(b.meaning),
                              "size(" + a.text + ") == size(" + b.text + ")"));
  Computed inverse = rightInverse(*a.form, facts, Inverse::kLongest);
  if (!inverse.form) return lack(inverse.missing);
  const Form& r = *inverse.form;
  const std::string first = toString(n) + " elements of " + a.text + " from offset 0 on";
  if (!facts.lessEqual(width, sizeOf(r))) {
    if (!numbers) return lack(width.str() + " <= " + sizeOf(r).str());
    goals.push_back(factGoal("there are " + first + "; right_inverse has " + sizeOf(r).str()));
    return goals;
  }
  Computed group = composition(r, Form(width, Polynomial(1)), facts, denoter.limit());
  Computed others;
  if (group.form && !facts.equal(sizeOf(*group.form), width)) return lack("a group of " + first);
  if (group.form) others = complement(*group.form, size, facts);
  std::optional<Polynomial> groups = exactQuotient(size, width);
  if (!groups || !others.form || !facts.equal(sizeOf(*others.form), *groups)) {
    if (!numbers) return lack("groups of " + first);
    goals.push_back(factGoal("the coordinates fall into groups like the first " + first));
    return goals;
  }
  // That R and R* together have each coordinate once is for the goals to say.
  const LayoutValue whole = sideOf(Form::tuple({*group.form, *others.form}));
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
  groupGoals(a, *group.form, *others.form, n, denoter, goals);
  groupGoals(b, *group.form, *others.form, n, denoter, goals);
  return goals;
}

}  // namespace cutecheck::oracle
