// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Composition with swizzles and composed layouts, in every order.
//
// S o n o L is the one form of an answer. Where a swizzle stands on the right it has to come out on
// the left: A(S(x)) = S'(A(x)). Such an S' need not exist; then the refusal says so.
#pragma once

#include "core/composition/composition.h"

namespace cutecheck {

// Returns the swizzle x -> A(B(x)). Both are linear over F2, so their product is; it is a single swizzle exactly when
// all that it adds is one contiguous field moved by one distance.
// Fails with kNotComposable and the least x such that no swizzle agrees on [0,x] (swizzle_composition_c1).
// Source: docs/reference/spec.md#composition; CuTe `composition(Swizzle, Swizzle)`.
Expected<Swizzle> composition(const Swizzle& a, const Swizzle& b);

// Returns S' o 0 o A with S'(A(x)) = A(S(x)) for 0 <= x < size(A), the last leaf of A unbounded where S leaves the domain.
// Fails with kNotComposable and the least x such that no S' agrees on [0,x] (swizzle_composition_c2), with kOutOfDomain
// when A takes a negative offset (swizzle_composition_c3), with kUndecided for more than 2^20 coordinates unless A is linear
// over F2 (swizzle_composition_c4).
// Source: docs/reference/spec.md#composition; CuTe `composition(Layout, Swizzle)`.
Expected<ComposedLayout> composition(const Layout& a, const Swizzle& b);

// Returns S' o 0 o composition(A, L) for B = S o 0 o L, with S'(A(y)) = A(S(y)) for every offset y of L. For
// B = S<0,M,S> o n o L returns S<0,0,0> o A(n) o composition(A, L) where A(n + L(c)) = A(n) + A(L(c)). Fails
// as composition(A, L) fails, with kNotComposable and the least coordinate of L that no S' explains
// (swizzle_composition_c2), or for a swizzle that moves bits behind another offset than 0
// (swizzle_composition_c5), as composition(A, S) for c3 and c4, and with kUsage when `domain` is kStrict and
// the swizzle moves bits (swizzle_composition_c7).
Expected<ComposedLayout> composition(const Layout& a, const ComposedLayout& b, Domain domain = Domain::kExtendLast);

// S1 o (S2 o n o L) = (S1 o S2) o n o L.
Expected<ComposedLayout> composition(const Swizzle& a, const ComposedLayout& b);

// S1 o n o (L o B), where L o B = S' o 0 o R. Fails as that, and with kNotComposable unless n is 0 or S' the identity
// (swizzle_composition_c6).
Expected<ComposedLayout> composition(const ComposedLayout& a, const Swizzle& b);
Expected<ComposedLayout> composition(const ComposedLayout& a, const ComposedLayout& b, Domain domain = Domain::kExtendLast);

// By mode, as for a layout.
Expected<ComposedLayout> composition(const ComposedLayout& a, const Tiler& b, Domain domain = Domain::kExtendLast);

}  // namespace cutecheck
