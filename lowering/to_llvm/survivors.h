// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What must be gone after the lowering.
#pragma once

#include "mlir/IR/Operation.h"

namespace cutecheck::to_llvm {

// How much must be gone.
enum class Gone : uint8_t {
  kCute,  // operations and types of cute: after convert-cute-to-llvm
  kAll,   // those of cute_nvgpu too, and every attribute named after either: after the last pass
};

// Fails, with a diagnostic for each, naming it and its place, where something is left below `root`.
llvm::LogicalResult checkNothingSurvives(mlir::Operation* root, Gone gone);

}  // namespace cutecheck::to_llvm
