// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Loops of known length as their iterations.
#pragma once

#include "mlir/IR/BuiltinOps.h"

namespace cutecheck::desugar {

// Each scf.for of a static number of iterations, at most 1024, as so many copies of its body.
mlir::LogicalResult unrollKnownLoops(mlir::ModuleOp module);

}  // namespace cutecheck::desugar
