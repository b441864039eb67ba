// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What single elements and extents may be.
#pragma once

#include <optional>
#include <string>

#include "mlir/IR/Types.h"

namespace cutecheck::cute {

// Why memory is not addressed in elements of this type, or nothing. Elements of 8, 16, 32, 64 and 128 bits,
// and tf32, have an address each; narrower ones share a byte in CuTe and are held in words of other elements
// here.
std::optional<std::string> complaintAboutElement(mlir::Type element);

// Why a shape has no elements to number, or nothing: each extent that its type knows is at least 1. An extent
// of 0 stands only in the target profile of filter_zeros, which is written as a shape.
std::optional<std::string> complaintAboutExtents(mlir::Type shape);

}  // namespace cutecheck::cute
