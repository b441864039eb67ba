// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Each t_k is forced. A leaf of stride 0 < d < n starts a new group at its first coordinate x with
// d*x >= n, and that element must begin the group: x*d is a multiple of n only when d divides n. A leaf of
// stride d >= n, or d < 0, starts one at coordinate 1. What is left to check is that the
// remainders of all leaves together stay inside one group.
#include "core/recast/upcast.h"

#include <algorithm>

#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

struct Part {
  Mode mode;
  Int128 place = 1;  // product of the extents before it
  int64_t fine = 1;  // t, capped by the extent
};

Diagnostic brokenGroup(Int128 index, const char* why) {
  Diagnostic error = makeError(Code::kNotDivisible, "upcast_c1", why);
  if (const auto witness = narrow(index)) error.witness = {*witness};
  return error;
}

// The least linear coordinate whose remainders sum to n or more; `reach` >= n is their largest sum.
Int128 leastOutside(const std::vector<Part>& parts, Int128 reach, Int128 n) {
  Int128 index = 0;
  for (size_t k = parts.size(); k-- > 0;) {
    const Part& p = parts[k];
    if (p.fine == 1) continue;
    reach -= Int128{p.mode.stride} * (p.fine - 1);
    if (reach >= n) continue;
    const Int128 x = ceilDiv(n - reach, p.mode.stride);
    n -= x * p.mode.stride;
    index += x * p.place;
  }
  return index;
}

}  // namespace

Expected<GroupedLayout> upcastGrouped(const Layout& a, int64_t n) {
  if (n < 1)
    return makeError(Code::kOutOfDomain, "upcast_c2", "the number of elements of a group must be at least 1");
  CUTECHECK_TRY(modes, flatModes(a, "upcast_c4"));
  std::vector<Part> parts;
  std::optional<Int128> broken;
  Int128 place = 1, reach = 0;
  for (const Mode& m : modes) {
    Part part{m, place, 1};
    const auto next = checkedMul(place, m.extent);
    if (!next) return overflow("upcast_c3", "the size");
    if (m.extent > 1 && m.stride > 0 && m.stride < n) {
      const Int128 first = ceilDiv(n, m.stride);
      if (first < m.extent && n % m.stride != 0 && !broken) broken = place * first;
      part.fine = static_cast<int64_t>(std::min<Int128>(first, m.extent));
    } else if (m.extent > 1 && m.stride % n != 0 && !broken) {
      broken = place;
    }
    reach += Int128{m.stride} * (part.fine - 1);
    parts.push_back(part);
    place = *next;
  }
  if (reach >= n) {
    const Int128 outside = leastOutside(parts, reach, n);
    if (!broken || outside < *broken)
      return brokenGroup(outside, "modes whose strides are below the group size reach beyond one group together");
  }
  if (broken) return brokenGroup(*broken, "an element that begins a new group is not where a group begins");

  std::vector<IntTuple> extents, strides;
  for (const Part& p : parts) {
    const Int128 groups = ceilDiv(p.mode.extent, p.fine);
    const Int128 stride = Int128{p.mode.stride} * p.fine / n;
    extents.emplace_back(static_cast<int64_t>(groups));
    strides.emplace_back(groups == 1 ? 0 : static_cast<int64_t>(stride));
  }
  return GroupedLayout{Layout::unchecked(withLeaves(a.shape(), extents), withLeaves(a.shape(), strides)), reach};
}

Expected<Layout> upcast(const Layout& a, int64_t n) {
  CUTECHECK_TRY(grouped, upcastGrouped(a, n));
  return std::move(grouped.layout);
}

}  // namespace cutecheck
