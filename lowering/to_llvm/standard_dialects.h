// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The secondary registrar: what runs after the bank, on values that the bank has already packed.
//
// derefine and flatten of layouts (DerefineOpLowering, twice), functions of gpu.module
// (ConvertGPUFuncSignature), and whatever else carries values of cute from block to block and from function
// to function: scf, cf, func and arith. In this order, because the types of functions and blocks must not
// change under patterns that read them; run first, it refuses what the bank should have lowered.
#pragma once

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {

// Whether an operation of cute is the secondary registrar's, not the bank's.
bool isOfSecond(mlir::Operation* op);

void populateDerefinePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateGpuFuncPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);

// All of them, with what MLIR has for func, cf and arith.
void populateSecondPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);

// The dialects of what it emits on the way.
void addDialectsOfSecond(mlir::DialectRegistry& registry);

// Fails, naming the first operation of the bank that is left.
mlir::LogicalResult expectBankHasRun(mlir::ModuleOp module);

// Runs them on `module`, and moves what gpu.modules hold into it. Fails with a diagnostic.
mlir::LogicalResult convertSecond(mlir::ModuleOp module);

// What the bank cast to a packed value and functions now hand over packed is one value.
void foldCasts(mlir::ModuleOp module);

// Signatures, calls and returns of `func` on packed values, behind the bank; functions stay functions.
mlir::LogicalResult convertFunctionsToBase(mlir::ModuleOp module);

}  // namespace cutecheck::to_llvm
