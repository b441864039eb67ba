// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck-opt: mlir-opt for the cute dialect.
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

#include "lowering/pipeline/passes.h"
#include "lowering/to_llvm/translate.h"

int main(int argc, char** argv) {
  mlir::DialectRegistry registry;
  cutecheck::to_llvm::registerDialects(registry);
  cutecheck::lowering::registerPasses();
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerPass([] { return mlir::createSCFToControlFlowPass(); });
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "cutecheck: layouts, checked and lowered\n", registry));
}
