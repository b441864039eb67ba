// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The order in which the leaves of a compact layout follow each other in memory.
#pragma once

#include <optional>
#include <vector>

#include "core/notation/int_tuple.h"

namespace cutecheck::cute {

// A number for each leaf of `shape`: that of `numbers` beside it or around it. Nothing unless `numbers` is
// static and weakly congruent with `shape`.
std::optional<std::vector<int64_t>> spreadOrder(const IntTuple& shape, const IntTuple& numbers);

// The order of these strides: their own, those of run time behind all others, left to right.
std::vector<int64_t> orderOf(const std::vector<IntTuple>& strides);

}  // namespace cutecheck::cute
