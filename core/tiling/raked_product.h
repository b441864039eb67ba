// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// raked_product: logical_product with each mode's copies interleaved before the block.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns ((b0,a0),(b1,a1),...) where (A', B') = logical_product of block and tiler, both padded to
// one rank with 1:0, ai and bi their modes. Fails as logical_product (raked_product_c1).
// Source: docs/reference/spec.md#raked_product; CuTe `raked_product`.
Expected<Layout> rakedProduct(const Layout& block, const Layout& tiler);

}  // namespace cutecheck
