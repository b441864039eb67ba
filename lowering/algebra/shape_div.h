// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// shape_div and ceil_div on mixed leaves, of extents that are at least 1.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// CuTe's folding: a leaf by a leaf is the quotient where the types show that b divides a, 1 where a divides
// b; a tuple by a leaf takes from b what each mode can, left to right; a leaf by a tuple is that by its
// product; tuples pair. Fails with kNotDivisible (mixed_shape_div_c1), with kUndecided (mixed_shape_div_c2)
// where run time decides, with kRank (mixed_shape_div_c3).
Expected<MixedTuple> shapeDiv(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b);

// Rounded up: mode by mode, the modes of `a` beyond those of `b` kept; a leaf by the product of a tuple.
// Fails with kRank (mixed_ceil_div_c1) when b has more modes, with kUndecided (mixed_ceil_div_c2) for a tuple
// by a leaf that run time knows.
Expected<MixedTuple> ceilDiv(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b);

}  // namespace cutecheck::mixed
