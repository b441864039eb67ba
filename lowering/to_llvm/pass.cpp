#include "lowering/to_llvm/pass.h"

#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "lowering/cute/CuteDialect.h"
#include "lowering/cute/stated.h"
#include "lowering/to_llvm/fold_offsets.h"
#include "lowering/to_llvm/hoist_divisors.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/second.h"
#include "lowering/to_llvm/survivors.h"

namespace cutecheck::to_llvm {
namespace {

void nothingMore(const mlir::LLVMTypeConverter&, mlir::RewritePatternSet&) {}

mlir::LogicalResult convertBank(mlir::ModuleOp module, MorePatterns more) {
  module.walk([](mlir::FunctionOpInterface function) {
    function->removeAttr(cute::kPremises);
    function->removeAttr(cute::kInBounds);
  });
  mlir::MLIRContext& context = *module.getContext();
  mlir::LLVMTypeConverter converter(&context);
  addCuteTypes(converter);
  mlir::LLVMConversionTarget target(context);
  target.addDynamicallyLegalDialect<cute::CuteDialect>(isOfSecond);
  // What patterns of atoms emit.
  target.addLegalDialect("nvvm");
  target.addDynamicallyLegalOp(mlir::OperationName("scf.if", &context),
                               [](mlir::Operation* op) -> std::optional<bool> {
                                 if (op->getNumResults() == 0) return true;
                                 return std::nullopt;
                               });
  target.addLegalOp(mlir::OperationName("scf.yield", &context));
  mlir::RewritePatternSet patterns(&context);
  populateCuteToLLVMPatterns(converter, patterns);
  more(converter, patterns);
  return mlir::applyPartialConversion(module, target, std::move(patterns));
}

mlir::LogicalResult convertBankAlone(mlir::ModuleOp module) { return convertBank(module, nothingMore); }

mlir::LogicalResult convertAll(mlir::ModuleOp module) { return convertCuteToLLVM(module, nothingMore); }

mlir::LogicalResult convertSecondAlone(mlir::ModuleOp module) {
  if (failed(expectBankHasRun(module))) return mlir::failure();
  return convertSecond(module);
}

mlir::LogicalResult checkLowered(mlir::ModuleOp module) { return checkNothingSurvives(module, Gone::kAll); }

// A step as a pass.
struct StepPass : mlir::PassWrapper<StepPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(StepPass)
  using Step = mlir::LogicalResult (*)(mlir::ModuleOp);
  StepPass(llvm::StringRef name, llvm::StringRef description, Step step)
      : name_(name), description_(description), step_(step) {}
  llvm::StringRef getArgument() const override { return name_; }
  llvm::StringRef getDescription() const override { return description_; }
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    registry.insert<mlir::LLVM::LLVMDialect>();
    addDialectsOfSecond(registry);
  }
  void runOnOperation() override {
    if (failed(step_(getOperation()))) signalPassFailure();
  }

 private:
  llvm::StringRef name_, description_;
  Step step_;
};

}  // namespace

llvm::LogicalResult convertCuteToLLVM(mlir::ModuleOp module, MorePatterns more) {
  if (failed(convertBank(module, more)) || failed(convertSecond(module))) return mlir::failure();
  return checkNothingSurvives(module, Gone::kCute);
}

std::unique_ptr<mlir::Pass> createConvertCuteToLLVMPass() {
  return std::make_unique<StepPass>("convert-cute-to-llvm", "lower cute layout algebra to the LLVM dialect",
                                    convertAll);
}
std::unique_ptr<mlir::Pass> createCheckLoweredPass() {
  return std::make_unique<StepPass>("cute-check-lowered", "fail on whatever is left of cute or cute_nvgpu",
                                    checkLowered);
}

void registerPasses() {
  mlir::registerPass(createConvertCuteToLLVMPass);
  mlir::registerPass(createCheckLoweredPass);
  mlir::registerPass(createFoldOffsetsPass);
  mlir::registerPass(createHoistDivisorsPass);
  mlir::registerPass([] {
    return std::make_unique<StepPass>("cute-convert-bank", "the first half of convert-cute-to-llvm",
                                      convertBankAlone);
  });
  mlir::registerPass([] {
    return std::make_unique<StepPass>("cute-convert-second", "the second half of convert-cute-to-llvm",
                                      convertSecondAlone);
  });
}

}  // namespace cutecheck::to_llvm
