// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// LinearBox: is A linear on a box of steps, and if not, where first?
//
// A box is a list of steps (extent t_j, step r_j). A is linear on it when
// A(sum x_j*r_j) = sum x_j*A(r_j) for all 0 <= x_j < t_j. Steps of one sign are decided through the
// carry terms of A's FloorForm: no carry at the far corner is a proof, a first carry that does not
// cancel is a witness. Where carries cancel each other, and where steps of both signs meet, the
// coordinates are walked, at most kWalkBudget of them.
#pragma once

#include <vector>

#include "core/composition/floor_form.h"

namespace cutecheck {

inline constexpr int64_t kWalkBudget = 1 << 20;

struct Step {
  Int128 extent;  // >= 1
  Int128 step;
};

struct Linearity {
  enum class State : uint8_t { kLinear, kBroken, kUndecided, kOverflow };
  State state = State::kLinear;
  Int128 index = 0;  // kBroken: the least linear index of the box where A is not linear
};

// One step, walked by its carries only: for x < extent. `step` >= 0.
Linearity linearOnStep(const FloorForm& a, Int128 extent, Int128 step);

// The whole box.
Linearity linearOnBox(const FloorForm& a, const std::vector<Step>& box);

// The least linear index of the box at which sum x_j*w_j >= bound, or nothing when there is none.
std::optional<Int128> leastReaching(const std::vector<Int128>& extents, const std::vector<Int128>& weights,
                                    Int128 bound);

}  // namespace cutecheck
