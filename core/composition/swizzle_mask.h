// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// swizzle_mask: the swizzle of a source and a target mask.
#pragma once

#include "core/notation/swizzle.h"

namespace cutecheck {

// Returns the swizzle that xors the bits of `source` into those of `target`. Fails with kInvalidSwizzle
// unless both are runs of one length, or both 0 (swizzle_mask_c1), and as Swizzle::make for runs that overlap
// or lie too high. Source: docs/reference/spec.md#swizzle_mask; CuTe `make_swizzle<Y,Z>`.
Expected<Swizzle> swizzleOfMasks(int64_t source, int64_t target);

}  // namespace cutecheck
