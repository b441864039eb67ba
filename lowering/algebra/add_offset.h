// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Adding an offset to a coordinate, leaf by leaf.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// Modes are added in pairs; a mode that only one operand has is kept, and the integer 0 is the zero of
// any tuple. Fails with kRank (mixed_add_offset_c1) when another integer meets a tuple, with kOverflow
// (mixed_c1).
Expected<MixedTuple> addOffset(Arithmetic& arithmetic, const MixedTuple& start, const MixedTuple& offset);

// `a + b` and `a - b` of two tuples: modes pair, and one that a tuple lacks is 0 there. The integer 0 is the
// zero of any tuple where it stands alone (of a difference, on the right); inside of tuples leaves pair with
// leaves. Fail with kRank (mixed_add_offset_c1) when another integer meets a tuple, with kOverflow
// (mixed_c1).
Expected<MixedTuple> tupleAdd(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b);
Expected<MixedTuple> tupleSub(Arithmetic& arithmetic, const MixedTuple& a, const MixedTuple& b);

}  // namespace cutecheck::mixed
