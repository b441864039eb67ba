// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logical_divide: a layout as tiles and the rest.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns composition(A, (T, complement(T, size(A)))): mode 0 is the tile, mode 1 the rest.
// Fails as composition and complement fail (logical_divide_c1).
// Source: docs/reference/spec.md#logical_divide; CuTe `logical_divide`.
Expected<Layout> logicalDivide(const Layout& a, const Layout& tiler);

// By mode; modes that the tiler does not reach and modes under `_` are kept.
// Fails with kRank when the tiler has more modes than A (logical_divide_c2).
Expected<Layout> logicalDivide(const Layout& a, const Tiler& tiler);

}  // namespace cutecheck
