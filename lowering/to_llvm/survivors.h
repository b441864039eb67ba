// After the lowering nothing of cute is left; what is, is an error with its place.
#pragma once

#include "llvm/Support/LogicalResult.h"
#include "mlir/IR/Operation.h"

namespace cutecheck::to_llvm {

// Complains, naming the operation, about every operation below `root` that is of the cute dialect
// or that has an operand, result, block argument, function type or type attribute of a cute type.
llvm::LogicalResult checkNothingSurvives(mlir::Operation* root);

}  // namespace cutecheck::to_llvm
