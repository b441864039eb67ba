// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coshape and coprofile: the shape and the tree of the offsets of a layout.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns the smallest shape that holds all offsets, strides taken by their size: cosize(A) for integer strides; for
// basis strides a tuple, 1 + the sum of (s-1)*|d| at each place. Fails as crd2idx, with kOverflow (coshape_c1).
// Source: docs/reference/spec.md#coshape; CuTe `coshape`.
Expected<IntTuple> coshape(const Layout& a);

// Returns the tree of the offsets with 0 at every leaf: 0 for integer strides. Fails as crd2idx.
// Source: CuTe `coprofile`.
Expected<IntTuple> coprofile(const Layout& a);

}  // namespace cutecheck
