// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// upcast: a layout counted in groups of n elements.
#pragma once

#include "core/notation/layout.h"
#include "core/support/integers.h"

namespace cutecheck {

// A layout in groups, and how far apart the elements of one group lie at most.
struct GroupedLayout {
  Layout layout;
  Int128 reach = 0;  // < n
};

// Returns U with A(x) = n*U(x') + v, 0 <= v < n, where x' has the coordinate x_k / t_k (rounded down) beside each
// leaf k of A and v depends on the remainders x_k mod t_k alone. So U(x') is the group that holds the element x.
//
//   U    leaf k has extent ceil(s_k / t_k); the last group of a leaf may hold fewer elements than the others
//   t_k  1 for strides 0 and multiples of n, else n / d_k, or all of s_k where that is within a group
//
// Fails with kNotDivisible and the least linear coordinate c such that no U of that form agrees on [0,c] (upcast_c1),
// with kOutOfDomain for n < 1 (upcast_c2), with kOverflow when the size leaves 128 bits (upcast_c3), with
// kNotStatic and kBasisStride (upcast_c4). Source: docs/reference/spec.md#upcast; CuTe `upcast<N>`.
Expected<Layout> upcast(const Layout& a, int64_t n);
Expected<GroupedLayout> upcastGrouped(const Layout& a, int64_t n);

}  // namespace cutecheck
