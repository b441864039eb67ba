// cutecheck-opt: mlir-opt for the cute dialect.
#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

#include "lowering/desugar/pass.h"
#include "lowering/meaning/pass.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/translate.h"
#include "lowering/to_nvvm/atoms/pass.h"
#include "lowering/to_nvvm/kernel_entry.h"

int main(int argc, char** argv) {
  mlir::DialectRegistry registry;
  cutecheck::to_llvm::registerDialects(registry);
  cutecheck::desugar::registerPasses();
  cutecheck::to_llvm::registerPasses();
  cutecheck::to_nvvm::registerPasses();
  cutecheck::to_nvvm::registerAtomPasses();
  mlir::registerPass([] { return cutecheck::meaning::createMeaningPass(llvm::outs()); });
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerPass([] { return mlir::createSCFToControlFlowPass(); });
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "cutecheck: layouts, checked and lowered\n", registry));
}
