// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the interface of an atom's type says of it, for the builders that ask the type instead of the
// operands.
#pragma once

#include "lowering/cute/types/RuntimeTypes.h"

namespace cutecheck::cute {

// The atom that a tiled copy or a tiled MMA repeats; another type itself.
mlir::Type atomIn(mlir::Type type);

// Of a copy atom {element, values}: the type of an element, and how many one thread moves with one call. Of
// an MMA atom {a, accumulator, b, shape}: the types of elements and the extents M, N, K. Of what is tiled,
// that of its atom. Null for types that implement neither interface.
mlir::DictionaryAttr describedBy(mlir::Type type);

}  // namespace cutecheck::cute
