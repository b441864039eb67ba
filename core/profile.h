// profile: the tree of a tuple or layout, and one mode of it.
#pragma once

#include "core/composed_layout.h"
#include "core/layout.h"

namespace cutecheck {

// 0 for an integer, 1 + the greatest depth of a mode for a tuple. Source: CuTe `depth`.
size_t depth(const IntTuple& t);

// The same leaves in one level; an integer stays an integer. Source: CuTe `flatten`.
IntTuple flatten(const IntTuple& t);
Layout flatten(const Layout& a);

// Mode i. Fails with kRank unless 0 <= i < rank (profile_c1). Source: CuTe `get`.
Expected<IntTuple> get(const IntTuple& t, int64_t i);
Expected<Layout> get(const Layout& a, int64_t i);
Expected<ComposedLayout> get(const ComposedLayout& a, int64_t i);

}  // namespace cutecheck
