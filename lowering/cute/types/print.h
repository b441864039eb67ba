// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What print has text for without a loop.
#pragma once

#include <string>

#include "lowering/cute/dialect/CuteOps.h"

namespace cutecheck::cute {

// Integers of 1 to 64 bits, with a divisor or without, floats of 16 to 64 bits, pointers.
bool isScalar(mlir::Type type);

// The format with one pair of braces for each value: values that it has no braces for stand behind it, each
// after a blank; without a format a line of the values.
std::string formatOf(PrintOp op);

}  // namespace cutecheck::cute
