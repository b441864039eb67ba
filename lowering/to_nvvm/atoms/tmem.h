// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor memory and tcgen05: registered together where the target has them, not at all elsewhere.
#pragma once

#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {

// Before the name of a target without it.
inline constexpr const char* kNeedsTensorMemory =
    "needs tensor memory (sm_100, sm_101, sm_103 or sm_110, with a or f behind), but the target is ";

// Of tcgen05's cta_group: whether two blocks work as a pair.
inline mlir::NVVM::CTAGroupKind groupOf(bool pair) {
  return pair ? mlir::NVVM::CTAGroupKind::CTA_2 : mlir::NVVM::CTAGroupKind::CTA_1;
}

// Fails after a complaint at each operation of tensor memory, where the target has none.
mlir::LogicalResult requireTensorMemory(mlir::ModuleOp module, const Target& target);

// Of each slot's retrievals with a number of columns leaves the one that allocates. Fails after a complaint
// where none stands before all others.
mlir::LogicalResult shareTensorPointers(mlir::ModuleOp module);

// The fifteen patterns of tensor memory, where the target has it; none elsewhere.
void populateTmemPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target);

void populateTmemAllocationPatterns(const mlir::LLVMTypeConverter& converter,
                                    mlir::RewritePatternSet& patterns);
void populateTmemCopyPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateTmemRetrievalPatterns(const mlir::LLVMTypeConverter& converter,
                                   mlir::RewritePatternSet& patterns);
void populateS2tPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateB8x256Patterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);

}  // namespace cutecheck::to_nvvm
