// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A leaf of extent s > 1 and stride d becomes a leaf of n*s parts with one stride e: e*y = y gives
// e = 1, e*n = n*d then d = 1. A leaf of extent 1 holds its n parts with stride 1 whatever its stride was.
#include "core/recast/downcast.h"

#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

size_t leafToSplit(std::span<const Mode> modes) {
  for (size_t k = 0; k < modes.size(); ++k)
    if (modes[k].stride == 1 && modes[k].extent > 1) return k;
  for (size_t k = 0; k < modes.size(); ++k)
    if (modes[k].extent == 1) return k;
  return modes.size();
}

}  // namespace

Expected<Layout> downcast(const Layout& a, int64_t n) {
  if (n < 1)
    return makeError(Code::kOutOfDomain, "downcast_c2",
                     "the number of parts of an element must be at least 1");
  CUTECHECK_TRY(modes, flatModes(a, "downcast_c4"));
  const size_t split = leafToSplit(modes);
  if (n > 1 && split == modes.size())
    return makeError(Code::kNotDivisible, "downcast_c1",
                     "no mode has stride 1, so that the parts of an element have no mode");
  std::vector<IntTuple> extents, strides;
  for (size_t k = 0; k < modes.size(); ++k) {
    const bool takesParts = k == split;
    const auto extent = narrow(Int128{modes[k].extent} * (takesParts ? n : 1));
    const auto stride = narrow(Int128{modes[k].stride} * (takesParts ? 1 : n));
    if (!extent || (*extent > 1 && !stride)) return overflow("downcast_c3", "an extent or a stride of the parts");
    extents.emplace_back(*extent);
    strides.emplace_back(*extent == 1 ? 0 : takesParts ? 1 : *stride);
  }
  return Layout::unchecked(withLeaves(a.shape(), extents), withLeaves(a.shape(), strides));
}

}  // namespace cutecheck
