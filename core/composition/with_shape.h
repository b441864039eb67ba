// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// with_shape: a layout read through another shape.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns composition(A, make_layout(shape)): R compatible with `shape` and R(i) = A(i) for i < size(shape), the last
// leaf of A extending. Fails as composition fails (with_shape_c1).
// Source: docs/reference/spec.md#with_shape; CuTe `Layout::with_shape`.
Expected<Layout> withShape(const Layout& a, const IntTuple& shape);

}  // namespace cutecheck
