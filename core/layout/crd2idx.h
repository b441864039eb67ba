// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// crd2idx: from a coordinate to an offset.
#pragma once

#include <vector>

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"

namespace cutecheck {

// Returns the offset of coordinate `crd` in `a`: the sum of coordinate times stride.
//
//   crd  an integer stands for the coordinate in colexicographic order of the (sub)shape beside
//        it, the last mode unreduced; a tuple pairs with the modes
//   a    strides count elements; basis strides give a coordinate tuple
//
// Fails with kRank when a tuple of the coordinate does not pair (crd2idx_c1), with kOverflow when
// the offset leaves int64_t (crd2idx_c2). Source: docs/reference/spec.md#crd2idx; CuTe `crd2idx`.
Expected<IntTuple> crd2idx(const IntTuple& crd, const Layout& a);

// The column-major (colexicographic) index of `crd` in `shape`.
Expected<int64_t> crd2idx(const IntTuple& crd, const IntTuple& shape);

// The offsets at the linear indices 0, 1, ..., count-1, each as offsetAt.
Expected<std::vector<int64_t>> offsets(const Layout& a, int64_t count);
Expected<std::vector<int64_t>> offsets(const ComposedLayout& a, int64_t count);

// The offset at a linear index, for layouts with integer strides (kBasisStride otherwise). The
// domain extends: the last leaf is unbounded and a(-i) = -a(i).
Expected<int64_t> offsetAt(const Layout& a, int64_t index);
Expected<int64_t> offsetAt(const ComposedLayout& a, int64_t index);

}  // namespace cutecheck
