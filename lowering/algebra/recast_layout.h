// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// recast_layout on mixed leaves: the same bits in elements of another width.
#pragma once

#include "lowering/algebra/swizzle_apply.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// The layout in elements of `newBits` that a layout in elements of `oldBits` is: each element cut into
// oldBits/g parts, g the greatest common divisor, and newBits/g of these taken together.
//
// Fails with kUsage (mixed_recast_layout_c1) unless both widths are at least 1, with kNotDivisible
// (mixed_recast_layout_c2) where there is no leaf of stride 1 to cut or a group is torn apart, with
// kUndecided (mixed_recast_layout_c3) where a run-time stride decides, with kOverflow (mixed_c1).
Expected<MixedLayout> recastLayout(Arithmetic& arithmetic, const MixedLayout& layout, int64_t newBits,
                                   int64_t oldBits);

// The swizzle on parts (the field moves up) or on groups (it moves down, losing what falls inside a group).
// Fails with kNotDivisible where a ratio is no power of two (mixed_recast_layout_c4) or bits from inside a
// group move its number (mixed_recast_layout_c5).
Expected<Swizzle> recastSwizzle(const Swizzle& swizzle, int64_t newBits, int64_t oldBits);

// S o m o L as S' o m' o L', its parts recast. Fails as they do, and with kUndecided (mixed_recast_layout_c3)
// where a run-time offset decides what a group holds.
Expected<MixedComposed> recastLayout(Arithmetic& arithmetic, const MixedComposed& composed, int64_t newBits,
                                     int64_t oldBits);

}  // namespace cutecheck::mixed
