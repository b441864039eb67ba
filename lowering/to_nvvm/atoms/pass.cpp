// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/atoms/pass.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/standard_dialects.h"
#include "lowering/to_nvvm/atoms/given_fields.h"
#include "lowering/to_nvvm/atoms/patterns.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {

#define GEN_PASS_DECL_CONVERTATOMSPASS
#define GEN_PASS_DEF_CONVERTATOMSPASS
#include "lowering/Passes.h.inc"

namespace {

// A kernel gets a tensor map by value, and no thread writes it: cute-kernel-to-nvvm makes the parameter so.
void markTensorMaps(mlir::ModuleOp module) {
  module.walk([](mlir::FunctionOpInterface function) {
    if (!function->hasAttr("cute.kernel") && !function->hasAttr("gpu.kernel")) return;
    for (const auto& [i, type] : llvm::enumerate(function.getArgumentTypes()))
      if (mlir::isa<cute_nvgpu::NonExecTmaLoadType, cute_nvgpu::NonExecTmaStoreType,
                    cute_nvgpu::NonExecTmaReduceType>(type))
        function.setArgAttr(static_cast<unsigned>(i), "cute_nvgpu.grid_constant",
                            mlir::UnitAttr::get(function.getContext()));
  });
}

struct ConvertAtomsPass : impl::ConvertAtomsPassBase<ConvertAtomsPass> {
  using ConvertAtomsPassBase::ConvertAtomsPassBase;

  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    ConvertAtomsPassBase::getDependentDialects(registry);
    to_llvm::addDialectsOfSecond(registry);
  }

  void runOnOperation() override {
    markTensorMaps(getOperation());
    const Target named = targetNamed(target);
    // What the target lacks is named, and what else is wrong behind it.
    const bool has = succeeded(requireTensorMemory(getOperation(), named));
    if (failed(shareTensorPointers(getOperation())) || failed(requireGivenFields(getOperation())))
      return signalPassFailure();
    const auto atoms = [&](const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
      populateAtomPatterns(converter, patterns, named);
    };
    if (failed(to_llvm::convertCuteToLLVM(getOperation(), atoms)) || !has) signalPassFailure();
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createConvertAtomsPass(llvm::StringRef target) {
  return std::make_unique<ConvertAtomsPass>(ConvertAtomsPassOptions{target.str()});
}

}  // namespace cutecheck::to_nvvm
