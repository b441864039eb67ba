// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// filter and filter_zeros: without the modes that repeat.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns A with every leaf of stride 0 made 1:0; the tree is kept.
Layout filterZeros(const Layout& a);

// Returns `b` with 1 for every leaf beside a 0 of `a`; a 0 beside a tuple is beside each of its leaves. Fails
// with kRank where a tuple of `a` meets a leaf or another rank (filter_c2). Source: CuTe `filter_zeros(a,
// b)`.
Expected<IntTuple> filterZeros(const IntTuple& a, const IntTuple& b);

// Returns coalesce(filterZeros(A)): same image, no stride 0.
Expected<Layout> filter(const Layout& a);
// By profile: each terminal filters the mode beside it, modes beyond the profile are kept. Fails with
// kRank when the profile has more modes than `a` (filter_c1).
Expected<Layout> filter(const Layout& a, const IntTuple& profile);

}  // namespace cutecheck
