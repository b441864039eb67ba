// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls of atoms to the instructions that they are, gated by the target.
//
// An atom that the target lacks is a diagnostic at its call. What NVVM has an operation for becomes that, the
// rest inline PTX. Universal atoms are ordinary loads, stores and arithmetic: lowering/to_llvm has them.
#pragma once

#include <string>

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Transforms/DialectConversion.h"

namespace cutecheck::to_nvvm {

// "sm_90a": 90, with the instructions of that architecture alone.
struct Target {
  std::string name;
  int number = 0;
  bool specific = false;  // ends in a
  bool family = false;    // ends in f
};
// A name of another form has the number 0, and so no atom of a tier.
Target targetNamed(llvm::StringRef name);

// The first target with TMA and with bulk copies.
inline constexpr int kTmaTier = 90;

// Of atoms that begin with an architecture; fails after a complaint at `op`.
mlir::LogicalResult requireTier(mlir::Operation* op, const Target& target, int tier);

// All patterns of atoms.
void populateAtomPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target);

void populateMmaSyncPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                             const Target& target);
void populateMatrixCopyPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                                const Target& target);
void populateAsyncCopyPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                               const Target& target);
void populateWgmmaPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                           const Target& target);
void populateSm90WgmmaAtomPatterns(const mlir::LLVMTypeConverter& converter,
                                   mlir::RewritePatternSet& patterns, const Target& target);
void populateTmaPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                         const Target& target);
void populateTmaMapPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                            const Target& target);
void populateWgmmaDescriptorPatterns(const mlir::LLVMTypeConverter& converter,
                                     mlir::RewritePatternSet& patterns, const Target& target);
void populateUmmaPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target);
void populateMbarrierPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                              const Target& target);
void populateBulkPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target);
void populateTmaPartitionPatterns(const mlir::LLVMTypeConverter& converter,
                                  mlir::RewritePatternSet& patterns);
void populateSharedMemoryPatterns(const mlir::LLVMTypeConverter& converter,
                                  mlir::RewritePatternSet& patterns);

}  // namespace cutecheck::to_nvvm
