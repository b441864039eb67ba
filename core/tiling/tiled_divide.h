// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tiled_divide: zipped_divide with the rest spread out.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns ((tile0, tile1, ...), rest0, rest1, ..., untouched modes).
// A part of rank 1 keeps its tuple. Fails as zipped_divide (tiled_divide_c1).
// Source: docs/reference/spec.md#tiled_divide; CuTe `tiled_divide`.
Expected<Layout> tiledDivide(const Layout& a, const Tiler& tiler);

}  // namespace cutecheck
