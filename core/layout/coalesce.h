// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coalesce: the canonical form of a layout read as a function of one index.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns C of depth <= 1 with size(C) == size(A) and C(i) = A(i) for 0 <= i < size(A), of least
// rank: no mode of size 1, no two adjacent modes with s*d equal to the next stride. Size 1 gives 1:0.
// Two static layouts are one function on [0, size) exactly when their coalesced forms are identical.
// Fails with kOverflow when a merged extent leaves int64_t (coalesce_c1).
// Source: docs/reference/spec.md#coalesce; CuTe `coalesce`.
Expected<Layout> coalesce(const Layout& a);

// By profile: each terminal of `profile` coalesces the mode of `a` beside it; modes beyond the
// profile are kept. Fails with kRank when the profile has more modes than `a` (coalesce_c2).
Expected<Layout> coalesce(const Layout& a, const IntTuple& profile);

// The form that also keeps the extension: C(i) = A(i) for every i >= 0, the last leaf of A
// being unbounded. It is the one to rewrite with: 4:1 and (4,1):(1,0) are equal on [0,4) only.
Expected<Layout> coalesceExtended(const Layout& a);

}  // namespace cutecheck
