#include "lowering/to_nvvm/atoms/pass.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_llvm/pass.h"
#include "lowering/to_llvm/second.h"
#include "lowering/to_nvvm/atoms/patterns.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {

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

struct ConvertAtomsPass : mlir::PassWrapper<ConvertAtomsPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ConvertAtomsPass)
  ConvertAtomsPass() = default;
  ConvertAtomsPass(const ConvertAtomsPass& other) : PassWrapper(other) {}

  llvm::StringRef getArgument() const override { return "convert-cute-nvgpu-to-nvvm"; }
  llvm::StringRef getDescription() const override {
    return "lower cute and the atoms of a target to LLVM and NVVM";
  }
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    registry.insert<mlir::LLVM::LLVMDialect, mlir::NVVM::NVVMDialect, mlir::scf::SCFDialect>();
    to_llvm::addDialectsOfSecond(registry);
  }

  void runOnOperation() override {
    markTensorMaps(getOperation());
    const Target named = targetNamed(target);
    // What the target lacks is named, and what else is wrong behind it.
    const bool has = succeeded(requireTensorMemory(getOperation(), named));
    if (failed(shareTensorPointers(getOperation()))) return signalPassFailure();
    const auto atoms = [&](const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
      populateAtomPatterns(converter, patterns, named);
    };
    if (failed(to_llvm::convertCuteToLLVM(getOperation(), atoms)) || !has) signalPassFailure();
  }

  Option<std::string> target{*this, "target", llvm::cl::desc("architecture, e.g. sm_90a"),
                             llvm::cl::init("sm_90a")};
};

}  // namespace

std::unique_ptr<mlir::Pass> createConvertAtomsPass(llvm::StringRef target) {
  auto pass = std::make_unique<ConvertAtomsPass>();
  pass->target = target.str();
  return pass;
}

void registerAtomPasses() {
  mlir::registerPass([] { return createConvertAtomsPass(); });
}

}  // namespace cutecheck::to_nvvm
