// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Steps of B are taken apart by the extents of A, as digits of a mixed radix whose last digit is unbounded.
// While no digit carries, A is linear: that is the proof, and it needs no value of a run-time leaf. Where
// digits do carry, carries may still cancel; with nothing left to run time that is settled by walking the
// coordinates.
#include "lowering/algebra/composition.h"

#include <algorithm>
#include <map>

#include "lowering/algebra/promised.h"
#include "lowering/algebra/values/flat_layout.h"

namespace cutecheck::mixed {
namespace {

constexpr int64_t kWalkBudget = 1 << 20;
constexpr Int128 kFar = Int128{1} << 126;  // no extent is as large

Diagnostic notDecided(const std::string& why) {
  return makeError(Code::kUndecided, "mixed_composition_c2", why);
}
Diagnostic overflow() { return makeError(Code::kOverflow, "mixed_c1", "an offset leaves 64 bits"); }

// An offset, its multiple of each basis element; no zeros.
using Offset = std::map<std::vector<uint32_t>, Int128>;

class Composer {
 public:
  Composer(Arithmetic& arithmetic, std::vector<FlatMode> a)
      : arithmetic_(arithmetic), a_(std::move(a)), used_(a_.size(), 0) {
    known_ = std::all_of(a_.begin(), a_.end(),
                         [](const FlatMode& m) { return m.extent.constant && m.stride.constant; });
  }

  Expected<MixedLayout> compose(const MixedLayout& b) {
    CUTECHECK_TRY(result, compose(b.shape, b.stride));
    const bool steps = std::any_of(used_.begin(), used_.end() - 1, [](Int128 v) { return v != 0; });
    if (carries_ || (up_ && down_ && steps))
      if (auto error = walk(b, result)) return std::move(*error);
    return result;
  }

 private:
  Expected<MixedLayout> compose(const MixedTuple& shape, const MixedTuple& stride) {
    if (!shape.isTuple()) {
      CUTECHECK_TRY(modes, leaf(shape.number(), stride.number()));
      return layoutOf(modes);
    }
    std::vector<MixedLayout> modes;
    for (size_t i = 0; i < shape.rank(); ++i) {
      CUTECHECK_TRY(mode, compose(shape.mode(i), stride.mode(i)));
      modes.push_back(std::move(mode));
    }
    return concatenated(modes);
  }

  // With run-time leaves, modes that only turn out to continue each other at run time would take the steps.
  Diagnostic refuse(const std::string& why) const {
    return known_ ? makeError(Code::kNotComposable, "mixed_composition_c1", why) : notDecided(why);
  }

  // A mode of B as modes of the result.
  Expected<std::vector<FlatMode>> leaf(const Number& extent, const Number& stride) {
    if (extent.is(1)) return std::vector<FlatMode>();
    if (stride.is(0)) return std::vector<FlatMode>{{extent, stride, {}}};
    if (const auto whole = wholeStep(stride)) {
      up_ |= stride.range.high > 0;
      down_ |= stride.range.low < 0;
      CUTECHECK_TRY(steps, arithmetic_.divide(stride, Number::of(*whole)));
      CUTECHECK_TRY(step, arithmetic_.multiply(steps, a_.back().stride));
      return std::vector<FlatMode>{{extent, step, step.is(0) ? std::vector<uint32_t>() : a_.back().path}};
    }
    if (!stride.constant)
      return notDecided("a run-time stride on the right decides which modes it steps through");
    if (!extent.constant) return notDecided("a run-time extent on the right decides how far it steps");
    return taken(*extent.constant, *stride.constant);
  }

  // The product of the extents of A but the last, where `stride` is known to be a multiple of it: then all
  // steps are steps of the last mode.
  std::optional<int64_t> wholeStep(const Number& stride) const {
    Int128 product = 1;
    for (size_t k = 0; k + 1 < a_.size(); ++k) {
      if (!a_[k].extent.constant) return std::nullopt;
      product *= *a_[k].extent.constant;
      if (product > std::numeric_limits<int64_t>::max()) return std::nullopt;
    }
    if (stride.div % static_cast<int64_t>(product) != 0) return std::nullopt;
    return static_cast<int64_t>(product);
  }

