// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The passes of lowering/to_llvm.
#pragma once

#include <memory>

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Pass/Pass.h"

namespace cutecheck::to_llvm {

// convert-cute-to-llvm: the pattern bank, then the secondary registrar (cute-convert-bank and
// cute-convert-second), and then a check that nothing of cute is left.
std::unique_ptr<mlir::Pass> createConvertCuteToLLVMPass();

std::unique_ptr<mlir::Pass> createConvertBankPass();
std::unique_ptr<mlir::Pass> createConvertSecondPass();

// cute-to-base: the bank, and the signatures of functions, which stay.
std::unique_ptr<mlir::Pass> createToBasePass();

// cute-check-lowered: fails on whatever is left of cute or cute_nvgpu. The last of all passes.
std::unique_ptr<mlir::Pass> createCheckLoweredPass();

// Adds patterns that know more operations.
using MorePatterns = llvm::function_ref<void(const mlir::LLVMTypeConverter&, mlir::RewritePatternSet&)>;

// What convert-cute-to-llvm does, with these patterns beside its own.
llvm::LogicalResult convertCuteToLLVM(mlir::ModuleOp module, MorePatterns more);

}  // namespace cutecheck::to_llvm
