// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// right_inverse and left_inverse on mixed leaves.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// R with A(R(i)) = i on [0, size(R)): the longest chain of whole modes of coalesce(A) with strides 1, s,
// s*s', ... that the types show; modes with a run-time stride or extent, or a stride below 1, are left out.
// Fails with kBasisStride (mixed_right_inverse_c1), with kOverflow (mixed_c1).
Expected<MixedLayout> rightInverse(Arithmetic& arithmetic, const MixedLayout& a);

// R with R(A(i)) = i on [0, size(A)), of static A: its extents are the successive quotients of the sorted
// strides of coalesce(A), after a mode d:0 when the least stride d is above 1. Fails with kUndecided
// (mixed_left_inverse_c1) for run-time leaves, with kNotInjective (mixed_left_inverse_c2) for strides that
// are 0 or less than what smaller ones cover, with kNotDivisible (mixed_left_inverse_c3) for one that is no
// multiple of the next smaller, with kNegativeStride and kBasisStride (mixed_left_inverse_c4).
Expected<MixedLayout> leftInverse(Arithmetic& arithmetic, const MixedLayout& a);

}  // namespace cutecheck::mixed
