// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/size.h"

#include <algorithm>

#include "core/layout/crd2idx.h"
#include "core/layout/filter.h"
#include "core/layout/flat_modes.h"

namespace cutecheck {

namespace {
constexpr int64_t kMaxComposedCosize = 1 << 20;
}  // namespace

Expected<int64_t> size(const IntTuple& shape) {
  Int128 product = 1;
  bool fits = true;
  const bool numbers = eachLeaf(shape, shape, [&](int64_t extent, int64_t) {
    const auto next = fits ? checkedMul(product, extent) : std::nullopt;
    fits = next.has_value();
    if (fits) product = *next;
    return true;
  });
  if (!numbers) return makeError(Code::kNotStatic, "size_c2", "size needs static integer leaves");
  const auto result = fits ? narrow(product) : std::nullopt;
  if (!result) return overflow("size_c1", "the size");
  return *result;
}

Expected<int64_t> size(const Layout& a) { return size(a.shape()); }

Expected<int64_t> cosize(const Layout& a) {
  CUTECHECK_TRY(modes, flatModes(a, "cosize_c2"));
  Int128 extent = 1;
  for (const Mode& m : modes) {
    // |(s-1)*d| < 2^126, and a sum that passes 2^63 can be reported before the next is added.
    const Int128 step = abs128(m.stride);
    extent += step * (m.extent - 1);
    if (!narrow(extent)) return overflow("cosize_c1", "the cosize");
  }
  return *narrow(extent);
}

Expected<int64_t> cosize(const ComposedLayout& a) {
  // A swizzle is not monotone, so the largest offset need not be at the last coordinate: all are asked.
  const ComposedLayout once{a.swizzle, a.offset, filterZeros(a.layout)};
  CUTECHECK_TRY(count, size(once.layout));
  if (count > kMaxComposedCosize)
    return makeError(Code::kUndecided, "cosize_c3",
                     "the search for the largest of more than 2^20 swizzled offsets is over the budget");
  CUTECHECK_TRY(image, offsets(once, count));
  const int64_t largest = *std::max_element(image.begin(), image.end());
  if (largest == std::numeric_limits<int64_t>::max()) return overflow("cosize_c1", "the cosize");
  return largest + 1;
}

}  // namespace cutecheck
