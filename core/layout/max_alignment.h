// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// max_alignment: the widest vector that a layout can be read in.
#pragma once

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"

namespace cutecheck {

// Returns the largest n such that the elements of A are whole aligned groups of n: upcast(A, n) exists, each group has
// all its n elements, each once. 1 for a layout without a mode of stride 1.
// Fails with kNotStatic and kBasisStride (max_alignment_c1), kOverflow (max_alignment_c2).
// Source: docs/reference/spec.md#max_alignment; CuTe `max_alignment`.
Expected<int64_t> maxAlignment(const Layout& a);

// Returns 2^M, the largest n such that the swizzle maps each aligned group of n offsets to such a
// group in order; nothing bounds n when B = 0, and 2^62 is returned.
int64_t maxAlignment(const Swizzle& swizzle);

// Returns the largest n that divides the offset and the alignment of the swizzle and in which the
// elements of the layout are whole aligned groups. Fails as for a layout.
Expected<int64_t> maxAlignment(const ComposedLayout& a);

}  // namespace cutecheck
