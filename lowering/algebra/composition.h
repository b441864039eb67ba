// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// composition on mixed leaves: R(c) = A(B(c)).
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// The layout of B's profile, each leaf perhaps a tuple, with R(c) = A(B(c)) for every c of B, the last mode
// of A being unbounded and A(-i) = -A(i). Exact on static layouts. Of a run-time A of one mode nothing is
// asked; of one of several, that the types show where the steps of B carry: extents known, or steps known to
// be below an extent or to be whole steps of the last mode.
//
// Fails with kNotComposable (mixed_composition_c1) where no layout of the form says what A(B(c)) is, with
// kUndecided (mixed_composition_c2) where a run-time leaf, or a walk over more than 2^20 coordinates, would
// decide, with kBasisStride (mixed_composition_c3) where one mode of B would step along two bases or B itself
// has bases, with kOverflow (mixed_c1).
Expected<MixedLayout> composition(Arithmetic& arithmetic, const MixedLayout& a, const MixedLayout& b);

// By mode, `_` keeping one; modes of A that the tiler does not reach are dropped, as CuTe C++ does. Fails
// with kRank (mixed_composition_c4) when the tiler has more modes than A.
Expected<MixedLayout> composition(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& b);

}  // namespace cutecheck::mixed
