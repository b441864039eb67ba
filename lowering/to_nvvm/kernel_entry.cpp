// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_nvvm/kernel_entry.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

#include "lowering/to_llvm/survivors.h"
#include "lowering/to_nvvm/entry_record.h"

namespace cutecheck::to_nvvm {

#define GEN_PASS_DEF_KERNELENTRYPASS
#define GEN_PASS_DEF_CHECKKERNELENTRIESPASS
#include "lowering/Passes.h.inc"
namespace {

namespace LLVM = mlir::LLVM;
using mlir::LogicalResult;

constexpr llvm::StringLiteral kKernel = "cute.kernel";
constexpr llvm::StringLiteral kGridConstant = "cute_nvgpu.grid_constant";
constexpr int64_t kTensorMapBytes = 128;
constexpr int64_t kTensorMapAlignment = 64;

// What a parameter that holds a tensor map carries.
std::array<mlir::NamedAttribute, 3> tensorMapAttributes(mlir::MLIRContext* context) {
  mlir::Builder builder(context);
  const auto bytes = LLVM::LLVMArrayType::get(builder.getI8Type(), kTensorMapBytes);
  return {builder.getNamedAttr("llvm.align", builder.getI64IntegerAttr(kTensorMapAlignment)),
          builder.getNamedAttr("llvm.byval", mlir::TypeAttr::get(bytes)),
          builder.getNamedAttr("nvvm.grid_constant", builder.getUnitAttr())};
}

LogicalResult liftGridConstants(LLVM::LLVMFuncOp function) {
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    if (!function.getArgAttr(i, kGridConstant)) continue;
    const mlir::Type type = function.getArgument(i).getType();
    const auto pointer = mlir::dyn_cast<LLVM::LLVMPointerType>(type);
    if (!pointer || pointer.getAddressSpace() != 0)
      return function.emitError("expects a pointer where ")
             << kGridConstant << " stands, but parameter " << i << " is " << type;
    for (const mlir::NamedAttribute& wanted : tensorMapAttributes(function.getContext())) {
      const mlir::Attribute written = function.getArgAttr(i, wanted.getName());
      if (written && written != wanted.getValue())
        return function.emitError("expects ")
               << wanted.getName() << " = " << wanted.getValue() << " where " << kGridConstant
               << " stands, but parameter " << i << " has " << written;
      function.setArgAttr(i, wanted.getName(), wanted.getValue());
    }
    function.removeArgAttr(i, mlir::StringAttr::get(function.getContext(), kGridConstant));
  }
  return mlir::success();
}

LogicalResult makeEntry(LLVM::LLVMFuncOp function) {
  if (!mlir::isa<LLVM::LLVMVoidType>(function.getFunctionType().getReturnType()))
    return function.emitError("is a kernel and returns ") << function.getFunctionType().getReturnType();
  function->removeAttr(kKernel);
  function->setAttr("nvvm.kernel", mlir::UnitAttr::get(function.getContext()));
  return liftGridConstants(function);
}

// The types are those of LLVM, and nobody has been here.
LogicalResult checkOrder(mlir::ModuleOp module) {
  if (module->hasAttr(kEntryRecord))
    return module.emitError("has entries already: cute-kernel-to-nvvm runs once");
  const auto found = module.walk([](mlir::Operation* op) {
    const bool kernel = op->hasAttr(kKernel) || op->hasAttr("gpu.kernel");
    if (!kernel || (mlir::isa<LLVM::LLVMFuncOp>(op) && mlir::isa<mlir::ModuleOp>(op->getParentOp())))
      return mlir::WalkResult::advance();
    op->emitError("'") << op->getName()
                       << "' is a kernel that is not converted: cute-kernel-to-nvvm runs after "
                          "convert-cute-to-llvm";
    return mlir::WalkResult::interrupt();
  });
  if (found.wasInterrupted()) return mlir::failure();
  return to_llvm::checkNothingSurvives(module, to_llvm::Gone::kCute);
}

struct KernelEntryPass : impl::KernelEntryPassBase<KernelEntryPass> {
  void runOnOperation() override {
    if (failed(checkOrder(getOperation()))) return signalPassFailure();
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (function->hasAttr(kKernel) && failed(makeEntry(function))) return signalPassFailure();
    writeEntryRecord(getOperation());
  }
};

struct CheckEntriesPass : impl::CheckKernelEntriesPassBase<CheckEntriesPass> {
  void runOnOperation() override {
    if (failed(checkEntryRecord(getOperation()))) signalPassFailure();
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createKernelEntryPass() { return std::make_unique<KernelEntryPass>(); }
std::unique_ptr<mlir::Pass> createCheckKernelEntriesPass() { return std::make_unique<CheckEntriesPass>(); }

}  // namespace cutecheck::to_nvvm
