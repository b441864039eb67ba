// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// downcast: a layout counted in the n parts of each element.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns D of the profile of A with one leaf k made n times longer, D(.., n*x_k + y, ..) = n*A(x) + y for
// 0 <= y < n. Leaf k is the first of stride 1 with an extent above 1, else the first of extent 1.
//
// Fails with kNotDivisible when there is neither, so that no layout of that profile exists (downcast_c1),
// with kOutOfDomain for n < 1 (downcast_c2), with kOverflow (downcast_c3), kNotStatic and kBasisStride
// (downcast_c4). Source: docs/reference/spec.md#downcast; CuTe `downcast<N>`.
Expected<Layout> downcast(const Layout& a, int64_t n);

}  // namespace cutecheck
