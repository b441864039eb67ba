// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Slices of swizzled layouts.
#pragma once

#include "core/layout/slice.h"
#include "core/notation/composed_layout.h"

namespace cutecheck {

// Returns S o m o L' with m = n + L at the fixed coordinates and L' the modes under `_`: the offset stays
// inside the swizzle. Fails as slice, with kOverflow (composed_slice_c1), with kNotStatic for an offset that
// is no static integer (composed_slice_c2).
Expected<ComposedLayout> slice(const IntTuple& crd, const ComposedLayout& a);

// The same with the swizzle taken out where it moves the slice as a whole: when S(m + L'(r)) = S(m) + L'(r)
// for every r, found on the residues of the offsets modulo the reach of the swizzle, `plain` is L' and
// `offset` is S(m). Else `plain` is empty, `offset` is 0 and the answer is `composed`; also where more than
// 2^20 residues would have to be looked at. Source: docs/reference/spec.md#composed_slice; CuTe
// `slice_and_offset`.
struct ComposedSlice {
  ComposedLayout composed;
  std::optional<Layout> plain;
  int64_t offset = 0;
};
Expected<ComposedSlice> sliceAndOffset(const IntTuple& crd, const ComposedLayout& a);

}  // namespace cutecheck
