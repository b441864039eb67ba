// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// With the strides d1 | d2 | ... sorted, the offset sum x_k*d_k is written in the mixed radix
// d2/d1, d3/d2, ...: its digit k is x_k exactly when s_k <= d_{k+1}/d_k, which is when A is
// injective. So one pass over the sorted strides decides, and the search for a witness is only made for a refusal.
#include "core/composition/left_inverse.h"

#include <algorithm>

#include "core/layout/coalesce.h"
#include "core/layout/collision.h"
#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

// A mode and how far apart its coordinates are in the linear index of A.
struct PlacedMode {
  Mode mode;
  Int128 place;
};

Diagnostic notInjective(std::span<const Mode> modes) {
  if (auto pair = leastCollision(modes)) {
    Diagnostic error = makeError(Code::kNotInjective, "left_inverse_c1", "two coordinates share an offset");
    error.witness = std::move(*pair);
    return error;
  }
  const auto size = sizeOf(modes);
  if (!size || *size > kCollisionBudget)
    return makeError(Code::kUndecided, "left_inverse_c5",
                     "the search for two equal offsets among more than 2^20 coordinates is over the budget");
  return makeError(
      Code::kNotDivisible, "left_inverse_c2",
      "a stride is not a multiple of the next smaller one, so that no inverse of this form exists");
}

}  // namespace

Expected<Layout> leftInverse(const Layout& a) {
  CUTECHECK_TRY(modes, flatModes(a, "left_inverse_c6"));
  // What continues the mode before it is one digit: 3:4 after 4:1 lets the next stride be 13. Modes that cannot
  // be merged in 64 bits are refused below.
  const Expected<Layout> merged = coalesce(a);
  if (merged.ok()) modes = *flatModes(*merged, "left_inverse_c6");
  std::vector<PlacedMode> sorted;
  Int128 place = 1;
  for (const Mode& m : modes) {
    if (m.extent > 1 && m.stride < 0)
      return makeError(Code::kNegativeStride, "left_inverse_c3",
                       "left_inverse needs strides that are not negative");
    if (m.extent > 1 && m.stride == 0) return notInjective(modes);
    if (m.extent > 1) sorted.push_back({m, place});
    const auto next = checkedMul(place, m.extent);
    if (!next) return overflow("left_inverse_c4", "the size");
    place = *next;
  }
  std::sort(sorted.begin(), sorted.end(),
            [](const PlacedMode& x, const PlacedMode& y) { return x.mode.stride < y.mode.stride; });
  ModeList inverse;
  int64_t below = 1;  // the stride that the next extent divides
  Int128 reached = 0;  // place of the mode below
  Int128 extentBelow = 1;
  for (const PlacedMode& p : sorted) {
    // left_inverse_r1, left_inverse_r2
    const int64_t quotient = p.mode.stride / below;
    const bool exact = p.mode.stride % below == 0 && quotient >= extentBelow;
    if (!exact) return notInjective(modes);
    const auto stride = narrow(reached);
    if (!stride) return overflow("left_inverse_c4", "a stride of the inverse");
    inverse.push_back({quotient, *stride});
    below = p.mode.stride;
    reached = p.place;
    extentBelow = p.mode.extent;
  }
  const auto stride = narrow(reached);
  if (!stride) return overflow("left_inverse_c4", "a stride of the inverse");
  inverse.push_back({static_cast<int64_t>(extentBelow), *stride});
  return coalesce(fromModes(inverse));
}

}  // namespace cutecheck
