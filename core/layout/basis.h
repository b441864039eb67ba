// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Basis strides: layouts whose offsets are coordinates.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns the layout of `shape` whose offset at a coordinate is that coordinate: leaf k of the
// tree has stride 1@path. Source: docs/reference/spec.md#make_identity_layout; CuTe `make_identity_layout`.
Layout makeIdentityLayout(const IntTuple& shape);

}  // namespace cutecheck
