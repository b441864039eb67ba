// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// flat_product: zipped_product with block and copies spread out.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns (block0, block1, ..., copies0, copies1, ..., untouched modes).
// A part of rank 1 keeps its tuple. Fails as zipped_product (flat_product_c1).
// Source: docs/reference/spec.md#flat_product; CuTe `flat_product`.
Expected<Layout> flatProduct(const Layout& block, const Tiler& tiler);

}  // namespace cutecheck
