// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// right_inverse: where each of the first offsets comes from.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns R with A(R(i)) = i for 0 <= i < size(R), R the longest prefix made of whole modes of
// coalesce(A). Modes with stride 0 or negative stride are skipped. Never refuses an integer-stride
// layout but for kOverflow; 1:0 when no mode has stride 1. Fails with kBasisStride (right_inverse_c1).
// Source: docs/reference/spec.md#right_inverse; CuTe `right_inverse`.
Expected<Layout> rightInverse(const Layout& a);

}  // namespace cutecheck
