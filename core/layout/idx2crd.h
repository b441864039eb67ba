// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// idx2crd: from an index to a coordinate.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns the coordinate of linear index `index` in `shape`, colexicographic, the last leaf not
// reduced: idx2crd(17, (4,3)) is (1,4). A tuple index is taken mode by mode.
// Fails with kRank (idx2crd_c1) when a tuple does not pair, kNegativeStride for index < 0.
Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape);

// Returns, leaf by leaf, (index / d) % s, and 0 where s = 1: the coordinate with that offset when the
// layout shape:stride is a bijection onto [0, size). Fails with kDivisionByZero (idx2crd_c2) for
// d = 0 and s > 1, kNotCongruent when shape and stride differ.
Expected<IntTuple> idx2crd(const IntTuple& index, const IntTuple& shape, const IntTuple& stride);

}  // namespace cutecheck
