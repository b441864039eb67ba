// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// left_inverse: from an offset back to the index it came from.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns R with R(A(i)) = i for 0 <= i < size(A), of CuTe's form: the extents are the successive quotients
// of the sorted strides of coalesce(A), a mode d1:0 before them when the least stride d1 is above 1.
//
// Fails with kNotInjective and the least two coordinates that share an offset (left_inverse_c1), with
// kNotDivisible when A is injective but a stride is no multiple of the one below it, so that no R of the
// form exists (left_inverse_c2), with kNegativeStride (left_inverse_c3), kOverflow (left_inverse_c4), kUndecided
// when more than 2^20 coordinates would have to be searched for the two (left_inverse_c5).
// Source: docs/reference/spec.md#left_inverse; CuTe `left_inverse`.
Expected<Layout> leftInverse(const Layout& a);

}  // namespace cutecheck
