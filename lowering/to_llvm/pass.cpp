// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/pass.h"

#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/cute/infer/promise.h"
#include "lowering/cute/types/stated.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/standard_dialects.h"
#include "lowering/to_llvm/survivors.h"

namespace cutecheck::to_llvm {

#define GEN_PASS_DEF_CONVERTCUTETOLLVMPASS
#define GEN_PASS_DEF_CONVERTBANKPASS
#define GEN_PASS_DEF_CONVERTSECONDPASS
#define GEN_PASS_DEF_TOBASEPASS
#define GEN_PASS_DEF_CHECKLOWEREDPASS
#include "lowering/Passes.h.inc"

namespace {

void nothingMore(const mlir::LLVMTypeConverter&, mlir::RewritePatternSet&) {}

mlir::LogicalResult convertBank(mlir::ModuleOp module, MorePatterns more) {
  if (failed(cute::expectNoPromises(module))) return mlir::failure();
  module.walk([](mlir::FunctionOpInterface function) {
    for (const llvm::StringRef stated :
         {cute::kPremises, cute::kInBounds, cute::kDynamicSmem, cute::kEnsures, cute::kWrittenBy})
      function->removeAttr(stated);
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

mlir::LogicalResult convertToBase(mlir::ModuleOp module) {
  if (failed(convertBank(module, nothingMore)) || failed(convertFunctionsToBase(module)))
    return mlir::failure();
  return checkNothingSurvives(module, Gone::kCute);
}

mlir::LogicalResult checkLowered(mlir::ModuleOp module) { return checkNothingSurvives(module, Gone::kAll); }

// A step as a pass.
template <template <typename> class Base, mlir::LogicalResult (*step)(mlir::ModuleOp)>
struct StepPass : Base<StepPass<Base, step>> {
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    Base<StepPass>::getDependentDialects(registry);
    addDialectsOfSecond(registry);
  }
  void runOnOperation() override {
    if (failed(step(this->getOperation()))) this->signalPassFailure();
  }
};

}  // namespace

llvm::LogicalResult convertCuteToLLVM(mlir::ModuleOp module, MorePatterns more) {
  if (failed(convertBank(module, more)) || failed(convertSecond(module))) return mlir::failure();
  return checkNothingSurvives(module, Gone::kCute);
}

std::unique_ptr<mlir::Pass> createConvertCuteToLLVMPass() {
  return std::make_unique<StepPass<impl::ConvertCuteToLLVMPassBase, convertAll>>();
}
std::unique_ptr<mlir::Pass> createConvertBankPass() {
  return std::make_unique<StepPass<impl::ConvertBankPassBase, convertBankAlone>>();
}
std::unique_ptr<mlir::Pass> createConvertSecondPass() {
  return std::make_unique<StepPass<impl::ConvertSecondPassBase, convertSecondAlone>>();
}
std::unique_ptr<mlir::Pass> createToBasePass() {
  return std::make_unique<StepPass<impl::ToBasePassBase, convertToBase>>();
}
std::unique_ptr<mlir::Pass> createCheckLoweredPass() {
  return std::make_unique<StepPass<impl::CheckLoweredPassBase, checkLowered>>();
}

}  // namespace cutecheck::to_llvm
