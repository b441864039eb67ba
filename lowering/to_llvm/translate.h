// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// From the LLVM dialect to LLVM IR.
#pragma once

#include <memory>

namespace llvm {
class LLVMContext;
class Module;
}  // namespace llvm
namespace mlir {
class DialectRegistry;
class ModuleOp;
}  // namespace mlir

namespace cutecheck::to_llvm {

// The dialects that a module of cute and its neighbours may use, with their translations.
void registerDialects(mlir::DialectRegistry& registry);

// The LLVM module, or null after a diagnostic. `module` must have been lowered.
std::unique_ptr<llvm::Module> translateToLLVMIR(mlir::ModuleOp module, llvm::LLVMContext& context);

}  // namespace cutecheck::to_llvm
