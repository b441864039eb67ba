// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coordinateOf: from an offset of a layout back to a coordinate.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns a coordinate c of the tree of A, inside its shape, with A(c) = offset.
//
// The digits offset / d mod s are the answer wherever they have that offset, which they do for every dense
// layout; for other layouts the least linear index with the offset is searched. Fails with kOutOfDomain when
// no coordinate has the offset (coordinate_of_c1), with kNotStatic or kBasisStride (coordinate_of_c2), with
// kUndecided when more than 2^20 coordinates would have to be searched (coordinate_of_c3). Source:
// docs/reference/spec.md#coordinate_of; CuTe `Layout::get_hier_coord`.
Expected<IntTuple> coordinateOf(const Layout& a, int64_t offset);

// The same as one number for each mode, and as one linear index. Source: CuTe `get_flat_coord`,
// `get_1d_coord`.
Expected<IntTuple> flatCoordinateOf(const Layout& a, int64_t offset);
Expected<int64_t> linearCoordinateOf(const Layout& a, int64_t offset);

}  // namespace cutecheck
