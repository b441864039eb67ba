// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/intervals.h"

#include <algorithm>
#include <functional>

namespace cutecheck::oracle {

namespace {

using Op = TermNode::Op;

const Int128 kFar = Int128(1) << 120;
constexpr size_t kMostSteps = 10'000;  // into one constraint: of sums of sums what is left over stays as wide as it was

Int128 clamp(Int128 v) { return std::clamp(v, -kFar, kFar); }

Int128 times(Int128 a, Int128 b) {
  std::optional<Int128> product = checkedMul(a, b);
  if (product) return clamp(*product);
  return (a < 0) == (b < 0) ? kFar : -kFar;
}

// The least of a sum of numbers that are at least a and b; the most of one of numbers that are at most a and b. Only the
// end that means "no bound" stays what it is: 2^120, known to be reached from below, less 2^120 is 0.
Int128 plusLow(Int128 a, Int128 b) { return a == -kFar || b == -kFar ? -kFar : clamp(a + b); }
Int128 plusHigh(Int128 a, Int128 b) { return a == kFar || b == kFar ? kFar : clamp(a + b); }

// floor(a/b) where every b is at least 1. Both ends are monotone in a; in b they fall or rise with a's sign, and where b
// has no bound the quotient comes as near to 0, or to -1, as can be.
Interval quotient(const Interval& a, const Interval& b) {
  const auto by = [](Int128 x, Int128 y) { return floorDiv(x, y); };
  // Bounds that contradict each other have no number: whatever stands here is true of each.
  const Int128 most = std::max(b.low, b.high);
  const auto farthest = [&](Int128 x) { return b.boundedAbove() ? by(x, most) : Int128(x < 0 ? -1 : 0); };
  return {!a.boundedBelow() ? -kFar : a.low >= 0 ? farthest(a.low) : by(a.low, b.low),
          !a.boundedAbove() ? kFar : a.high >= 0 ? by(a.high, b.low) : farthest(a.high)};
}

Interval hull(const std::vector<Int128>& values) {
  return {*std::min_element(values.begin(), values.end()), *std::max_element(values.begin(), values.end())};
}

}  // namespace

Interval Interval::everything() { return {-kFar, kFar}; }

Intervals::Intervals(std::map<std::string, Interval> bounds, const std::vector<Term>& constraints)
    : bounds_(std::move(bounds)) {
  // Chains such as i < M, M <= 8 need several rounds; each round that changes nothing is the last.
  for (int round = 0; round < 8; ++round) {
    bool changed = false;
    for (const Term& constraint : constraints) {
      seen_.clear();
      changed |= tighten(constraint);
    }
    if (!changed) break;
  }
  seen_.clear();
}

bool Intervals::tighten(const Term& c) {
  if (c->op == Op::kAnd) {
    bool changed = false;
    for (const Term& part : c->operands) changed |= tighten(part);
    return changed;
  }
  if (c->op != Op::kLess && c->op != Op::kLessEqual && c->op != Op::kEqual) return false;
  Interval left = of(c->operands[0]), right = of(c->operands[1]);
  Int128 step = c->op == Op::kLess ? 1 : 0;
  bool changed = false;
  // A sum, negation or product with a number bounds its parts where the others are bounded.
  size_t steps = 0;
  std::function<void(const Term&, Int128, Int128)> narrowTo = [&](const Term& t, Int128 low, Int128 high) {
    if (++steps > kMostSteps) return;
    if (t->op == Op::kNegate) return narrowTo(t->operands[0], -high, -low);
    if (t->op == Op::kAdd) {
      for (size_t i : {0u, 1u}) {
        Interval other = of(t->operands[1 - i]);
        narrowTo(t->operands[i], plusLow(low, -other.high), plusHigh(high, -other.low));
      }
    }
    if (t->op == Op::kMul) {
      for (size_t i : {0u, 1u}) {
        Interval other = of(t->operands[1 - i]);
        if (other.low != other.high || other.low < 1) continue;
        narrowTo(t->operands[i], low == -kFar ? -kFar : ceilDiv(low, other.low),
                 high == kFar ? kFar : floorDiv(high, other.low));
      }
    }
    if (t->op != Op::kVariable) return;
    auto at = bounds_.emplace(t->name, Interval::everything()).first;
    Interval& known = at->second;
    if (low > known.low || high < known.high) changed = true;
    known = {std::max(low, known.low), std::min(high, known.high)};
  };
  narrowTo(c->operands[0], -kFar, plusHigh(right.high, -step));
  narrowTo(c->operands[1], plusLow(left.low, step), kFar);
  if (c->op == Op::kEqual) {
    narrowTo(c->operands[0], right.low, kFar);
    narrowTo(c->operands[1], -kFar, left.high);
  }
  // factor * rest <= high with everything at least 1 bounds each factor: M*N <= 2^20.
  if (c->op != Op::kEqual && c->operands[0]->op == Op::kMul && right.high < kFar) {
    for (size_t i : {0u, 1u}) {
      Interval other = of(c->operands[0]->operands[1 - i]);
      if (other.low >= 1 && right.high >= 0) narrowTo(c->operands[0]->operands[i], -kFar, right.high / other.low);
    }
  }
  return changed;
}

Interval Intervals::of(const Term& t) const {
  if (t->op == Op::kInt) return {clamp(t->value), clamp(t->value)};
  if (t->op == Op::kVariable) {
    auto at = bounds_.find(t->name);
    return at == bounds_.end() ? Interval::everything() : at->second;
  }
  if (auto at = seen_.find(t); at != seen_.end()) return at->second;
  Interval result = Interval::everything();
  switch (t->op) {
    case Op::kAdd: {
      Interval a = of(t->operands[0]), b = of(t->operands[1]);
      result = {plusLow(a.low, b.low), plusHigh(a.high, b.high)};
      break;
    }
    case Op::kNegate: {
      Interval a = of(t->operands[0]);
      result = {-a.high, -a.low};
      break;
    }
    case Op::kMul: {
      Interval a = of(t->operands[0]), b = of(t->operands[1]);
      result = hull({times(a.low, b.low), times(a.low, b.high), times(a.high, b.low), times(a.high, b.high)});
      break;
    }
    case Op::kDiv: {
      Interval a = of(t->operands[0]), b = of(t->operands[1]);
      if (b.low < 1) break;
      result = quotient(a, b);
      break;
    }
    case Op::kMod: {
      Interval a = of(t->operands[0]), b = of(t->operands[1]);
      if (b.low < 1) break;
      result = {0, b.high == kFar ? kFar : b.high - 1};
      if (a.low >= 0) result.high = std::min(result.high, a.high);
      if (a.low >= 0 && a.high < b.low) result = a;
      break;
    }
    case Op::kIf: {
      const Interval condition = of(t->operands[0]);
      if (condition.low == 1) {
        result = of(t->operands[1]);
      } else if (condition.high == 0) {
        result = of(t->operands[2]);
      } else {
        Interval a = of(t->operands[1]), b = of(t->operands[2]);
        result = {std::min(a.low, b.low), std::max(a.high, b.high)};
      }
      break;
    }
    case Op::kXor: {
      // No bit above the highest of either; of numbers at or above 0 no sign.
      Interval a = of(t->operands[0]), b = of(t->operands[1]);
      Int128 reach = 1;
      for (Int128 end : {abs128(a.low), abs128(a.high), abs128(b.low), abs128(b.high)})
        while (reach <= end && reach < kFar) reach *= 2;
      if (reach < kFar) result = {a.low >= 0 && b.low >= 0 ? 0 : -reach, reach - 1};
      break;
    }
    case Op::kAnd:
    case Op::kOr: {
      const bool both = t->op == Op::kAnd;
      result = both ? Interval{1, 1} : Interval{0, 0};
      for (const Term& operand : t->operands) {
        const Interval part = of(operand);
        result = both ? Interval{std::min(result.low, part.low), std::min(result.high, part.high)}
                      : Interval{std::max(result.low, part.low), std::max(result.high, part.high)};
      }
      break;
    }
    case Op::kNot: {
      const Interval a = of(t->operands[0]);
      result = {1 - a.high, 1 - a.low};
      break;
    }
    default: {
      const Interval a = of(t->operands[0]), b = of(t->operands[1]);
      const auto apart = [](Int128 high, Int128 low, int by) { return high + by <= low && high < kFar && low > -kFar; };
      const bool one = a.low == a.high && b.low == b.high && a.low == b.low && abs128(a.low) < kFar;
      const int by = t->op == Op::kLess ? 1 : 0;
      if (t->op == Op::kEqual) result = {one ? 1 : 0, a.high < b.low || b.high < a.low ? 0 : 1};
      else result = {apart(a.high, b.low, by) ? 1 : 0, apart(b.high, a.low, 1 - by) ? 0 : 1};
      break;
    }
  }
  seen_.emplace(t, result);
  return result;
}

bool Intervals::holds(const Term& c) const { return c->op >= Op::kEqual && of(c).low == 1; }

}  // namespace cutecheck::oracle
