// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// recast: the same bits, counted in elements of another width.
#pragma once

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"

namespace cutecheck {

// Returns upcast(downcast(A, old/g), new/g) with g = gcd(new, old): A counts elements of `oldBits`, the result
// elements of `newBits` at the same place. Fails with kOutOfDomain unless both widths are positive (recast_c1), and as
// upcast and downcast fail. Source: docs/reference/spec.md#recast; CuTe `recast_layout`.
Expected<Layout> recast(const Layout& a, int64_t newBits, int64_t oldBits);

// The swizzle on groups of n, S'(floor(x/n)) = floor(S(x)/n), and on the n parts of each offset,
// S'(n*x + y) = n*S(x) + y. A swizzle with B = 0 is kept.
// Fail with kNotDivisible when n is no power of two (recast_c2) or S moves bits from inside a group to its number
// (recast_c3), with kInvalidSwizzle when the field leaves 62 bits, with kOutOfDomain for n < 1.
Expected<Swizzle> upcast(const Swizzle& swizzle, int64_t n);
Expected<Swizzle> downcast(const Swizzle& swizzle, int64_t n);
Expected<Swizzle> recast(const Swizzle& swizzle, int64_t newBits, int64_t oldBits);

// S o m o L in groups of n is S' o floor(m/n) o upcast(L, n), in parts S' o n*m o downcast(L, n).
// Fail as their parts, and with kNotDivisible when the offset pushes elements of one group of L over the end of a group
// (recast_c4), with kOverflow (recast_c5).
Expected<ComposedLayout> upcast(const ComposedLayout& a, int64_t n);
Expected<ComposedLayout> downcast(const ComposedLayout& a, int64_t n);
Expected<ComposedLayout> recast(const ComposedLayout& a, int64_t newBits, int64_t oldBits);

}  // namespace cutecheck
