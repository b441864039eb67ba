// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Inverses of swizzles and composed layouts.
#pragma once

#include "core/notation/composed_layout.h"

namespace cutecheck {

// A swizzle is its own inverse. Source: CuTe `right_inverse(Swizzle)`.
inline Swizzle inverse(const Swizzle& swizzle) { return swizzle; }

// Returns R = S' o 0 o Q with S(L(R(i))) = i for 0 <= i < size(R), for A = S o 0 o L. Q is right_inverse(L),
// cut to its longest prefix of whole modes that S maps to itself.
//
// Fails as right_inverse, with kNotComposable and the least i that no S' explains (composed_inverse_c1) or
// for an offset other than 0 before a swizzle that moves bits, as R would have to subtract it after the
// swizzle (composed_inverse_c2), with kUndecided for more than 2^20 offsets (composed_inverse_c3). With S the
// identity, S<0,M,S>, and offset n != 0 no R covers i = 0 (composed_inverse_c2 as well). Source:
// docs/reference/spec.md#right_inverse; CuTe `right_inverse(ComposedLayout)`.
Expected<ComposedLayout> rightInverse(const ComposedLayout& a);

// Returns R = S' o 0 o left_inverse(L) with R(S(L(i))) = i for 0 <= i < size(A), for A = S o 0 o L.
// Fails as left_inverse, and as above: docs/reference/spec.md#left_inverse; in CuTe `left_inverse`.
Expected<ComposedLayout> leftInverse(const ComposedLayout& a);

}  // namespace cutecheck
