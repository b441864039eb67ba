// The parameters of a tiled copy as the engine takes them.
#pragma once

#include "lowering/cute/CuteDialect.h"
#include "lowering/mixed/partition.h"

namespace cutecheck::cute {

mixed::TiledCopy tiledCopyOf(TiledCopyType type);

}  // namespace cutecheck::cute
