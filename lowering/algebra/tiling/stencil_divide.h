// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// stencil_divide on mixed leaves: windows that overlap, and where they stand.
#pragma once

#include "core/notation/tiler.h"
#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// ((window of each mode), (places of each mode, then the modes the tiler does not reach)): a window w:d holds
// w elements of the mode, d apart, and stands at each of the 1 + n - ((w - 1)*d + 1) places of a mode of n
// elements where all of it lies inside. `_` keeps a mode as its own places, window 1:0.
//
// Fails with kRank (mixed_stencil_divide_c1) when the tiler has more modes than A, with kNotStatic
// (mixed_stencil_divide_c2) unless each window is one static mode with a distance of at least 1 (of one
// element: any), with kOutOfDomain (mixed_stencil_divide_c3) where a window is longer than its mode; and as
// composition.
Expected<MixedLayout> stencilDivide(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler);

}  // namespace cutecheck::mixed
