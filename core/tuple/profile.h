// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// profile: the tree of a tuple or layout, and one mode of it.
#pragma once

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"

namespace cutecheck {

// 0 for an integer, 1 + the greatest depth of a mode for a tuple. Source: CuTe `depth`.
size_t depth(const IntTuple& t);

// The same leaves in one level; an integer stays an integer. Source: CuTe `flatten`.
IntTuple flatten(const IntTuple& t);
Layout flatten(const Layout& a);

// The modes of a flat tuple under the tree of `profile`: (2,3,5) under (0,(0,0)) is (2,(3,5)). Fails with kRank
// unless there are as many modes as the profile has leaves (profile_c2). Source: CuTe `unflatten`.
Expected<IntTuple> unflatten(const IntTuple& flat, const IntTuple& profile);
Expected<Layout> unflatten(const Layout& flat, const IntTuple& profile);

// The tree of `t` with `x` at every leaf. Fails with kLimit beyond 2^12 leaves (profile_c3).
// Source: CuTe `repeat_like`.
Expected<IntTuple> repeatLike(const IntTuple& t, const IntTuple& x);

// Mode i. Fails with kRank unless 0 <= i < rank (profile_c1). Source: CuTe `get`.
Expected<IntTuple> get(const IntTuple& t, int64_t i);
Expected<Layout> get(const Layout& a, int64_t i);
Expected<ComposedLayout> get(const ComposedLayout& a, int64_t i);

}  // namespace cutecheck
