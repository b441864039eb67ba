// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "oracle/tv/decide/shrink.h"

#include <algorithm>

namespace cutecheck::oracle {

Assignment shrink(Assignment current, const std::map<std::string, Interval>& bounds,
                  const std::function<bool(const Assignment&)>& still, int attempts) {
  bool changed = true;
  while (changed && attempts > 0) {
    changed = false;
    for (auto& [name, value] : current) {
      auto at = bounds.find(name);
      if (at == bounds.end()) continue;
      Int128 least = std::clamp(Int128(0), at->second.low, at->second.high);
      // Halving the distance finds the place where a large change fails, small steps finish.
      for (Int128 distance = Int128(value) - least; distance != 0 && attempts > 0; distance /= 2) {
        Assignment candidate = current;
        candidate[name] = static_cast<int64_t>(Int128(value) - distance);
        --attempts;
        if (!still(candidate)) continue;
        value = candidate[name];
        changed = true;
        distance = 2 * (Int128(value) - least);
      }
    }
  }
  return current;
}

}  // namespace cutecheck::oracle
