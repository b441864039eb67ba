// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// size and cosize: how many coordinates, and how much codomain.
#pragma once

#include "core/notation/composed_layout.h"
#include "core/notation/layout.h"

namespace cutecheck {

// Returns the product of the leaves of `shape`; () has size 1. Fails with kOverflow (size_c1).
Expected<int64_t> size(const IntTuple& shape);
Expected<int64_t> size(const Layout& a);

// Returns 1 + sum (s-1)*|d|, the extent of the smallest interval that holds every difference of
// offsets; for a composed layout 1 + the largest offset it takes. Fails with kOverflow
// (cosize_c1), with kBasisStride for coordinate layouts (cosize_c2), with kUndecided for a composed
// layout of more than 2^20 elements (cosize_c3).
// Source: docs/reference/spec.md#cosize; CuTe `cosize`.
Expected<int64_t> cosize(const Layout& a);
Expected<int64_t> cosize(const ComposedLayout& a);

}  // namespace cutecheck
