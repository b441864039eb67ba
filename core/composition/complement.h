// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// complement: the layout of what a layout leaves out.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns R, flat, strides strictly increasing, such that (filter(A), R) is injective and its image
// contains [0, cotarget). Where several R do, it is CuTe's, which also fills the gaps between the
// strides of A beyond the cotarget, or the least one where CuTe's is none of them.
//
//   A         non-negative integer strides, injective apart from strides 0
//   cotarget  number of offsets to cover, >= 1
//
// Fails with kNoComplement when no such R exists (complement_c1), with kNotInjective and two
// coordinates when filter(A) repeats an offset (complement_c2), with kNegativeStride
// (complement_c3), with kUndecided when neither a gap nor an enumeration of at most 2^20 offsets
// decides (complement_c4). Source: docs/reference/spec.md#complement; CuTe `complement`.
Expected<Layout> complement(const Layout& a, int64_t cotarget);

// With cotarget = cosize(filter(A)).
Expected<Layout> complement(const Layout& a);

}  // namespace cutecheck
