// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/terms/f2.h"

#include <bit>

#include "oracle/decide/evaluate.h"

namespace cutecheck::oracle {

namespace {

using Outcome = Attempt::Outcome;
using Columns = std::vector<uint64_t>;  // what a function makes of 1, 2, 4, ...

constexpr int kMostBits = 62;
constexpr int64_t kMostReplayed = 1 << 22;  // a hole is shown by looking at every offset

// k with 2^k the value of a static scalar.
std::optional<int> powerOfTwo(const Scalar& s) {
  std::optional<Int128> value = valueOf(s, {});
  if (!value || *value < 1 || *value > (Int128(1) << kMostBits)) return std::nullopt;
  const auto bits = static_cast<uint64_t>(*value);
  return std::has_single_bit(bits) ? std::optional(std::countr_zero(bits)) : std::nullopt;
}

uint64_t support(const Columns& columns) {
  uint64_t bits = 0;
  for (uint64_t column : columns) bits |= column;
  return bits;
}

uint64_t swizzled(const Swizzle& s, uint64_t x) {
  const int up = s.shift < 0 ? -s.shift : 0, down = s.shift > 0 ? s.shift : 0;
  const uint64_t field = (uint64_t{1} << s.bits) - 1;
  return x ^ (((x >> (s.base + down)) & field) << (s.base + up));
}

// f after the function of the columns; nothing when f is not linear on their values.
std::optional<Columns> after(const Function& f, Columns x) {
  switch (f.kind) {
    case Function::Kind::kMode: {
      std::optional<Int128> stride = valueOf(f.stride, {});
      if (stride == Int128(0)) return Columns(x.size(), 0);
      std::optional<int> shift = powerOfTwo(f.stride);
      if (!shift || std::bit_width(support(x)) + *shift > kMostBits) return std::nullopt;
      for (uint64_t& column : x) column <<= *shift;
      return x;
    }
    case Function::Kind::kSwizzle:
      for (uint64_t& column : x) column = swizzled(f.swizzle, column);
      return x;
    case Function::Kind::kShift:
      return valueOf(f.shift, {}) == Int128(0) ? std::optional(x) : std::nullopt;
    case Function::Kind::kChain: {
      std::optional<Columns> y = std::move(x);
      for (size_t i = 0; i < f.parts.size() && y; ++i) y = after(f.parts[i], *std::move(y));
      return y;
    }
    case Function::Kind::kParallel:
      break;
  }
  const std::vector<Function> parts = flatParts(f);
  Columns sum(x.size(), 0);
  for (size_t i = 0; i < parts.size(); ++i) {
    Columns digit = x;
    if (i + 1 < parts.size()) {
      std::optional<int> extent = powerOfTwo(sizeOf(parts[i]));
      if (!extent) return std::nullopt;
      for (uint64_t& column : digit) column &= (uint64_t{1} << *extent) - 1;
      for (uint64_t& column : x) column >>= *extent;
    }
    std::optional<Columns> part = after(parts[i], std::move(digit));
    // Sums of bits that do not meet do not carry.
    const bool carries = part && (support(sum) & support(*part)) != 0;
    if (!part || carries) return std::nullopt;
    for (size_t k = 0; k < sum.size(); ++k) sum[k] ^= (*part)[k];
  }
  return sum;
}

std::optional<Columns> columnsOf(const LayoutValue& value) {
  std::optional<int> bits = powerOfTwo(sizeOf(value.meaning));
  if (!bits) return std::nullopt;
  Columns identity;
  for (int k = 0; k < *bits; ++k) identity.push_back(uint64_t{1} << k);
  return after(value.meaning, std::move(identity));
}

// A basis of the span with, for each element, an index that has it as offset.
class Span {
 public:
  // Nothing when the offset is new; else an index of what is in the span already that has this offset.
  std::optional<uint64_t> add(uint64_t offset, uint64_t index) {
    for (const auto& [value, at] : basis_) {
      if ((offset ^ value) >= offset) continue;
      offset ^= value;
      index ^= at;
    }
    if (offset == 0) return index;
    size_t place = 0;
    while (place < basis_.size() && basis_[place].first > offset) ++place;
    basis_.insert(basis_.begin() + static_cast<std::ptrdiff_t>(place), {offset, index});
    return std::nullopt;
  }
  bool contains(uint64_t offset) const {
    for (const auto& [value, at] : basis_) offset = std::min(offset, offset ^ value);
    return offset == 0;
  }
  // The largest offset and its index.
  std::pair<uint64_t, uint64_t> largest() const {
    std::pair<uint64_t, uint64_t> best{0, 0};
    for (const auto& [value, at] : basis_)
      if ((best.first ^ value) > best.first) best = {best.first ^ value, best.second ^ at};
    return best;
  }

