// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/image_mask.h"

#include "core/layout/flat_modes.h"
#include "core/layout/slice.h"

namespace cutecheck {

Expected<int64_t> imageMask(const Layout& a, const IntTuple& crd, int64_t mode) {
  constexpr int64_t kBits = 63;
  if (!crd.isTuple() || crd.rank() != a.rank() || mode < 0 || mode >= static_cast<int64_t>(a.rank()))
    return makeError(Code::kRank, "image_mask_c1",
                     "the coordinate must have an integer for each mode, and the mode must be one of them");
  std::vector<IntTuple> place = crd.modes();
  place[static_cast<size_t>(mode)] = IntTuple::underscore();
  CUTECHECK_TRY(slice, sliceAndOffset(IntTuple::tuple(std::move(place)), a));
  if (slice.layout.rank() != 1 || !slice.offset.isInt())
    return makeError(Code::kRank, "image_mask_c1",
                     "the other modes of the coordinate, and the offsets, must be integers");
  CUTECHECK_TRY(modes, flatModes(slice.layout, "image_mask_c1"));
  Int128 least = slice.offset.value(), most = least;
  for (const Mode& m : modes) (m.stride < 0 ? least : most) += Int128{m.stride} * (m.extent - 1);
  if (least < 0 || most >= kBits)
    return makeError(Code::kOverflow, "image_mask_c2",
                     "an offset is outside of [0, 63), the bits of the mask");
  // Both ends are offsets, so that every shift below stays inside.
  int64_t mask = int64_t{1} << static_cast<int>(least);
  for (const Mode& m : modes) {
    if (m.stride == 0) continue;
    const int64_t step = m.stride < 0 ? -m.stride : m.stride, before = mask;
    for (int64_t x = 1; x < m.extent; ++x) mask |= before << static_cast<int>(x * step);
  }
  return mask;
}

}  // namespace cutecheck
