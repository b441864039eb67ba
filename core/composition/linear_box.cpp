// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/linear_box.h"

#include <algorithm>
#include <numeric>

namespace cutecheck {
namespace {

using Vector = FloorForm::Vector;

// A row of the floor form seen from a box: floor(sum x_j*remainders[j] / period) * jump.
struct CarryRow {
  Int128 period;
  std::vector<Int128> remainders;
  Vector jump;
};

// Divides period and remainders by what they share, so that rows with the same carries compare equal.
void reduce(CarryRow& row) {
  Int128 common = row.period;
  for (Int128 r : row.remainders) common = gcd128(common, r);
  row.period /= common;
  for (Int128& r : row.remainders) r /= common;
}

// Room for one more period above the largest sum, in 128 bits.
constexpr Int128 kMostReach = Int128{1} << 125;

// The largest value of sum x_j*w_j over the box, or nothing beyond 128 bits; weights >= 0.
std::optional<Int128> reach(const std::vector<Int128>& extents, const std::vector<Int128>& weights) {
  Int128 sum = 0;
  for (size_t j = 0; j < extents.size(); ++j) {
    const auto term = checkedMul(extents[j] - 1, weights[j]);
    const auto next = term ? checkedAdd(sum, *term) : std::nullopt;
    if (!next || *next > kMostReach) return std::nullopt;
    sum = *next;
  }
  return sum;
}

// composition_r5:
// The rows that carry somewhere on the box, rows with identical carries added up.
std::optional<std::vector<CarryRow>> carryingRows(const FloorForm& a, const std::vector<Int128>& extents,
                                                  const std::vector<Int128>& steps) {
  std::vector<CarryRow> rows;
  for (const FloorForm::Row& source : a.rows()) {
    CarryRow row{source.period, {}, source.jump};
    for (Int128 step : steps) row.remainders.push_back(step % source.period);
    const auto most = reach(extents, row.remainders);
    if (!most) return std::nullopt;
    if (*most < row.period) continue;
    reduce(row);
    const auto same = std::find_if(rows.begin(), rows.end(), [&](const CarryRow& other) {
      return other.period == row.period && other.remainders == row.remainders;
    });
    if (same == rows.end()) {
      rows.push_back(std::move(row));
      continue;
    }
    for (size_t c = 0; c < row.jump.size(); ++c) {
      const auto sum = checkedAdd(same->jump[c], row.jump[c]);
      if (!sum) return std::nullopt;
      same->jump[c] = *sum;
    }
  }
  std::erase_if(rows, [](const CarryRow& row) {
    return std::all_of(row.jump.begin(), row.jump.end(), [](Int128 v) { return v == 0; });
  });
  return rows;
}

std::vector<Int128> unravel(Int128 index, const std::vector<Int128>& extents) {
  std::vector<Int128> x;
  for (Int128 t : extents) {
    x.push_back(index % t);
    index /= t;
  }
  return x;
}

// Do the carries at x cancel? Nothing when a product leaves 128 bits.
std::optional<bool> cancels(const std::vector<CarryRow>& rows, const std::vector<Int128>& x) {
  Vector sum(rows.empty() ? 0 : rows[0].jump.size(), 0);
  for (const CarryRow& row : rows) {
    Int128 total = 0;  // bounded by reach(), which fits
    for (size_t j = 0; j < x.size(); ++j) total += x[j] * row.remainders[j];
    const Int128 carries = total / row.period;
    for (size_t c = 0; c < sum.size(); ++c) {
      const auto term = checkedMul(carries, row.jump[c]);
      const auto next = term ? checkedAdd(sum[c], *term) : std::nullopt;
      if (!next) return std::nullopt;
      sum[c] = *next;
    }
  }
  return std::all_of(sum.begin(), sum.end(), [](Int128 v) { return v == 0; });
}

// The least index at which any row carries once more than at x (one step: x is the index).
Int128 nextCarry(const std::vector<CarryRow>& rows, Int128 x) {
  Int128 next = 0;
  for (const CarryRow& row : rows) {
    const Int128 carries = x * row.remainders[0] / row.period;
    const Int128 at = ceilDiv((carries + 1) * row.period, row.remainders[0]);
    if (next == 0 || at < next) next = at;
  }
  return next;
}

Linearity broken(Int128 index) { return {Linearity::State::kBroken, index}; }
constexpr Linearity kIsLinear{Linearity::State::kLinear, 0};
constexpr Linearity kIsUndecided{Linearity::State::kUndecided, 0};
constexpr Linearity kOverflows{Linearity::State::kOverflow, 0};

// Steps of both signs: the carry terms depend on the sign of the index, so A itself is asked.
Linearity walkBothSigns(const FloorForm& a, const std::vector<Int128>& extents, const std::vector<Int128>& steps,
                        Int128 size) {
  std::vector<Vector> slopes;
  std::vector<Int128> magnitudes;
  for (Int128 step : steps) {
    const auto slope = a.at(step);
    if (!slope) return kOverflows;
    slopes.push_back(*slope);
    magnitudes.push_back(abs128(step));
  }
  const auto most = reach(extents, magnitudes);
  if (!most) return kOverflows;
  const bool everCarries = std::any_of(a.rows().begin(), a.rows().end(), [&](const FloorForm::Row& row) {
    return row.period <= *most && std::any_of(steps.begin(), steps.end(), [&](Int128 r) { return r % row.period != 0; });
  });
  if (!everCarries) return kIsLinear;
  for (Int128 index = 1; index < size; ++index) {
    if (index > kWalkBudget) return kIsUndecided;
    const std::vector<Int128> x = unravel(index, extents);
    Int128 k = 0;
    for (size_t j = 0; j < x.size(); ++j) k += x[j] * steps[j];  // within reach()
    const auto actual = a.at(k);
    if (!actual) return kOverflows;
    for (size_t c = 0; c < actual->size(); ++c) {
      Int128 linear = 0;
      for (size_t j = 0; j < x.size(); ++j) {
        const auto term = checkedMul(x[j], slopes[j][c]);
        const auto next = term ? checkedAdd(linear, *term) : std::nullopt;
        if (!next) return kOverflows;
        linear = *next;
      }
      if (linear != (*actual)[c]) return broken(index);
    }
  }
  return kIsLinear;
}

}  // namespace

std::optional<Int128> leastReaching(const std::vector<Int128>& extents, const std::vector<Int128>& weights,
                                    Int128 bound) {
  std::vector<Int128> positive(weights);
  for (Int128& w : positive) w = std::max<Int128>(w, 0);
  auto most = reach(extents, positive);
  if (!most || *most < bound) return std::nullopt;
  // The index is least when its most significant coordinate is: leave to the lower ones all they can reach.
  std::vector<Int128> x(extents.size(), 0);
  Int128 below = *most;
  for (size_t j = extents.size(); j-- > 0;) {
    below -= (extents[j] - 1) * positive[j];
    if (positive[j] > 0 && below < bound) x[j] = ceilDiv(bound - below, positive[j]);
    bound -= x[j] * positive[j];
  }
  Int128 index = 0, stride = 1;
  for (size_t j = 0; j < extents.size(); ++j) {
    index += x[j] * stride;
    stride *= extents[j];
  }
  return index;
}

Linearity linearOnStep(const FloorForm& a, Int128 extent, Int128 step) {
  const std::vector<Int128> extents{extent};
  const auto rows = carryingRows(a, extents, {step});
  if (!rows) return kOverflows;
  if (rows->empty()) return kIsLinear;
  Int128 x = nextCarry(*rows, 0);
  for (int64_t events = 0; x < extent; ++events) {
    if (events > kWalkBudget) return kIsUndecided;
    const auto zero = cancels(*rows, {x});
    if (!zero) return kIsUndecided;
    if (!*zero) return broken(x);
    x = nextCarry(*rows, x);
  }
  return kIsLinear;
}

Linearity linearOnBox(const FloorForm& a, const std::vector<Step>& box) {
  std::vector<Int128> extents, steps;
  bool positive = false, negative = false;
  Int128 size = 1;
  for (const Step& s : box) {
    const auto next = checkedMul(size, s.extent);
    if (!next) return kOverflows;
    size = *next;
    if (s.extent == 1) continue;
    extents.push_back(s.extent);
    steps.push_back(s.step);
    positive |= s.step > 0;
    negative |= s.step < 0;
  }
  if (positive && negative) return walkBothSigns(a, extents, steps, size);
  if (negative)
    for (Int128& r : steps) r = -r;  // A(-k) = -A(k)

  const auto rows = carryingRows(a, extents, steps);
  if (!rows) return kOverflows;
  if (rows->empty()) return kIsLinear;
  Int128 first = size;
  for (const CarryRow& row : *rows)
    if (const auto index = leastReaching(extents, row.remainders, row.period)) first = std::min(first, *index);
  const Int128 limit = first + kWalkBudget;
  for (Int128 index = first; index < size; ++index) {
    if (index > limit) return kIsUndecided;
    const auto zero = cancels(*rows, unravel(index, extents));
    if (!zero) return kIsUndecided;
    if (!*zero) return broken(index);
  }
  return kIsLinear;
}

}  // namespace cutecheck
