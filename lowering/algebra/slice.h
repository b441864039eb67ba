// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// slice on mixed leaves: the modes that a coordinate leaves open.
#pragma once

#include "lowering/algebra/swizzle_apply.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// The modes of `layout` where `coord` has `_`, in order, nested tuples of the coordinate adding to one list;
// `_` alone keeps the layout as it is. What the fixed coordinates add is crd2idx(coord, layout). Fails with
// kRank (mixed_slice_c1) when a tuple of the coordinate does not pair.
Expected<MixedLayout> slice(const IntTuple& coord, const MixedLayout& layout);

// The same below a swizzle: S o n o L at c is S o (n + L(c)) o (what is left of L), c with 0 for `_`; the
// offset of the fixed coordinates stays inside the swizzle. Fails as slice and crd2idx of the layout do, with
// kBasisStride (mixed_slice_c2) where an offset is not an integer, with kOutOfDomain (mixed_slice_c3) where
// the sum is a negative constant, which no swizzle takes.
Expected<MixedComposed> slice(Arithmetic& arithmetic, const MixedTuple& coord, const MixedComposed& composed);

}  // namespace cutecheck::mixed