 private:
  std::vector<std::pair<uint64_t, uint64_t>> basis_;  // leading bits differ, largest first
};

void conclude(Attempt& attempt, bool holds, std::vector<uint64_t> indices) {
  attempt.outcome = holds ? Outcome::kProved : Outcome::kRefuted;
  if (holds) return;
  attempt.counterexample.emplace();
  for (uint64_t index : indices) attempt.counterexample->indices.push_back(static_cast<int64_t>(index));
}

Attempt byF2(const Goal& goal) {
  using Kind = Goal::Kind;
  Attempt attempt;
  attempt.method = Method::kF2;
  attempt.engine = Engine::kF2;
  attempt.reason = "not linear over F2";
  const bool two = goal.kind == Kind::kEqual || goal.kind == Kind::kDisjoint;
  if (goal.kind == Kind::kFact || goal.kind == Kind::kInteger || goal.kind == Kind::kComposable)
    return attempt;
  std::optional<Columns> f = columnsOf(goal.f), g = two ? columnsOf(goal.g) : Columns{};
  if (!f || !g) return attempt;
  attempt.cost = f->size() + g->size();
  Span span;
  std::optional<uint64_t> repeated;
  for (size_t k = 0; k < f->size(); ++k) {
    std::optional<uint64_t> again = span.add((*f)[k], uint64_t{1} << k);
    if (again && !repeated) repeated = again;
  }
  if (goal.kind == Kind::kInjective) {
    conclude(attempt, !repeated, {0, repeated.value_or(0)});
  } else if (goal.kind == Kind::kEqual) {
    size_t k = 0;
    const size_t bits = std::min(f->size(), g->size());
    while (k < bits && (*f)[k] == (*g)[k]) ++k;
    conclude(attempt, k == bits, {uint64_t{1} << std::min(k, size_t{kMostBits})});
  } else if (goal.kind == Kind::kRange) {
    std::optional<Int128> lower = valueOf(goal.lower, {}), upper = valueOf(goal.upper, {});
    if (!lower || !upper) return attempt;
    const auto [most, at] = span.largest();
    const bool low = *lower <= 0, high = Int128(most) < *upper;
    conclude(attempt, low && high, {high ? 0 : at});
  } else if (goal.kind == Kind::kDisjoint) {
    // Two spans that meet in more than 0 have together fewer dimensions than apart.
    bool meet = false;
    Span own;
    for (uint64_t offset : *g)
      if (!own.add(offset, 0)) meet = span.add(offset, 0).has_value() || meet;
    if (!meet) conclude(attempt, true, {});
    if (meet) attempt.reason = "the offsets meet, where is not said";
  } else if (goal.kind == Kind::kCovers) {
    std::optional<Int128> n = valueOf(goal.upper, {});
    if (!n || *n < 1 || *n > (Int128(1) << kMostBits)) return attempt;
    for (int k = 0; (Int128(1) << k) < *n; ++k) {
      if (span.contains(uint64_t{1} << k)) continue;
      if ((int64_t{1} << f->size()) <= kMostReplayed) conclude(attempt, false, {uint64_t{1} << k});
      attempt.reason = "an offset is missing, among too many to be shown";
      return attempt;
    }
    conclude(attempt, true, {});
  }
  return attempt;
}

}  // namespace

Attempt decideByF2(const Goal& goal) {
  Attempt attempt = byF2(goal);
  Derivation::record(attempt, goal);
  return attempt;
}

}  // namespace cutecheck::oracle
