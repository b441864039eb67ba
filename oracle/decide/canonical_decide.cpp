// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/decide/canonical_decide.h"

#include <cstdlib>

#include "oracle/decide/evaluate.h"
#include "oracle/terms/canonical.h"

namespace cutecheck::oracle {

namespace {

bool sameHeads(const std::vector<Head>& a, const std::vector<Head>& b, const Facts& facts) {
  if (a.size() != b.size()) return false;
  for (size_t i = 0; i < a.size(); ++i)
    if (!(a[i].swizzle == b[i].swizzle) ||
        !facts.equal(Polynomial::of(a[i].shift), Polynomial::of(b[i].shift)))
      return false;
  return true;
}

// A swizzle of what is moved by whole blocks is moved after it: swizzle_apply_r5.
std::vector<Head> movedOut(const LayoutValue& value, const Facts& facts) {
  if (!movesWholeBlocks(value)) return value.heads;
  const Head& head = value.heads[0];
  bool natural = facts.nonNegative(Polynomial::of(head.shift));
  for (const Mode& mode : leavesOf(*value.form)) natural = natural && facts.nonNegative(mode.stride);
  if (!natural) return value.heads;
  return {{head.swizzle, ScalarNode::constant(0)}, {Swizzle{}, head.shift}};
}

bool allConstant(const std::vector<Mode>& modes) {
  for (const Mode& mode : modes)
    if (!mode.extent.constant() || !mode.stride.constant()) return false;
  return true;
}

}  // namespace

bool movesWholeBlocks(const LayoutValue& value) {
  if (!value.form || value.heads.size() != 1 || value.heads[0].swizzle.bits == 0) return false;
  const auto& [swizzle, shift] = value.heads[0];
  const Int128 block = Int128(1) << (swizzle.bits + swizzle.base + std::abs(swizzle.shift));
  const Polynomial by = Polynomial::of(shift);
  return !by.is(0) && exactQuotient(by, Polynomial(block)).has_value();
}

Attempt decideCanonical(const Goal& goal, const Facts& facts) {
  Attempt attempt;
  if (goal.kind == Goal::Kind::kInteger) {
    attempt.method = Method::kPolynomial;
    Polynomial a = facts.normal(Polynomial::of(goal.lower)), b = facts.normal(Polynomial::of(goal.upper));
    if (facts.holds(a, goal.relation, b)) {
      attempt.outcome = Attempt::Outcome::kProved;
      Derivation::record(attempt, goal);
    } else if (a.constant() && b.constant() && !compare(*a.constant(), goal.relation, *b.constant())) {
      attempt.outcome = Attempt::Outcome::kRefuted;
    } else {
      attempt.reason = "the polynomials " + a.str() + " and " + b.str() + " do not decide it";
    }
    return attempt;
  }

  attempt.method = Method::kCanonical;
  if (goal.kind != Goal::Kind::kEqual || !goal.f.form || !goal.g.form) {
    attempt.reason = "no coalesced form to compare";
    return attempt;
  }
  if (!sameHeads(goal.f.heads, goal.g.heads, facts) && !sameHeads(movedOut(goal.f, facts), movedOut(goal.g, facts), facts)) {
    attempt.reason = "the sides carry different swizzles";
    return attempt;
  }
  std::vector<Mode> f = coalesced(*goal.f.form, facts), g = coalesced(*goal.g.form, facts);
  bool same = f.size() == g.size();
  for (size_t i = 0; same && i < f.size(); ++i)
    same = f[i].extent == g[i].extent && f[i].stride == g[i].stride;
  if (same) {
    attempt.outcome = Attempt::Outcome::kProved;
    Derivation::record(attempt, goal);
  } else if (goal.f.heads.empty() && allConstant(f) && allConstant(g)) {
    // Static coalesced forms are canonical: different forms are different functions.
    attempt.outcome = Attempt::Outcome::kRefuted;
  } else {
    attempt.reason = "coalesced forms " + toString(Form::flat(f)) + " and " + toString(Form::flat(g)) + " differ";
  }
  return attempt;
}

}  // namespace cutecheck::oracle
