// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Applying a swizzle to an offset.
#pragma once

#include "core/notation/swizzle.h"

namespace cutecheck {

// Returns x with the source field xored into the target field. x >= 0.
// Fails with kOutOfDomain for a negative offset (swizzle_apply_c1).
Expected<int64_t> apply(const Swizzle& swizzle, int64_t x);

}  // namespace cutecheck
