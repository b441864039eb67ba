// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parameters of a tiled copy as the engine takes them.
#pragma once

#include "lowering/algebra/tiling/partition.h"
#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::cute {

mixed::TiledCopy tiledCopyOf(TiledCopyType type);

}  // namespace cutecheck::cute
