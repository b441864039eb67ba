// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// logical_product: a layout repeated as another layout arranges it.
#pragma once

#include "core/notation/layout.h"
#include "core/notation/tiler.h"

namespace cutecheck {

// Returns (A, composition(complement(A, size(A)*cosize(B)), B)): mode 0 is the block, mode 1 its copies.
// Fails as complement and composition fail (logical_product_c1).
// Source: docs/reference/spec.md#logical_product; CuTe `logical_product`.
Expected<Layout> logicalProduct(const Layout& block, const Layout& tiler);

// By mode; modes of the block that the tiler does not reach, and modes under `_`, are kept.
Expected<Layout> logicalProduct(const Layout& block, const Tiler& tiler);

}  // namespace cutecheck
