// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composition: A after B.
#pragma once

#include "core/notation/composed_layout.h"
#include "core/notation/domain.h"
#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns R with R(c) = A(B(c)) for every coordinate c of B.
//
//   A, B   layouts; strides count elements; B has integer strides
//   R      compatible with B: each leaf of B replaced by a flat tuple of modes of the same size
//
// Fails with kNotComposable and the least linear coordinate c such that no layout of that form
// agrees with A(B(.)) on [0,c] (composition_c2), with kOutOfDomain when B leaves A's domain and
// `domain` is kStrict (composition_c1), with kOverflow when a stride leaves int64_t
// (composition_c3), with kUndecided when carries cancel each other over more than 2^20 coordinates
// (composition_c4). Source: docs/reference/spec.md#composition; CuTe `composition`.
Expected<Layout> composition(const Layout& a, const Layout& b, Domain domain = Domain::kExtendLast);

// The same without the fast path of compositions without carries (carry_free.h). The tests compare the two.
Expected<Layout> generalComposition(const Layout& a, const Layout& b, Domain domain = Domain::kExtendLast);

// By mode: mode i of A with tiler i. Modes that the tiler does not reach are dropped, as CuTe C++;
// `_` keeps its mode. Fails with kRank when the tiler has more modes than A (composition_c5).
Expected<Layout> composition(const Layout& a, const Tiler& b, Domain domain = Domain::kExtendLast);

// (S o n o L) o B = S o n o (L o B).
Expected<ComposedLayout> composition(const ComposedLayout& a, const Layout& b,
                                     Domain domain = Domain::kExtendLast);
ComposedLayout composition(const Swizzle& a, const Layout& b);

}  // namespace cutecheck
