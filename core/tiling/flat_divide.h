// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// flat_divide: zipped_divide with tiles and rest spread out.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns (tile0, tile1, ..., rest0, rest1, ..., untouched modes).
// A part of rank 1 keeps its tuple. Fails as zipped_divide (flat_divide_c1).
// Source: docs/reference/spec.md#flat_divide; CuTe `flat_divide`.
Expected<Layout> flatDivide(const Layout& a, const Tiler& tiler);

}  // namespace cutecheck
