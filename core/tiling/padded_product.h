// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// padded_product: the logical product of two layouts brought to one rank.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns the logical product of block and tiler, both padded with modes 1:0 to the greater of their
// ranks: a layout of rank 2 whose two modes have one rank, so that they can be zipped.
// Fails as logical_product. What blocked_product and raked_product share.
Expected<Layout> paddedProduct(const Layout& block, const Layout& tiler);

}  // namespace cutecheck
