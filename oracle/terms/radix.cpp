// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/radix.h"

namespace cutecheck::oracle {

namespace {

// |stride| when its sign follows from the premises.
std::optional<Polynomial> magnitude(const Polynomial& stride, const Facts& facts) {
  if (facts.nonNegative(stride)) return stride;
  if (facts.nonNegative(Polynomial(0) - stride)) return Polynomial(0) - stride;
  return std::nullopt;
}

// Whether the modes can be ordered so that each stride exceeds the reach of those before it.
// `order`, when given, becomes that order.
bool isRadix(std::vector<Mode> left, const Polynomial& reach, const Facts& facts,
             std::vector<Mode>* order = nullptr) {
  if (left.empty()) return true;
  for (size_t i = 0; i < left.size(); ++i) {
    std::optional<Polynomial> stride = magnitude(left[i].stride, facts);
    if (!stride) return false;
    bool above = facts.lessEqual(reach + Polynomial(1), *stride);
    if (!above) continue;
    Polynomial next = reach + (left[i].extent - Polynomial(1)) * *stride;
    std::vector<Mode> rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    // Taking any admissible mode first is safe only in part, so the others are tried too; the
    // number of modes is small.
    if (order) order->push_back(left[i]);
    if (isRadix(std::move(rest), next, facts, order)) return true;
    if (order) order->pop_back();
  }
  return false;
}

std::vector<Mode> proper(const Form& form, const Facts& facts, bool dropZeros) {
  std::vector<Mode> out;
  for (const Mode& mode : leavesOf(form)) {
    if (facts.equal(mode.extent, Polynomial(1))) continue;
    if (dropZeros && facts.equal(mode.stride, Polynomial(0))) continue;
    out.push_back({facts.normal(mode.extent), facts.normal(mode.stride)});
  }
  return out;
}

// A swizzle is a bijection of the non-negative numbers.
bool headsAreInjective(const LayoutValue& f, const Facts& facts) {
  if (f.heads.empty()) return true;
  for (const Mode& mode : leavesOf(*f.form))
    if (!facts.nonNegative(mode.stride)) return false;
  for (const Head& head : f.heads)
    if (!facts.nonNegative(Polynomial::of(head.shift))) return false;
  return true;
}

bool inRange(const Goal& goal, const Facts& facts) {
  Polynomial low, high;
  for (const Mode& mode : leavesOf(*goal.f.form)) {
    Polynomial reach = (mode.extent - Polynomial(1)) * mode.stride;
    if (facts.nonNegative(mode.stride)) {
      high = high + reach;
    } else if (facts.nonNegative(Polynomial(0) - mode.stride)) {
      low = low + reach;
    } else {
      return false;
    }
  }
  return facts.lessEqual(Polynomial::of(goal.lower), low) &&
         facts.lessEqual(high + Polynomial(1), Polynomial::of(goal.upper));
}

constexpr size_t kMaxModes = 8;  // the orders tried grow with the factorial

}  // namespace

std::vector<Mode> radixOrder(const Goal& goal, const Facts& facts) {
  if (goal.kind != Goal::Kind::kInjective || !goal.f.form || !goal.f.heads.empty()) return {};
  std::vector<Mode> modes;
  for (const Mode& mode : leavesOf(*goal.f.form))
    if (!facts.equal(mode.extent, Polynomial(1))) modes.push_back(mode);
  return radixOrder(modes, facts);
}

std::vector<Mode> radixOrder(const std::vector<Mode>& modes, const Facts& facts) {
  std::vector<Mode> order;
  if (modes.size() > kMaxModes || !isRadix(modes, Polynomial(0), facts, &order)) order.clear();
  return order;
}

Attempt decideByRadix(const Goal& goal, const Facts& facts) {
  Attempt attempt;
  attempt.method = Method::kRadix;
  attempt.reason = "no order of the modes in which each stride exceeds what is below it";
  if (!goal.f.form) return attempt;
  bool holds = false;
  if (goal.kind == Goal::Kind::kInjective) {
    std::vector<Mode> modes = proper(*goal.f.form, facts, false);
    holds =
        modes.size() <= kMaxModes && headsAreInjective(goal.f, facts) && isRadix(modes, Polynomial(0), facts);
  } else if (goal.kind == Goal::Kind::kDisjoint && goal.g.form && goal.f.heads.empty() &&
             goal.g.heads.empty()) {
    // f(i) = g(j) are two writings of one number, so both are 0.
    std::vector<Mode> modes = proper(*goal.f.form, facts, true);
    for (const Mode& mode : proper(*goal.g.form, facts, true)) modes.push_back(mode);
    holds = modes.size() <= kMaxModes && isRadix(modes, Polynomial(0), facts);
  } else if (goal.kind == Goal::Kind::kRange && goal.f.heads.empty()) {
    holds = inRange(goal, facts);
    attempt.reason = "the least and largest offsets do not follow from the premises";
  }
  if (holds) attempt.outcome = Attempt::Outcome::kProved;
  Derivation::record(attempt, goal);
  return attempt;
}

}  // namespace cutecheck::oracle
