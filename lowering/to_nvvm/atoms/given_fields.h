// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a call needs of its atom's value, and whether the module gave it.
#pragma once

#include "mlir/IR/BuiltinOps.h"

namespace cutecheck::to_nvvm {

// Fails after a complaint at each call of an atom that comes from where it was made without a field that the
// call reads: a barrier, a tensor map, a mask, metadata, scale factors. An atom that a function is called
// with has them.
mlir::LogicalResult requireGivenFields(mlir::ModuleOp module);

}  // namespace cutecheck::to_nvvm
