// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tile_partition: a layout cut into windows of one static shape.
#pragma once

#include "lowering/algebra/crd2idx.h"

namespace cutecheck::cute {

// The offset in `layout` of the window at `tile`, which counts windows: each of its integers times the
// window's extent is where the window begins. (Without the factor windows would overlap: in (128,64):(1,128)
// cut into 32 by 32, window (1,0) begins at 32.)
//
// Fails with kRank (tile_partition_c1) unless the coordinate has one integer for each extent of the window,
// with kInvalidExtent (tile_partition_c2) for an extent that run time knows, and as crd2idx.
Expected<mixed::MixedTuple> windowOffset(mixed::Arithmetic& arithmetic, const mixed::MixedTuple& tile,
                                         const mixed::MixedLayout& layout, const IntTuple& window);

}  // namespace cutecheck::cute
