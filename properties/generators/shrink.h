// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Smaller neighbours of a failing input: fewer modes, then smaller extents, then smaller strides.
#pragma once

#include <vector>

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck::generators {

// Each is strictly simpler than `a`, the simplest first. Empty for 1:0.
std::vector<Layout> smaller(const Layout& a);
std::vector<Tiler> smaller(const Tiler& tiler);
// With a leaf nearer to 0; the tree is kept.
std::vector<IntTuple> smaller(const IntTuple& coordinate);
// Nearer to `floor`.
std::vector<int64_t> smaller(int64_t number, int64_t floor);

}  // namespace cutecheck::generators
