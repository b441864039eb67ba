// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// collision: two coordinates of one offset, the witness that a layout is not injective.
#pragma once

#include <optional>
#include <vector>

#include "core/layout/flat_modes.h"

namespace cutecheck {

// Coordinates searched at most; beyond, the answer is nothing as well.
inline constexpr int64_t kCollisionBudget = 1 << 20;

// The two linear coordinates i < j of the modes with one offset, of least j; nothing when there are
// none, or when the modes have more than kCollisionBudget coordinates.
std::optional<std::vector<int64_t>> leastCollision(std::span<const Mode> modes);

}  // namespace cutecheck
