// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/radix.h"

#include <limits>

#include "oracle/claims/work_limit.h"

namespace cutecheck::oracle {

namespace {

// |stride| when its sign follows from the premises.
std::optional<Polynomial> magnitude(const Polynomial& stride, const Facts& facts) {
  if (facts.nonNegative(stride)) return stride;
  if (facts.nonNegative(Polynomial(0) - stride)) return Polynomial(0) - stride;
  return std::nullopt;
}

constexpr size_t kFewModes = 8;     // of which every order is tried; orders grow with the factorial
constexpr size_t kMostTried = 256;  // modes that are tried at some place, of more

// Whether the modes can be ordered so that each stride exceeds the reach of those before it.
// `order`, when given, becomes that order. `tries` are left.
bool isRadix(std::vector<Mode> left, const Polynomial& reach, const Facts& facts, size_t& tries,
             std::vector<Mode>* order) {
  if (left.empty()) return true;
  // A stride of reach + 1 can only be the next: what stands before it reaches at least that far.
  const Polynomial least = facts.normal(reach + Polynomial(1));
  for (size_t i = 0; i < left.size(); ++i) {
    if (tries == 0 || !facts.equal(left[i].stride, least)) continue;
    --tries;
    const Polynomial next = reach + (left[i].extent - Polynomial(1)) * left[i].stride;
    if (order) order->push_back(left[i]);
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(i));
    const bool found = isRadix(std::move(left), next, facts, tries, order);
    if (!found && order) order->pop_back();
    return found;
  }
  for (size_t i = 0; i < left.size() && tries > 0 && !WorkLimit::spent(); ++i, --tries) {
    std::optional<Polynomial> stride = magnitude(left[i].stride, facts);
    if (!stride) return false;
    bool above = facts.lessEqual(reach + Polynomial(1), *stride);
    if (!above) continue;
    Polynomial next = reach + (left[i].extent - Polynomial(1)) * *stride;
    std::vector<Mode> rest = left;
    rest.erase(rest.begin() + static_cast<std::ptrdiff_t>(i));
    // Taking any admissible mode first is safe only in part, so the others are tried too.
    if (order) order->push_back(left[i]);
    if (isRadix(std::move(rest), next, facts, tries, order)) return true;
    if (order) order->pop_back();
    if (tries == 0) return false;
  }
  return false;
}

// Nothing where the search was cut short.
std::optional<bool> isRadix(const std::vector<Mode>& modes, const Facts& facts,
                            std::vector<Mode>* order = nullptr) {
  size_t tries = modes.size() <= kFewModes ? std::numeric_limits<size_t>::max() : kMostTried;
  const bool found = isRadix(modes, Polynomial(0), facts, tries, order);
  return found || tries > 0 ? std::optional(found) : std::nullopt;
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
  if (!isRadix(modes, facts, &order).value_or(false)) order.clear();
  return order;
}

Attempt decideByRadix(const Goal& goal, const Facts& facts) {
  Attempt attempt;
  attempt.method = Method::kRadix;
  attempt.reason = "no order of the modes in which each stride exceeds what is below it";
  if (!goal.f.form) return attempt;
  bool holds = false;
  const auto ordered = [&](const std::vector<Mode>& modes) {
    const std::optional<bool> found = isRadix(modes, facts);
    if (!found)
      attempt.reason = "not every order of the " + std::to_string(modes.size()) +
                       " modes was tried: write them from the least stride on";
    return found.value_or(false);
  };
  if (goal.kind == Goal::Kind::kInjective) {
    holds = headsAreInjective(goal.f, facts) && ordered(proper(*goal.f.form, facts, false));
  } else if (goal.kind == Goal::Kind::kDisjoint && goal.g.form && goal.f.heads.empty() &&
             goal.g.heads.empty()) {
    // f(i) = g(j) are two writings of one number, so both are 0.
    std::vector<Mode> modes = proper(*goal.f.form, facts, true);
    for (const Mode& mode : proper(*goal.g.form, facts, true)) modes.push_back(mode);
    holds = ordered(modes);
  } else if (goal.kind == Goal::Kind::kRange && goal.f.heads.empty()) {
    holds = inRange(goal, facts);
    attempt.reason = "the least and largest offsets do not follow from the premises";
  }
  if (holds) attempt.outcome = Attempt::Outcome::kProved;
  Derivation::record(attempt, goal);
  return attempt;
}

}  // namespace cutecheck::oracle
