// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// crd2idx on mixed leaves: the offset of a coordinate.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// More modes than any coordinate has.
inline constexpr uint32_t kMaxBasisIndex = 1024;

// The sum of coordinate times stride. An integer coordinate stands for the colexicographic
// coordinate of the (sub)shape beside it, the last mode unreduced; `_` counts as 0. Basis strides
// give the tuple that their paths spell out.
//
// Inside the domain 0 <= c < size of what the leaf c is paired with, no operation wraps: it is done
// in 64 bits wherever 32 might not do.
//
// Fails with kRank (mixed_crd2idx_c1) when a tuple of the coordinate does not pair, with
// kOutOfDomain (mixed_crd2idx_c2) when a static leaf lies outside its static extent, with
// kBasisStride (mixed_crd2idx_c3) when paths end inside each other, with kLimit (mixed_crd2idx_c4) when a
// basis index would ask for an absurdly wide tuple, with kInvalidExtent (mixed_c2) for a static extent
// below 1, with kOverflow (mixed_c1).
Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd, const MixedLayout& layout);

// The same, where a coordinate may lie behind the extent it is paired with: the last mode goes on.
// Coordinates are at least 0, of which the caller sees to it at run time.
Expected<MixedTuple> crd2idxBeyond(Arithmetic& arithmetic, const MixedTuple& crd, const MixedLayout& layout);

// The column-major index of `crd` in `shape`.
Expected<MixedTuple> crd2idx(Arithmetic& arithmetic, const MixedTuple& crd, const MixedTuple& shape);

}  // namespace cutecheck::mixed
