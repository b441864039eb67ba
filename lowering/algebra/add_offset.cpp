// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/add_offset.h"

#include <algorithm>

namespace cutecheck::mixed {

Expected<MixedTuple> addOffset(Arithmetic& arithmetic, const MixedTuple& start, const MixedTuple& offset) {
  if (!start.isTuple() && !offset.isTuple()) {
    CUTECHECK_TRY(sum, arithmetic.add(start.number(), offset.number()));
    return MixedTuple::leaf(sum);
  }
  if (!offset.isTuple() && offset.number().is(0)) return start;
  if (!start.isTuple() && start.number().is(0)) return offset;
  if (!start.isTuple() || !offset.isTuple())
    return makeError(Code::kRank, "mixed_add_offset_c1", "an integer cannot be added to a tuple");
  std::vector<MixedTuple> modes;
  for (size_t i = 0; i < std::max(start.rank(), offset.rank()); ++i) {
    if (i >= start.rank() || i >= offset.rank()) {
      modes.push_back((i < start.rank() ? start : offset).mode(i));
      continue;
    }
    CUTECHECK_TRY(sum, addOffset(arithmetic, start.mode(i), offset.mode(i)));
    modes.push_back(std::move(sum));
  }
  return MixedTuple::tuple(modes);
}

}  // namespace cutecheck::mixed
