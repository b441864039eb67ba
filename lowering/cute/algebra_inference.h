// What the inference of the layout algebra shares.
#pragma once

#include "lowering/cute/inference.h"
#include "lowering/cute/view.h"
#include "lowering/mixed/mixed_tuple.h"

namespace cutecheck::cute {

// The tiler that a tile, a layout or a shape (a tile of its extents) stands for; nothing for other types.
std::optional<Tiler> tilerOf(mlir::Type type);

// A static layout type for the engine's answer to `input`, a layout or a view.
mlir::Type inferred(mlir::Type input, const mixed::MixedLayout& answer);

}  // namespace cutecheck::cute
