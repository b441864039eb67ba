// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// zipped_product: logical_product with all blocks in mode 0 and all copies in mode 1.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns ((block0, block1, ...), (copies0, copies1, ..., untouched modes)). Under `_` the block is 1:0 and the
// copies the whole mode. A layout tiler gives logical_product. Fails as logical_product
// (zipped_product_c1), with kRank when the tiler has more modes than the block (zipped_product_c2).
// Source: docs/reference/spec.md#zipped_product; CuTe `zipped_product`.
Expected<Layout> zippedProduct(const Layout& block, const Tiler& tiler);

}  // namespace cutecheck
