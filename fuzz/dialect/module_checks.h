// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What must hold of modules and types that were accepted: they print, and read back as themselves.
#pragma once

#include <string>

#include "llvm/ADT/DenseSet.h"
#include "mlir/IR/BuiltinOps.h"

namespace cutecheck::fuzz {

// Printing verifies a module once more unless `flags` says that it is.
std::string textOf(mlir::ModuleOp module, mlir::OpPrintingFlags flags = {});
std::string asBytecode(mlir::ModuleOp module);

class ModuleChecks {
 public:
  explicit ModuleChecks(mlir::MLIRContext& context) : context_(context) {}

  // Each returns what is wrong, on one line, or "".

  // Every type of the project's dialects in the module reads back, from its spelling, as the same type.
  std::string typesReadBack(mlir::ModuleOp module);
  // A verified module reads back from text and from bytecode as the same module, or as a verified one that
  // prints the same.
  // `text` is the module printed.
  std::string roundTrips(mlir::ModuleOp module, const std::string& text);

 private:
  // Calls look on every type in the module.
  static void forTypes(mlir::ModuleOp module, llvm::function_ref<void(mlir::Type)> look);
  std::string typeReadsBack(mlir::Type type);
  std::string readsBack(const std::string& written, mlir::ModuleOp module, const std::string& text,
                        const char* how);

  mlir::MLIRContext& context_;
  llvm::DenseSet<mlir::Type> seen_;  // read back before, alone or in a module
};

}  // namespace cutecheck::fuzz
