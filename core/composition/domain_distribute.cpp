// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/domain_distribute.h"

#include <numeric>

#include "core/layout/coalesce.h"
#include "core/layout/flat_modes.h"

namespace cutecheck {

Expected<Layout> domainDistribute(const IntTuple& shape, int64_t count) {
  if (count < 1) return makeError(Code::kOutOfDomain, "domain_distribute_c1", "the count must be at least 1");
  CUTECHECK_TRY(
      whole,
      Layout::make(shape, withLeaves(shape, std::vector<IntTuple>(leaves(shape).size(), IntTuple(0)))));
  CUTECHECK_TRY(modes, flatModes(whole, "domain_distribute_c2"));
  Int128 stride = 1;
  for (Mode& m : modes) {
    const int64_t extent = m.extent;
    m.extent = std::gcd(extent, count);
    count /= m.extent;
    if (m.extent > 1) {
      const auto here = narrow(stride);
      if (!here) return overflow("domain_distribute_c2", "a stride");
      m.stride = *here;
    }
    const auto next = checkedMul(stride, extent);
    if (!next) return overflow("domain_distribute_c2", "the size of the shape");
    stride = *next;
  }
  return coalesce(fromModes(modes));
}

}  // namespace cutecheck
