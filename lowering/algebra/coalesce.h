// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coalesce on mixed leaves.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// The same function of one index inside the domain, modes of extent 1 dropped and neighbours merged where the
// types show that one continues the other. Without run-time leaves it is the canonical form. Fails with
// kOverflow (mixed_c1).
Expected<MixedLayout> coalesce(Arithmetic& arithmetic, const MixedLayout& a);

// By profile: each leaf of `profile` coalesces the mode beside it; modes beyond it are kept. Fails with kRank
// (mixed_coalesce_c1) when the profile has more modes than the layout.
Expected<MixedLayout> coalesce(Arithmetic& arithmetic, const MixedLayout& a, const IntTuple& profile);

}  // namespace cutecheck::mixed
