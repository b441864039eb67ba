// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// image_mask: the offsets of one mode of a layout, as the bits of a number.
#pragma once

#include "core/notation/layout.h"

namespace cutecheck {

// Returns the number whose bit L(crd with x as its mode `mode`) is 1 for each x of that mode, and no other:
// the blocks of a cluster that a multicast along this mode reaches from the block at `crd`.
//
// Fails with kRank unless `crd` is a tuple with an integer for each mode of L and has the mode
// (image_mask_c1), with kOverflow when an offset is no bit of a non-negative int64_t (image_mask_c2), and as
// slice_and_offset fails. Source: docs/reference/spec.md#image_mask; CuTe DSL `make_layout_image_mask`.
Expected<int64_t> imageMask(const Layout& a, const IntTuple& crd, int64_t mode);

}  // namespace cutecheck
