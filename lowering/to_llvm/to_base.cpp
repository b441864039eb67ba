// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cute-to-base: what the pattern bank leaves of cute, and signatures, calls and returns, so that no value of
// cute is left in functions of `func`, which stay.
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/Func/Transforms/FuncConversions.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/cute/dialect/CuteDialect.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/standard_dialects.h"

namespace cutecheck::to_llvm {
namespace {

bool isCute(mlir::Type type) { return mlir::isa<cute::CuteDialect>(type.getDialect()); }
bool hasNone(mlir::TypeRange types) { return llvm::none_of(types, isCute); }

}  // namespace

mlir::LogicalResult convertFunctionsToBase(mlir::ModuleOp module) {
  mlir::MLIRContext& context = *module.getContext();
  mlir::LLVMTypeConverter converter(&context);
  // What is of no cute type stays as it is.
  converter.addConversion([](mlir::Type type) -> std::optional<mlir::Type> {
    return isCute(type) ? std::nullopt : std::optional(type);
  });
  addCuteTypes(converter);
  mlir::ConversionTarget target(context);
  target.markUnknownOpDynamicallyLegal([](mlir::Operation*) { return true; });
  target.addIllegalDialect<cute::CuteDialect>();
  target.addDynamicallyLegalOp<mlir::func::FuncOp>([](mlir::func::FuncOp op) {
    return hasNone(op.getFunctionType().getInputs()) && hasNone(op.getFunctionType().getResults());
  });
  target.addDynamicallyLegalOp<mlir::func::CallOp, mlir::func::ReturnOp>(
      [](mlir::Operation* op) { return hasNone(op->getOperandTypes()) && hasNone(op->getResultTypes()); });
  mlir::RewritePatternSet patterns(&context);
  populateDerefinePatterns(converter, patterns);
  mlir::populateFunctionOpInterfaceTypeConversionPattern<mlir::func::FuncOp>(patterns, converter);
  mlir::populateCallOpTypeConversionPattern(patterns, converter);
  mlir::populateReturnOpTypeConversionPattern(patterns, converter);
  if (failed(mlir::applyPartialConversion(module, target, std::move(patterns)))) return mlir::failure();
  foldCasts(module);
  return mlir::success();
}

}  // namespace cutecheck::to_llvm
