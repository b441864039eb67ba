// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What cute-kernel-to-nvvm leaves on a module for the check at the end of the pipeline.
#pragma once

#include "mlir/IR/BuiltinOps.h"

namespace cutecheck::to_nvvm {

inline constexpr llvm::StringLiteral kEntryRecord = "cute_nvgpu.kernel_entries";

// Writes the type and the parameters' attributes of every function that is an entry.
void writeEntryRecord(mlir::ModuleOp module);

// Compares the record with the entries that are there, and removes it. Fails with a diagnostic for the first
// difference.
mlir::LogicalResult checkEntryRecord(mlir::ModuleOp module);

}  // namespace cutecheck::to_nvvm
