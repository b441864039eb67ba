// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the inference of the layout algebra shares.
#pragma once

#include "lowering/algebra/values/arithmetic.h"
#include "lowering/algebra/values/mixed_tuple.h"
#include "lowering/cute/infer/inference.h"
#include "lowering/cute/infer/view.h"

namespace cutecheck::cute {

// The tiler that a tile, a layout or a shape (a tile of its extents) stands for; nothing for other types.
std::optional<Tiler> tilerOf(mlir::Type type);

// The type for the engine's answer to `input`, a layout or a view; null where `input` is a composed layout
// whose left side takes no such right side.
mlir::Type inferred(mlir::Type input, const mixed::MixedLayout& answer);
// The same as an operation's one result, refused where it is null.
mlir::LogicalResult appendInferred(std::optional<mlir::Location> location, llvm::StringRef op,
                                   mlir::Type input, const mixed::MixedLayout& answer,
                                   llvm::SmallVectorImpl<mlir::Type>& types);

// What all divides are: the engine's `divide` behind the four gates, tiler type, input type, rank, division.
using Divide = Expected<mixed::MixedLayout> (*)(mixed::Arithmetic&, const mixed::MixedLayout&, const Tiler&);
mlir::LogicalResult inferDivide(std::optional<mlir::Location> location, llvm::StringRef op, Divide divide,
                                mlir::ValueRange operands, llvm::SmallVectorImpl<mlir::Type>& types);

}  // namespace cutecheck::cute
