// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// nullspace: where in its domain a layout repeats itself.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns N, flat and injective, with A(N(i)) = 0 for all i < size(N), and size(N)*size(filter_zeros(A)) =
// size(A): the modes of stride 0, each with the product of the extents before it as its stride; 1:0 when
// there is none.
//
// Fails with kNotStatic (nullspace_c1), with kOverflow when a stride of N leaves int64_t (nullspace_c2).
// Source: docs/reference/spec.md#nullspace; CuTe `nullspace`.
Expected<Layout> nullspace(const Layout& a);

}  // namespace cutecheck
