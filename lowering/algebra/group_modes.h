// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// group_modes and select on mixed leaves: modes gathered, and modes chosen.
#pragma once

#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// Modes [begin, end) as one mode in their place; 0 <= begin < end <= rank.
MixedLayout groupModes(const MixedLayout& layout, size_t begin, size_t end);

// The modes of these numbers, each below the rank, in the order given.
MixedLayout selectModes(const MixedLayout& layout, const std::vector<size_t>& modes);

}  // namespace cutecheck::mixed
