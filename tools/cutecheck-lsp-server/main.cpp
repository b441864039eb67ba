// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck-lsp-server: MLIR's language server with the dialects of cutecheck.
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-lsp-server/MlirLspServerMain.h"

#include "lowering/to_llvm/translate.h"

int main(int argc, char** argv) {
  mlir::DialectRegistry registry;
  cutecheck::to_llvm::registerDialects(registry);
  return failed(mlir::MlirLspServerMain(argc, argv, registry)) ? 1 : 0;
}
