// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// increment: the coordinate after a coordinate.
#pragma once

#include "core/notation/int_tuple.h"
#include "core/support/expected.h"

namespace cutecheck {

// Returns the coordinate of the next linear index: the first leaf one more, with a carry into the next leaf
// wherever a leaf reaches its extent. The last leaf is not reduced, so the coordinate after the last one is the end,
// (0,...,0,s).
//
// Fails with kNotCongruent unless coordinate and shape are one tree (increment_c1), with kOutOfDomain
// unless every leaf but the last is in [0, extent) and the last is not negative (increment_c2), with kOverflow when the
// last leaf leaves int64_t (increment_c3), with kNotStatic (increment_c4).
// Source: docs/reference/spec.md#increment; CuTe `increment`.
Expected<IntTuple> increment(const IntTuple& crd, const IntTuple& shape);

}  // namespace cutecheck
