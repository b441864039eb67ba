// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// blocked_product: logical_product with the block of each mode before its copies.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns ((a0,b0),(a1,b1),...) where (A', B') = logical_product of block and tiler, both padded to
// one rank with 1:0, ai and bi their modes. Fails as logical_product (blocked_product_c1).
// Source: docs/reference/spec.md#blocked_product; CuTe `blocked_product`.
Expected<Layout> blockedProduct(const Layout& block, const Layout& tiler);

}  // namespace cutecheck
