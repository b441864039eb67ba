// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// run_lanes: vectors and floating point of an execution on numbers.
#pragma once

#include "oracle/tv/memory/run_memory.h"

namespace cutecheck::oracle {

// f of each lane, or of the scalars.
template <typename F>
Cell byLane(const std::vector<Cell>& x, F f) {
  auto lane = [&](size_t k) {
    std::vector<const Cell*> cells;
    for (const Cell& c : x) cells.push_back(c.aggregate ? &c.fields[k] : &c);
    return f(cells);
  };
  // The operand that comes last is a vector where any is: a select may choose by a scalar.
  if (!x.back().aggregate) return lane(0);
  Cell result = x.back();
  for (size_t k = 0; k < result.fields.size(); ++k) result.fields[k] = lane(k);
  return result;
}

// Instructions that move lanes (isLaneMove) or compute with tokens (value_functions.h); nothing where the place is not in
// the vector.
std::optional<Cell> lanesMoved(const llvm::Instruction& i, const std::vector<Cell>& x, ValueNames& names);

}  // namespace cutecheck::oracle
