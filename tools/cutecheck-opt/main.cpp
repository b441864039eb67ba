// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cutecheck-opt: mlir-opt for the cute dialect.
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/ToolOutputFile.h"
#include "mlir/Bytecode/BytecodeReader.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/IR/DialectRegistry.h"
#include "mlir/IR/MLIRContext.h"
#include "mlir/Pass/PassManager.h"
#include "mlir/Support/FileUtilities.h"
#include "mlir/Tools/mlir-opt/MlirOptMain.h"
#include "mlir/Transforms/Passes.h"

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/pipeline/input_limits.h"
#include "lowering/pipeline/passes.h"
#include "lowering/to_llvm/translate.h"

static llvm::cl::opt<bool> trustResultTypes(
    "cute-trust-result-types",
    llvm::cl::desc(
        "Read and verify modules as CuTe does: where run time decides whether an operation has a result, "
        "take the author's word for its type. Takes no passes, so nothing is built on it"));

// Whether the command line names a pass, or names one wrongly.
static bool namesPasses() {
  mlir::MLIRContext context;
  mlir::PassManager passes(&context);
  return failed(mlir::MlirOptMainConfig::createFromCLOptions().setupPassPipeline(passes)) || !passes.empty();
}

// As mlir-opt does, of a module whose brackets MLIR's parser can follow.
static llvm::LogicalResult transform(const std::string& from, const std::string& to, mlir::DialectRegistry& registry,
                                     const mlir::MlirOptMainConfig& config) {
  std::string why;
  std::unique_ptr<llvm::MemoryBuffer> input = mlir::openInputFile(from, &why);
  const std::unique_ptr<llvm::ToolOutputFile> output = input ? mlir::openOutputFile(to, &why) : nullptr;
  if (!output) {
    llvm::errs() << why << "\n";
    return llvm::failure();
  }
  if (!mlir::isBytecode(*input))
    if (const auto refused = cutecheck::lowering::nestedTooDeep(input->getBuffer().str())) {
      llvm::errs() << "error: " << refused->message << "\n";
      return llvm::failure();
    }
  if (failed(mlir::MlirOptMain(output->os(), std::move(input), registry, config))) return llvm::failure();
  output->keep();
  return llvm::success();
}

int main(int argc, char** argv) {
  mlir::DialectRegistry registry;
  cutecheck::to_llvm::registerDialects(registry);
  cutecheck::lowering::registerPasses();
  mlir::registerCanonicalizerPass();
  mlir::registerCSEPass();
  mlir::registerPass([] { return mlir::createSCFToControlFlowPass(); });
  const auto [input, output] =
      mlir::registerAndParseCLIOptions(argc, argv, "cutecheck: layouts, checked and lowered\n", registry);
  if (trustResultTypes && namesPasses()) {
    llvm::errs() << "error: --cute-trust-result-types reads and verifies; it takes no passes\n";
    return 1;
  }
  registry.addExtension(+[](mlir::MLIRContext*, cutecheck::cute::CuteDialect* dialect) {
    if (trustResultTypes) dialect->trustResultTypes();
  });
  const mlir::MlirOptMainConfig config = mlir::MlirOptMainConfig::createFromCLOptions();
  if (config.shouldShowDialects() || config.shouldListPasses())
    return mlir::asMainReturnCode(mlir::MlirOptMain(argc, argv, input, output, registry));
  const llvm::InitLLVM guard(argc, argv);
  return mlir::asMainReturnCode(transform(input, output, registry, config));
}
