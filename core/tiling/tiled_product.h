// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tiled_product: zipped_product with the copies spread out.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns ((block0, block1, ...), copies0, copies1, ..., untouched modes).
// A part of rank 1 keeps its tuple. Fails as zipped_product (tiled_product_c1).
// Source: docs/reference/spec.md#tiled_product; CuTe `tiled_product`.
Expected<Layout> tiledProduct(const Layout& block, const Tiler& tiler);

}  // namespace cutecheck
