// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// filter_zeros on mixed leaves: what is repeated, once.
#pragma once

#include "core/support/expected.h"
#include "lowering/algebra/values/mixed_tuple.h"

namespace cutecheck::mixed {

// Every leaf of static stride 0 becomes 1:0, the tree is kept.
MixedLayout filterZeros(const MixedLayout& layout);

// Every leaf beside a 0 of `profile`, a tree congruent with the layout's, becomes of extent 1. Fails with
// kUndecided (mixed_filter_zeros_c1) where the profile's leaf is not known, with kNotCongruent
// (mixed_filter_zeros_c2).
Expected<MixedLayout> filterZeros(const MixedLayout& layout, const IntTuple& profile);

}  // namespace cutecheck::mixed
