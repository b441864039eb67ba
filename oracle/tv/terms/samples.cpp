// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/terms/samples.h"

#include <algorithm>
#include <optional>

#include "oracle/decide/evaluate.h"
#include "oracle/tv/terms/term_arith.h"

namespace cutecheck::oracle {

namespace {

// splitmix64 (Steele, Lea, Flood 2014): the same numbers with every standard library.
class Dice {
 public:
  explicit Dice(uint64_t seed) : state_(seed) {}
  uint64_t next() {
    uint64_t z = (state_ += 0x9e3779b97f4a7c15u);
    z = (z ^ (z >> 30)) * 0xbf58476d1ce4e5b9u;
    z = (z ^ (z >> 27)) * 0x94d049bb133111ebu;
    return z ^ (z >> 31);
  }
  uint64_t below(uint64_t n) { return next() % n; }

 private:
  uint64_t state_;
};

Int128 clampTo(const Interval& interval, Int128 v) { return std::clamp(v, interval.low, interval.high); }

Int128 draw(Dice& dice, const Interval& interval, const Assignment& others) {
  switch (dice.below(8)) {
    case 0: return interval.low;
    case 1: return interval.high;
    case 2: return clampTo(interval, Int128(dice.below(10)));
    case 3:
    case 4: return clampTo(interval, powerOfTwo(static_cast<unsigned>(dice.below(40))) + Int128(dice.below(3)) - 1);
    case 5: {
      if (others.empty()) return clampTo(interval, 1);
      auto at = others.begin();
      std::advance(at, static_cast<long>(dice.below(others.size())));
      return clampTo(interval, Int128(at->second) + Int128(dice.below(3)) - 1);
    }
    case 6: return clampTo(interval, interval.low + Int128(dice.below(64)));
    default: {
      // Uniform in the number of digits, not in the number: small ones matter as much.
      Int128 width = interval.high - interval.low + 1;
      Int128 range = powerOfTwo(static_cast<unsigned>(1 + dice.below(63)));
      return interval.low + Int128(dice.next() >> 1) % std::min(width, range);
    }
  }
}

void addSymbols(const Scalar& s, std::vector<std::string>& names) {
  if (s->op() == ScalarNode::Op::kConstant) return;
  if (s->op() == ScalarNode::Op::kSymbol) return names.push_back(s->name());
  addSymbols(s->lhs(), names);
  if (s->op() != ScalarNode::Op::kNeg) addSymbols(s->rhs(), names);
}

// What one side of an equation has more than the other.
std::optional<Int128> excess(const Constraint& c, const Assignment& point) {
  const std::optional<Int128> a = valueOf(c.lhs, point), b = valueOf(c.rhs, point);
  return a && b ? checkedSub(*a, *b) : std::nullopt;
}

// Moves one symbol of the equation, the last that can be, to where it holds.
void moveOnto(const Constraint& c, Assignment& point, const std::map<std::string, Interval>& bounds) {
  const std::optional<Int128> off = excess(c, point);
  if (!off || *off == 0) return;
  std::vector<std::string> names;
  addSymbols(c.lhs, names);
  addSymbols(c.rhs, names);
  for (auto name = names.rbegin(); name != names.rend(); ++name) {
    const auto interval = bounds.find(*name);
    const auto at = point.find(*name);
    if (interval == bounds.end() || at == point.end() || at->second == INT64_MAX) continue;
    const int64_t before = at->second++;
    const std::optional<Int128> next = excess(c, point);
    const Int128 step = next ? *next - *off : 0;
    const Int128 moved = step == 0 || *off % step != 0 ? Int128(before) : before - *off / step;
    at->second = before;
    if (moved == before || moved < interval->second.low || moved > interval->second.high) continue;
    at->second = static_cast<int64_t>(moved);
    if (excess(c, point) == Int128(0)) return;
    at->second = before;
  }
}

}  // namespace

std::optional<uint64_t> pointCount(const std::map<std::string, Interval>& bounds, uint64_t limit) {
  Int128 points = 1;
  for (const auto& [name, interval] : bounds) {
    if (interval.empty()) return 0;
    Int128 width = interval.high - interval.low + 1;
    if (width > Int128(limit) || points * width > Int128(limit)) return std::nullopt;
    points *= width;
  }
  return static_cast<uint64_t>(points);
}

void everyPoint(const std::map<std::string, Interval>& bounds, const std::function<bool(const Assignment&)>& visit) {
  Assignment point;
  for (const auto& [name, interval] : bounds) {
    if (interval.empty()) return;
    point[name] = static_cast<int64_t>(interval.low);
  }
  while (true) {
    if (!visit(point)) return;
    auto at = bounds.begin();
    for (; at != bounds.end(); ++at) {
      int64_t& value = point[at->first];
      if (Int128(value) < at->second.high) {
        ++value;
        break;
      }
      value = static_cast<int64_t>(at->second.low);
    }
    if (at == bounds.end()) return;
  }
}

void somePoints(const std::map<std::string, Interval>& bounds, uint64_t seed, int count,
                const std::function<bool(const Assignment&)>& visit) {
  for (const auto& [name, interval] : bounds)
    if (interval.empty()) return;
  Dice dice(seed);
  std::vector<std::string> names;
  for (const auto& [name, interval] : bounds) names.push_back(name);
  for (int i = 0; i < count; ++i) {
    Assignment point;
    // A fresh order each time: a symbol drawn later may take the values of one drawn before.
    for (size_t k = names.size(); k > 1; --k) std::swap(names[k - 1], names[dice.below(k)]);
    for (const std::string& name : names)
      point[name] = static_cast<int64_t>(clampTo(bounds.at(name), draw(dice, bounds.at(name), point)));
    if (!visit(point)) return;
  }
}

Assignment joined(Assignment point, const std::vector<Constraint>& premises, const std::map<std::string, Interval>& bounds) {
  // Twice, so that chains of equations end alike.
  for (int turn = 0; turn < 2; ++turn)
    for (const Constraint& c : premises)
      if (c.relation == Relation::kEqual && c.lhs->op() != ScalarNode::Op::kMod) moveOnto(c, point, bounds);
  return point;
}

Assignment rounded(Assignment point, const std::map<std::string, Int128>& multiples,
                   const std::map<std::string, Interval>& bounds) {
  for (const auto& [name, k] : multiples) {
    auto at = point.find(name);
    if (at == point.end()) continue;
    Int128 down = floorDiv(at->second, k) * k;
    if (down >= bounds.at(name).low) at->second = static_cast<int64_t>(down);
  }
  return point;
}

}  // namespace cutecheck::oracle
