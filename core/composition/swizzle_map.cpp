// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/composition/swizzle_map.h"

#include <algorithm>

#include "core/layout/swizzle_apply.h"

namespace cutecheck {

LinearMap linearMap(std::span<const Swizzle> swizzles) {
  int bits = 0;
  for (const Swizzle& s : swizzles)
    if (s.bits > 0) bits = std::max(bits, s.bits + s.base + (s.shift < 0 ? -s.shift : s.shift));
  LinearMap map;
  for (int bit = 0; bit < bits; ++bit) {
    int64_t x = int64_t{1} << bit;
    // The last one first.
    for (size_t i = swizzles.size(); i-- > 0;) x = *apply(swizzles[i], x);
    map.columns.push_back(x);
  }
  return map;
}

Expected<int64_t> apply(const LinearMap& map, int64_t x) {
  if (x < 0)
    return makeError(Code::kOutOfDomain, "swizzle_apply_c1",
                     "a swizzle needs an offset that is not negative");
  const size_t count = map.columns.size();
  int64_t result = count == 0 ? x : x >> count << count;
  for (size_t bit = 0; bit < count; ++bit)
    if ((x >> bit) & 1) result ^= map.columns[bit];
  return result;
}

}  // namespace cutecheck
