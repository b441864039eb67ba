// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The modes of A by stride, and `covered`, the length of the interval that those so far cover with R. A gap
// up to the next stride is a mode of R; what is left up to the cotarget is the last one.
#include "lowering/algebra/complement.h"

#include <algorithm>
#include <utility>

#include "lowering/algebra/promised.h"
#include "lowering/algebra/values/flat_layout.h"

namespace cutecheck::mixed {
namespace {

constexpr Int128 kImageBudget = 1 << 20;

struct Step {
  int64_t stride, extent;
};
using Steps = std::vector<Step>;

Diagnostic undecided(const char* why) { return makeError(Code::kUndecided, "mixed_complement_c1", why); }

// The modes of A that move, by stride.
Expected<Steps> stepsOf(const MixedLayout& a) {
  Steps steps;
  for (size_t i = 0; i < a.shape.numbers().size(); ++i) {
    const Number &extent = a.shape.numbers()[i], &stride = a.stride.numbers()[i];
    if (!extent.constant || !stride.constant) return undecided("a run-time leaf decides what is left out");
    if (extent.is(1) || stride.is(0)) continue;
    if (*stride.constant < 0)
      return makeError(Code::kNegativeStride, "mixed_complement_c2", "a stride is negative");
    steps.push_back({*stride.constant, *extent.constant});
  }
  std::sort(steps.begin(), steps.end(), [](const Step& x, const Step& y) { return x.stride < y.stride; });
  return steps;
}

// Fills up to the steps [0, count) and then to the cotarget.
Expected<MixedLayout> fill(Arithmetic& arithmetic, const Steps& steps, size_t count, const Number& cotarget) {
  std::vector<FlatMode> rest;
  Int128 covered = 1;
  const auto push = [&](const Number& extent) {
    if (!extent.is(1)) rest.push_back({extent, Number::of(static_cast<int64_t>(covered)), {}});
  };
  for (size_t i = 0; i < count; ++i) {
    const auto [stride, extent] = steps[i];
    if (stride < covered)
      return makeError(Code::kNotInjective, "mixed_complement_c3",
                       "a stride lies inside the modes before it");
    const Int128 gap = stride / covered;
    // A hole beyond the cotarget harms nobody.
    if (stride % covered != 0 && !(cotarget.constant && gap * covered >= *cotarget.constant))
      return makeError(Code::kNoComplement, "mixed_complement_c4",
                       "a stride is no multiple of what the modes before it cover");
    push(Number::of(static_cast<int64_t>(gap)));
    covered = Int128{stride} * extent;
    if (covered > std::numeric_limits<int64_t>::max()) {
      if (i + 1 == steps.size() && cotarget.constant) return layoutOf(rest);
      return makeError(Code::kOverflow, "mixed_c1", "the offsets of the layout leave 64 bits");
    }
  }
  const Number reached = Number::of(static_cast<int64_t>(covered));
  CUTECHECK_TRY(last, arithmetic.ceilDivide(cotarget, reached));
  push(last);
  return layoutOf(rest);
}

// Whether any two sums of steps from `first` on are at least `gap` apart.
Expected<bool> apart(const Steps& steps, size_t first, Int128 gap) {
  std::vector<Int128> sums{0};
  for (size_t i = first; i < steps.size(); ++i) {
    const size_t before = sums.size();
    if (static_cast<Int128>(before) * steps[i].extent > kImageBudget)
      return undecided("the offsets beyond the cotarget are too many to look at");
    for (int64_t c = 1; c < steps[i].extent; ++c)
      for (size_t k = 0; k < before; ++k) sums.push_back(sums[k] + Int128{steps[i].stride} * c);
  }
  std::sort(sums.begin(), sums.end());
  for (size_t k = 1; k < sums.size(); ++k)
    if (sums[k] - sums[k - 1] < gap) return false;
  return true;
}

}  // namespace

Expected<MixedLayout> complement(Arithmetic& arithmetic, const MixedLayout& a, const Number& cotarget) {
  if (auto error = checkExtents(a.shape)) return std::move(*error);
  if (a.stride.type().hasBasis())
    return makeError(Code::kBasisStride, "mixed_complement_c5", "a complement needs integer strides");
  const Expected<Steps> known = stepsOf(a);
  if (!known && known.error().code == Code::kUndecided && arithmetic.takesPromises())
    return promisedComplement(arithmetic, a, cotarget);
  CUTECHECK_TRY(steps, known);
  Expected<MixedLayout> whole = fill(arithmetic, steps, steps.size(), cotarget);
  if (whole) return whole;
  // A small cotarget has an answer where the gaps further up have none.
  if (!cotarget.constant)
    return undecided("how many offsets there are decides whether modes beyond them matter");
  // The steps that begin below the cotarget must be followed; the others may lie anywhere if they do not
  // meet.
  const size_t count = static_cast<size_t>(std::count_if(
      steps.begin(), steps.end(), [&](const Step& s) { return s.stride < *cotarget.constant; }));
  Int128 covered = 1;
  size_t followed = 0;
  while (followed < count && covered < *cotarget.constant) {
    covered = Int128{steps[followed].stride} * steps[followed].extent;
    ++followed;
  }
  CUTECHECK_TRY(least, fill(arithmetic, steps, followed, cotarget));
  for (size_t i = 0; i < least.shape.numbers().size(); ++i)
    covered =
        std::max(covered, Int128{*least.shape.numbers()[i].constant} * *least.stride.numbers()[i].constant);
  CUTECHECK_TRY(free, apart(steps, followed, covered));
  if (!free) return std::move(whole).error();
  return least;
}

Expected<MixedLayout> complement(Arithmetic& arithmetic, const MixedLayout& a) {
  CUTECHECK_TRY(steps, stepsOf(a));
  Number cosize = Number::of(1);
  for (const auto [stride, extent] : steps) {
    CUTECHECK_TRY(reach, arithmetic.multiply(Number::of(extent - 1), Number::of(stride)));
    CUTECHECK_TRY(sum, arithmetic.add(cosize, reach));
    cosize = sum;
  }
  return complement(arithmetic, a, cosize);
}

}  // namespace cutecheck::mixed
