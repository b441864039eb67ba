// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The first index at which a(inverse(i)) is not i is found mode by mode of the inverse (its step must go where the offsets
// before it end) and then on the box of these modes, where `a` must be linear.
#include "core/composition/max_common_layout.h"

#include <algorithm>

#include "core/composition/linear_box.h"
#include "core/composition/right_inverse.h"
#include "core/layout/flat_modes.h"
#include "core/layout/size.h"

namespace cutecheck {
namespace {

constexpr const char* kStatic = "max_common_layout_c1";

// How many of the first indices `a` takes through the inverse to themselves.
Expected<Int128> agreeing(const Layout& a, std::span<const Mode> inverse) {
  CUTECHECK_TRY(form, FloorForm::make(a));
  CUTECHECK_TRY(modes, flatModes(a, kStatic));
  std::vector<Step> box;
  std::vector<Int128> extents, steps;
  Int128 reach = 1;  // product of the extents so far, at most size(b)
  for (const Mode& m : inverse) {
    if (m.extent > 1 && evaluateModes(modes, m.stride) != reach) break;
    box.push_back({m.extent, m.stride});
    extents.push_back(m.extent);
    steps.push_back(m.stride);
    reach *= m.extent;
  }
  const Linearity linearity = linearOnBox(form, box);
  if (linearity.state == Linearity::State::kUndecided || linearity.state == Linearity::State::kOverflow)
    return makeError(Code::kUndecided, "max_common_layout_c2",
                     "carries of different modes cancel each other, and more than 2^20 coordinates would "
                     "have to be compared, which is over the budget");
  if (linearity.state == Linearity::State::kBroken) reach = std::min(reach, linearity.index);
  const auto size = sizeOf(modes);
  if (!size) return reach;  // larger than any index of b
  if (const auto outside = leastReaching(extents, steps, *size)) reach = std::min(reach, *outside);
  return reach;
}

// The first `count` elements of the inverse: whole modes as long as they fit, then as much of one as fits.
Layout beginning(std::span<const Mode> inverse, Int128 count) {
  ModeList common;
  for (const Mode& m : inverse) {
    const Int128 taken = std::min(Int128{m.extent}, count);
    if (taken > 1) common.push_back({static_cast<int64_t>(taken), m.stride});
    if (taken < m.extent) break;
    count /= m.extent;
  }
  return fromModes(common);
}

}  // namespace

Expected<Layout> maxCommonLayout(const Layout& a, const Layout& b) {
  CUTECHECK_TRY(right, rightInverse(b));
  CUTECHECK_TRY(inverse, flatModes(right, kStatic));
  CUTECHECK_TRY(count, agreeing(a, inverse));
  return beginning(inverse, count);
}

Expected<Layout> maxCommonLayout(const Layout& a, const ComposedLayout& b) {
  CUTECHECK_TRY(common, maxCommonLayout(a, b.layout));
  if (b.swizzle.bits == 0) return common;
  if (!b.offset.isInt()) return makeError(Code::kNotStatic, kStatic, "the offset is not a static integer");
  int64_t together = int64_t{1} << b.swizzle.base;
  while (b.offset.value() % together != 0) together /= 2;
  CUTECHECK_TRY(modes, flatModes(common, kStatic));
  return beginning(modes, together);
}

Expected<int64_t> maxCommonVector(const Layout& a, const Layout& b) {
  CUTECHECK_TRY(common, maxCommonLayout(a, b));
  return size(common);
}

Expected<int64_t> maxCommonVector(const Layout& a, const ComposedLayout& b) {
  CUTECHECK_TRY(common, maxCommonLayout(a, b));
  return size(common);
}

}  // namespace cutecheck
