// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// max_common_layout and max_common_vector: what two layouts agree to read one after the other.
#pragma once

#include "core/notation/composed_layout.h"

namespace cutecheck {

// Returns R with a(R(i)) = b(R(i)) = i for all i < size(R), R(i) inside both domains: the start of
// right_inverse(b), of the greatest size for which that holds and that is a layout of its modes, the last one
// cut short. 1:0 when the offsets 0 and 1 have no common coordinate there.
//
// Fails with kBasisStride or kNotStatic (max_common_layout_c1), as right_inverse, and with kUndecided where carries of `a`
// cancel each other over more than 2^20 coordinates (max_common_layout_c2).
// Source: docs/reference/spec.md#max_common_layout; CuTe `max_common_layout`.
Expected<Layout> maxCommonLayout(const Layout& a, const Layout& b);

// Of b = S o n o L that of L, cut to the elements that S moves as one from n on: as many as divide n and 2^M.
// Source: CuTe `max_common_layout` with a swizzle.
Expected<Layout> maxCommonLayout(const Layout& a, const ComposedLayout& b);

// The size of that layout: how many elements may be copied as one vector. Source: CuTe `max_common_vector`.
Expected<int64_t> maxCommonVector(const Layout& a, const Layout& b);
Expected<int64_t> maxCommonVector(const Layout& a, const ComposedLayout& b);

}  // namespace cutecheck
