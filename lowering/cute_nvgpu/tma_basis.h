// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The box that a tensor copy can move, found from the layout of shared memory and the tensor's elements in
// it.
//
// Walks shared memory from its first element: as long as neighbours there are neighbours along one mode of
// the tensor, a dimension of the box grows; where another mode begins, so does a dimension; where the tensor
// jumps, the box ends, and several calls fill the rest. Modes of the tensor that the box does not run along
// are dimensions of extent 1. Sources: CUTLASS include/cute/atom/copy_traits_sm90_tma.hpp (the same box,
// found by its layout algebra); PTX ISA 9.0, "Tensors".
#pragma once

#include "core/notation/layout.h"
#include "core/support/expected.h"

namespace cutecheck::cute_nvgpu {

struct TmaOperands {
  Layout tensor;          // of global memory, extents and strides static or not
  Layout shared;          // static, in elements, before the swizzle
  Layout map;             // element of `shared` to a coordinate of the tensor: basis strides
  int64_t multicast = 1;  // blocks among which the box is divided
};

inline bool isStatic(const Layout& layout) { return layout.shape().isStatic() && layout.stride().isStatic(); }

// Fails with kBadRequest (tma_basis_c1) where the first elements are no row along a mode of stride 1, and
// (tma_basis_c2) where the blocks do not divide the box.
Expected<Layout> tmaBasis(const TmaOperands& operands);

// Of a tile of shared memory, static, the coordinates of its elements in the order in which they lie there,
// cut behind `box` elements: (box, boxes), and the same of the places, from 0 on. Fails with kBadRequest
// (tma_basis_c4) where the tile is not packed, or its elements' coordinates do not go on in steps.
struct TmaParts {
  Layout places, coordinates;
};
Expected<TmaParts> tmaParts(const Layout& tile, const Layout& coordinates, int64_t box);

// The tensor's shape, and for each mode the dimension of the box that it is.
Layout tmaTensor(const Layout& tensor, const Layout& basis);

}  // namespace cutecheck::cute_nvgpu
