#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/fold_offsets.h"
#include "lowering/to_llvm/hoist_divisors.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/cute/CuteDialect.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/survivors.h"

namespace cutecheck::to_llvm {
namespace {

struct ConvertCuteToLLVMPass : mlir::PassWrapper<ConvertCuteToLLVMPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConvertCuteToLLVMPass)
  llvm::StringRef getArgument() const override { return "convert-cute-to-llvm"; }
  llvm::StringRef getDescription() const override { return "lower cute layout algebra to the LLVM dialect"; }
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    registry.insert<mlir::LLVM::LLVMDialect>();
  }

  void runOnOperation() override {
    mlir::MLIRContext& context = getContext();
    mlir::LLVMTypeConverter converter(&context);
    addCuteTypes(converter);
    mlir::LLVMConversionTarget target(context);
    target.addIllegalDialect<cute::CuteDialect, mlir::func::FuncDialect, mlir::arith::ArithDialect,
                             mlir::cf::ControlFlowDialect>();
    target.addLegalOp<mlir::ModuleOp>();
    mlir::RewritePatternSet patterns(&context);
    populateCuteToLLVMPatterns(converter, patterns);
    mlir::populateFuncToLLVMConversionPatterns(converter, patterns);
    mlir::arith::populateArithToLLVMConversionPatterns(converter, patterns);
    mlir::cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
    if (failed(mlir::applyPartialConversion(getOperation(), target, std::move(patterns))))
      return signalPassFailure();
    if (failed(checkNothingSurvives(getOperation()))) signalPassFailure();
  }
};

struct CheckLoweredPass : mlir::PassWrapper<CheckLoweredPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(CheckLoweredPass)
  llvm::StringRef getArgument() const override { return "cute-check-lowered"; }
  llvm::StringRef getDescription() const override { return "fail on whatever is left of cute"; }
  void runOnOperation() override {
    if (failed(checkNothingSurvives(getOperation()))) signalPassFailure();
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createConvertCuteToLLVMPass() {
  return std::make_unique<ConvertCuteToLLVMPass>();
}
std::unique_ptr<mlir::Pass> createCheckLoweredPass() { return std::make_unique<CheckLoweredPass>(); }

void registerPasses() {
  mlir::registerPass(createConvertCuteToLLVMPass);
  mlir::registerPass(createCheckLoweredPass);
  mlir::registerPass(createFoldOffsetsPass);
  mlir::registerPass(createHoistDivisorsPass);
}

}  // namespace cutecheck::to_llvm
