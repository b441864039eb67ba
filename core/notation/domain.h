// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Domain: on which indices a layout stands for a function.
#pragma once

#include <cstdint>

namespace cutecheck {

// How far the left operand of a composition reaches: kExtendLast leaves its last leaf unbounded and puts
// A(-i) = -A(i), as CuTe; kStrict refuses an index outside [0, size(A)).
enum class Domain : uint8_t { kExtendLast, kStrict };

}  // namespace cutecheck
