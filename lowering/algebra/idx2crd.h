// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// idx2crd on mixed leaves: the coordinate of an index.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// The colexicographic coordinate of `index` in `shape`, the last leaf of each integer index
// unreduced; a tuple index is taken mode by mode.
// Fails with kRank (mixed_idx2crd_c1) when a tuple does not pair, with kOutOfDomain
// (mixed_idx2crd_c2) when a static index is negative, with kInvalidExtent (mixed_c2) for a
// static extent below 1.
Expected<MixedTuple> idx2crd(Arithmetic& arithmetic, const MixedTuple& index, const MixedTuple& shape);

}  // namespace cutecheck::mixed
