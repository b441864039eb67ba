// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/odometer.h"

#include <algorithm>

#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

using Offsets = std::vector<Int128>;

// The offset with each target bit turned where its source bit is set.
Int128 swizzled(const Swizzle& swizzle, Int128 x) {
  const int up = swizzle.base + std::max(swizzle.shift, 0), down = swizzle.base + std::max(-swizzle.shift, 0);
  Int128 out = x;
  for (int k = 0; k < swizzle.bits; ++k)
    if (((x >> (up + k)) & 1) != 0) out ^= Int128(1) << (down + k);
  return out;
}

// The offsets in the order of the linear index; nothing when the form is not static, has more than `limit`
// points, or a swizzle meets a negative number.
std::optional<Offsets> offsetsOf(const LayoutValue& value, int64_t limit) {
  if (!value.form || !isStatic(*value.form)) return std::nullopt;
  const std::vector<Mode> modes = leavesOf(*value.form);
  const std::optional<Int128> size = sizeOf(*value.form).constant();
  if (!size || *size > limit) return std::nullopt;
  std::vector<std::pair<Int128, Int128>> wheels;  // extent and stride
  for (const Mode& mode : modes) wheels.emplace_back(*mode.extent.constant(), *mode.stride.constant());
  Offsets digits(wheels.size(), 0), offsets;
  offsets.reserve(static_cast<size_t>(*size));
  Int128 offset = 0;
  for (bool turning = true; turning;) {
    offsets.push_back(offset);
    turning = false;
    for (size_t k = 0; k < wheels.size() && !turning; ++k) {
      const auto [extent, stride] = wheels[k];
      turning = ++digits[k] < extent;
      offset += turning ? stride : -stride * (extent - 1);
      if (!turning) digits[k] = 0;
    }
  }
  for (const Head& head : value.heads) {
    const std::optional<Int128> shift = valueOf(head.shift, {});
    if (!shift) return std::nullopt;
    for (Int128& x : offsets) {
      if (x + *shift < 0 && head.swizzle.bits != 0) return std::nullopt;
      x = swizzled(head.swizzle, x + *shift);
    }
  }
  return offsets;
}

Offsets sorted(Offsets offsets) {
  std::sort(offsets.begin(), offsets.end());
  return offsets;
}

bool contains(const Offsets& offsets, Int128 n) {
  Int128 next = 0;
  for (const Int128 x : sorted(offsets)) next += x == next ? 1 : 0;
  return next >= n;
}

bool shareAnOffset(const Offsets& a, const Offsets& b) {
  const Offsets other = sorted(b);
  return std::any_of(a.begin(), a.end(),
                     [&](Int128 x) { return x != 0 && std::binary_search(other.begin(), other.end(), x); });
}

bool repeats(const Offsets& offsets) {
  const Offsets all = sorted(offsets);
  return std::adjacent_find(all.begin(), all.end()) != all.end();
}

// Whether the goal holds; nothing for a goal of another kind, or without its numbers.
std::optional<bool> holds(const Goal& goal, int64_t limit, uint64_t& cost) {
  using Kind = Goal::Kind;
  const bool two = goal.kind == Kind::kEqual || goal.kind == Kind::kDisjoint;
  if (!two && goal.kind != Kind::kInjective && goal.kind != Kind::kRange && goal.kind != Kind::kCovers)
    return std::nullopt;
  const std::optional<Offsets> f = offsetsOf(goal.f, limit);
  const std::optional<Offsets> g = two ? offsetsOf(goal.g, limit) : Offsets();
  if (!f || !g) return std::nullopt;
  cost = f->size() + g->size();
  if (goal.kind == Kind::kInjective) return !repeats(*f);
  if (goal.kind == Kind::kDisjoint) return !shareAnOffset(*f, *g);
  // Sizes are a goal of their own.
  if (goal.kind == Kind::kEqual)
    return std::equal(f->begin(), f->begin() + static_cast<std::ptrdiff_t>(std::min(f->size(), g->size())),
                      g->begin());
  const std::optional<Int128> upper = valueOf(goal.upper, {});
  if (!upper) return std::nullopt;
  if (goal.kind == Kind::kCovers) return *upper <= limit ? std::optional(contains(*f, *upper)) : std::nullopt;
  const std::optional<Int128> lower = valueOf(goal.lower, {});
  if (!lower) return std::nullopt;
  const auto [least, greatest] = std::minmax_element(f->begin(), f->end());
  return *lower <= *least && *greatest < *upper;
}

}  // namespace

Attempt decideByOdometer(const Goal& goal, int64_t limit) {
  Attempt attempt;
  attempt.method = Method::kOdometer;
  attempt.engine = Engine::kEnumeration;
  const std::optional<bool> held = holds(goal, limit, attempt.cost);
  if (held)
    attempt.outcome = *held ? Attempt::Outcome::kProved : Attempt::Outcome::kRefuted;
  else
    attempt.reason = "no form of numbers, or too large";
  Derivation::record(attempt, goal);
  return attempt;
}

}  // namespace cutecheck::oracle
