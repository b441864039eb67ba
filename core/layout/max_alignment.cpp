// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Whole groups of n are the chain of modes with strides 1, s1, s1*s2, ... up to n, its last mode cut at a
// divisor, and every other stride is a multiple of n (upcast.cpp). So each length of the chain
// is tried: n = p*t, p the product of the whole modes, t a divisor of the extent of the next.
#include "core/layout/max_alignment.h"

#include <algorithm>
#include <numeric>

#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

// The largest n as above that also divides `bound`; bound 0 is no bound.
Expected<int64_t> largestGroup(const Layout& a, int64_t bound) {
  CUTECHECK_TRY(modes, flatModes(a, "max_alignment_c1"));
  modes.removeIf([](const Mode& m) { return m.extent == 1; });
  int64_t best = 1;
  Int128 product = 1;
  while (true) {
    const auto next = std::find_if(modes.begin(), modes.end(), [&](const Mode& m) { return m.stride == product; });
    if (next == modes.end()) return best;
    const int64_t extent = next->extent;
    modes.erase(next);
    int64_t others = bound;
    for (const Mode& m : modes) {
      if (m.stride == std::numeric_limits<int64_t>::min())
        return overflow("max_alignment_c2", "the magnitude of a stride");
      others = std::gcd(others, m.stride);
    }
    const auto whole = static_cast<int64_t>(product);
    if (others % whole == 0) {
      const auto grown = narrow(product * std::gcd(extent, others / whole));
      if (!grown) return overflow("max_alignment_c2", "the size of the contiguous modes");
      best = *grown;
    }
    product *= extent;
    if (!narrow(product)) return overflow("max_alignment_c2", "the size of the contiguous modes");
  }
}

}  // namespace

Expected<int64_t> maxAlignment(const Layout& a) { return largestGroup(a, 0); }

// swizzle_apply_r3
int64_t maxAlignment(const Swizzle& swizzle) { return int64_t{1} << (swizzle.bits == 0 ? 62 : swizzle.base); }

Expected<int64_t> maxAlignment(const ComposedLayout& a) {
  if (!a.offset.isInt())
    return makeError(Code::kNotStatic, "max_alignment_c1",
                     "the offset of the composed layout is not a static integer");
  const int64_t swizzle = a.swizzle.bits == 0 ? 0 : maxAlignment(a.swizzle);
  if (a.offset.value() == std::numeric_limits<int64_t>::min())
    return overflow("max_alignment_c2", "the magnitude of the offset");
  const int64_t offset = a.offset.value();
  return largestGroup(a.layout, std::gcd(swizzle, offset));
}

}  // namespace cutecheck
