// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tuple/increment.h"

#include <limits>

namespace cutecheck {

Expected<IntTuple> increment(const IntTuple& crd, const IntTuple& shape) {
  if (!congruent(crd, shape))
    return makeError(Code::kNotCongruent, "increment_c1",
                     "the coordinate and the shape have different trees");
  std::vector<IntTuple> digits = leaves(crd);
  const std::vector<IntTuple> extents = leaves(shape);
  for (size_t i = 0; i < digits.size(); ++i) {
    if (!digits[i].isInt() || !extents[i].isInt())
      return makeError(Code::kNotStatic, "increment_c4", "increment needs static integers");
    const bool last = i + 1 == digits.size();
    if (digits[i].value() < 0 || extents[i].value() < 1 || (!last && digits[i].value() >= extents[i].value()))
      return makeError(Code::kOutOfDomain, "increment_c2", "the coordinate is outside the shape");
  }
  for (size_t i = 0; i < digits.size(); ++i) {
    if (digits[i].value() == std::numeric_limits<int64_t>::max())
      return makeError(Code::kOverflow, "increment_c3", "the last leaf leaves int64_t");
    const int64_t next = digits[i].value() + 1;
    const bool last = i + 1 == digits.size();
    if (last || next < extents[i].value()) {
      digits[i] = IntTuple(next);
      break;
    }
    digits[i] = IntTuple(0);
  }
  return withLeaves(crd, digits);
}

}  // namespace cutecheck