  // composition_r1, composition_r8:
  // Splits the steps 0, d, 2d, ... into stretches on which A is linear, each as long as it can be.
  Expected<std::vector<FlatMode>> taken(int64_t extent, Int128 stride) {
    (stride < 0 ? down_ : up_) = true;
    const bool negative = stride < 0;
    if (negative) stride = -stride;  // A(-i) = -A(i)
    std::vector<FlatMode> result;
    while (extent > 1) {
      if (stride > std::numeric_limits<int64_t>::max()) return overflow();
      CUTECHECK_TRY(digits, digitsOf(static_cast<int64_t>(stride)));
      CUTECHECK_TRY(steps, stretch(digits, extent, stride));
      if (steps < 2 || extent % steps != 0)
        return refuse("a stride of " + std::to_string(static_cast<int64_t>(stride)) +
                      " carries unevenly through the modes of the left layout");
      CUTECHECK_TRY(mode, stepOf(digits, steps, negative));
      result.push_back(std::move(mode));
      extent /= steps;
      stride *= steps;
    }
    return result;
  }

  // The least that a mode of A has room for.
  Int128 room(size_t k) const {
    const Number& extent = a_[k].extent;
    return extent.constant ? Int128{*extent.constant} : std::max<Int128>(extent.range.low, extent.div);
  }

  // `stride` in the mixed radix of A's extents, the last digit unbounded.
  Expected<std::vector<int64_t>> digitsOf(int64_t stride) const {
    std::vector<int64_t> digits(a_.size(), 0);
    for (size_t k = 0; k + 1 < a_.size() && stride != 0; ++k) {
      if (stride < room(k)) {
        digits[k] = stride;
        return digits;
      }
      if (!a_[k].extent.constant)
        return notDecided("a run-time extent of the left layout divides a stride of the right one");
      digits[k] = stride % *a_[k].extent.constant;
      stride /= *a_[k].extent.constant;
    }
    digits.back() = stride;
    return digits;
  }

  // How many of `extent` steps stay on a line.
  Expected<int64_t> stretch(const std::vector<int64_t>& digits, int64_t extent, Int128 stride) {
    Int128 steps = extent;
    for (size_t k = 0; k + 1 < a_.size(); ++k)
      if (digits[k] != 0) steps = std::min<Int128>(steps, (room(k) - 1) / digits[k] + 1);
    if (steps == extent) return extent;
    if (!known_) {
      for (size_t k = 0; k + 1 < a_.size(); ++k)
        if (digits[k] != 0 && !a_[k].extent.constant)
          return notDecided("a run-time extent of the left layout decides where the right one carries");
      return static_cast<int64_t>(steps);
    }
    const Offset first = at(stride);
    for (const auto& [path, value] : first)
      if (!narrow(value)) return overflow();
    for (Int128 x = steps; x < extent; ++x) {
      if (x * stride > std::numeric_limits<int64_t>::max()) return overflow();
      if (x - steps > kWalkBudget) return notDecided("carries cancel over more coordinates than are walked");
      if (at(x * stride) != scaled(first, x)) return static_cast<int64_t>(x);
      carries_ = true;
    }
    return extent;
  }

  Expected<FlatMode> stepOf(const std::vector<int64_t>& digits, int64_t steps, bool negative) {
    std::map<std::vector<uint32_t>, Number> sums;
    for (size_t k = 0; k < a_.size(); ++k) {
      if (digits[k] == 0) continue;
      if (k + 1 < a_.size()) {
        // composition_r4, composition_r6:
        // What this and other modes of B add to the digit together must stay below the extent.
        used_[k] = std::min(used_[k] + Int128{digits[k]} * (steps - 1), kFar);
        carries_ |= used_[k] >= room(k);
      }
      CUTECHECK_TRY(term, arithmetic_.multiply(Number::of(negative ? -digits[k] : digits[k]), a_[k].stride));
      const auto [slot, fresh] = sums.try_emplace(a_[k].path, term);
      if (fresh) continue;
      CUTECHECK_TRY(sum, arithmetic_.add(slot->second, term));
      slot->second = sum;
    }
    std::erase_if(sums, [](const auto& entry) { return entry.second.is(0); });
    if (sums.size() > 1)
      return makeError(Code::kBasisStride, "mixed_composition_c3", "one mode would step along two bases");
    if (sums.empty()) return FlatMode{Number::of(steps), Number::of(0), {}};
    return FlatMode{Number::of(steps), sums.begin()->second, sums.begin()->first};
  }

