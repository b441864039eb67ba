// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// zipped_divide: logical_divide with all tiles in mode 0 and all rests in mode 1.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns ((tile0, tile1, ...), (rest0, rest1, ..., untouched modes)). Under `_` the tile is 1:0 and
// the rest the whole mode. A layout tiler gives logical_divide. Fails as logical_divide
// (zipped_divide_c1). Source: docs/reference/spec.md#zipped_divide; CuTe `zipped_divide`.
Expected<Layout> zippedDivide(const Layout& a, const Tiler& tiler);

}  // namespace cutecheck
