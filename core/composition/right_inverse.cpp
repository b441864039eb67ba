// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/right_inverse.h"

#include <map>

#include "core/layout/coalesce.h"
#include "core/layout/flat_modes.h"

namespace cutecheck {
namespace {

// The longest chain of modes with strides 1, s1, s1*s2, ... Where several modes have one stride, each
// choice is followed; the length from a stride on depends on that stride alone, so it is kept.
struct Chains {
  std::span<const Mode> modes;
  std::map<Int128, std::pair<Int128, size_t>> best;  // stride -> (product of extents, mode to take)

  Int128 length(Int128 stride) {
    if (const auto known = best.find(stride); known != best.end()) return known->second.first;
    Int128 longest = 1;
    size_t take = modes.size();
    for (size_t i = 0; i < modes.size(); ++i) {
      if (modes[i].stride != stride || modes[i].extent == 1) continue;
      // stride < 2^63 as it is some mode's, so the product fits; a chain ends where no stride can follow.
      const Int128 end = stride * modes[i].extent;
      const Int128 rest = narrow(end) ? length(end) : 1;
      const auto total = checkedMul(rest, modes[i].extent);
      if (total && *total > longest) {
        longest = *total;
        take = i;
      }
    }
    best[stride] = {longest, take};
    return longest;
  }
};

}  // namespace

Expected<Layout> rightInverse(const Layout& a) {
  CUTECHECK_TRY(flat, coalesce(a));
  CUTECHECK_TRY(modes, flatModes(flat, "right_inverse_c1"));
  std::vector<Int128> domainStride;
  Int128 running = 1;
  for (const Mode& m : modes) {
    domainStride.push_back(running);
    const auto next = checkedMul(running, m.extent);
    if (!next) return overflow("right_inverse_c2", "the size");
    running = *next;
  }
  Chains chains{modes, {}};
  chains.length(1);
  ModeList result;
  Int128 stride = 1;
  for (auto link = chains.best.find(stride); link != chains.best.end() && link->second.second < modes.size();
       link = chains.best.find(stride)) {
    const size_t i = link->second.second;
    const auto back = narrow(domainStride[i]);
    if (!back) return overflow("right_inverse_c2", "a stride of the inverse");
    // right_inverse_r1, right_inverse_r2
    result.push_back({modes[i].extent, *back});
    stride *= modes[i].extent;
  }
  return coalesce(fromModes(result));
}

}  // namespace cutecheck