  // A at an index, all leaves known. Products of 64-bit numbers, a few of them: inside 128 bits.
  Offset at(Int128 index) const {
    const bool negative = index < 0;
    if (negative) index = -index;
    Offset result;
    for (size_t k = 0; k < a_.size(); ++k) {
      const bool last = k + 1 == a_.size();
      const Int128 digit = last ? index : index % *a_[k].extent.constant;
      if (!last) index /= *a_[k].extent.constant;
      result[a_[k].path] += (negative ? -digit : digit) * *a_[k].stride.constant;
    }
    std::erase_if(result, [](const auto& entry) { return entry.second == 0; });
    return result;
  }

  static Offset scaled(Offset offset, Int128 factor) {
    for (auto& [path, value] : offset) value *= factor;
    return offset;
  }

  // Whether R(c) = A(B(c)) at every coordinate.
  std::optional<Diagnostic> walk(const MixedLayout& b, const MixedLayout& result) const {
    if (!known_ || !b.shape.dynamicNumbers().empty() || !b.stride.dynamicNumbers().empty())
      return notDecided(
          "modes of the right layout carry into each other in the left one, where run-time leaves decide");
    Int128 size = 1, reach = 0;
    for (size_t i = 0; i < b.shape.numbers().size(); ++i) {
      const Int128 extent = *b.shape.numbers()[i].constant, stride = *b.stride.numbers()[i].constant;
      size *= extent;
      if (size > kWalkBudget) return notDecided("carries cancel over more coordinates than are walked");
      reach += (extent - 1) * (stride < 0 ? -stride : stride);
      if (reach > std::numeric_limits<int64_t>::max()) return overflow();
    }
    const std::vector<IntTuple> paths = leaves(result.stride.type());
    for (Int128 c = 0; c < size; ++c) {
      Int128 rest = c, index = 0;
      for (size_t i = 0; i < b.shape.numbers().size(); ++i) {
        index += rest % *b.shape.numbers()[i].constant * *b.stride.numbers()[i].constant;
        rest /= *b.shape.numbers()[i].constant;
      }
      Offset got;
      rest = c;
      for (size_t i = 0; i < paths.size(); ++i) {
        const Int128 term = rest % *result.shape.numbers()[i].constant * *result.stride.numbers()[i].constant;
        if (term != 0) got[paths[i].path()] += term;
        rest /= *result.shape.numbers()[i].constant;
      }
      std::erase_if(got, [](const auto& entry) { return entry.second == 0; });
      if (got == at(index)) continue;
      Diagnostic error = refuse("modes of the right layout carry into each other in the left one");
      error.witness = {static_cast<int64_t>(c)};
      return error;
    }
    return std::nullopt;
  }

  Arithmetic& arithmetic_;
  std::vector<FlatMode> a_;
  std::vector<Int128> used_;        // of each digit of A, by the modes of B so far
  bool known_ = false;              // nothing of A is left to run time
  bool carries_ = false;            // some digit may carry
  bool up_ = false, down_ = false;  // signs of B's strides
};

}  // namespace

Expected<MixedLayout> composition(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b) {
  if (auto error = checkExtents(a.shape)) return std::move(*error);
  if (auto error = checkExtents(b.shape)) return std::move(*error);
  if (b.stride.type().hasBasis())
    return makeError(Code::kBasisStride, "mixed_composition_c3", "the right layout has basis strides");
  CUTECHECK_TRY(flat, flatExtended(arithmetic, a));
  auto composed = Composer(arithmetic, flat).compose(b);
  if (composed || composed.error().code != Code::kUndecided || !arithmetic.takesPromises()) return composed;
  return promisedComposition(arithmetic, flat, b.shape, b.stride);
}

Expected<MixedLayout> composition(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& b) {
  if (b.isKeep()) return a;
  if (b.isLayout()) return composition(arithmetic, a, MixedLayout::of(b.layout()));
  if (b.modes().size() > a.shape.rank())
    return makeError(Code::kRank, "mixed_composition_c4", "the tiler has more modes than the layout");
  std::vector<MixedLayout> modes;
  for (size_t i = 0; i < b.modes().size(); ++i) {
    CUTECHECK_TRY(mode, composition(arithmetic, modeOf(a, i), b.modes()[i]));
    modes.push_back(std::move(mode));
  }
  return concatenated(modes);
}

}  // namespace cutecheck::mixed
