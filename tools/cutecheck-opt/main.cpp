// cutecheck-opt: mlir-opt for the cute dialect.
#include "llvm/Support/raw_ostream.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

#include "lowering/meaning/pass.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/translate.h"

int main(int argc, char** argv) {
  mlir::DialectRegistry registry;
  cutecheck::to_llvm::registerDialects(registry);
  cutecheck::to_llvm::registerPasses();
  mlir::registerPass([] { return cutecheck::meaning::createMeaningPass(llvm::outs()); });
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  return mlir::asMainReturnCode(
      mlir::MlirOptMain(argc, argv, "cutecheck: layouts, checked and lowered\n", registry));
}
