// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which attributes the reference semantics reads, operation by operation.
//
// An attribute may promise something, or change what an operation computes. One that stands in no list here
// is not read as nothing: the module has no reference semantics then, and the attribute is named.
#pragma once

#include <optional>
#include <string>

#include "mlir/IR/Operation.h"

namespace cutecheck::meaning {

// An attribute of `op`, or a value of one, that is not understood: "the attribute 'fastmath'".
std::optional<std::string> unreadAttribute(mlir::Operation* op);

// The same of a function, its parameters and its results; which extents a launch may have is for others to ask.
std::optional<std::string> unreadAttributeOfFunction(mlir::Operation* function);

// Whether it is the operation of the llvm dialect that is read: a sum of the lanes of a vector.
bool isReadOfLlvm(mlir::Operation* op);

}  // namespace cutecheck::meaning
