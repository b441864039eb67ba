#include "lowering/to_nvvm/kernel_entry.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/IR/BuiltinOps.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;

constexpr llvm::StringLiteral kKernel = "cute.kernel";
constexpr llvm::StringLiteral kGridConstant = "cute_nvgpu.grid_constant";
constexpr int64_t kTensorMapBytes = 128;
constexpr int64_t kTensorMapAlignment = 64;

mlir::LogicalResult liftGridConstants(LLVM::LLVMFuncOp function) {
  mlir::Builder builder(function.getContext());
  for (unsigned i = 0; i < function.getNumArguments(); ++i) {
    if (!function.getArgAttr(i, kGridConstant)) continue;
    if (!mlir::isa<LLVM::LLVMPointerType>(function.getArgument(i).getType()))
      return function.emitError("expects a pointer where ") << kGridConstant << " stands, but parameter " << i
                                                            << " is " << function.getArgument(i).getType();
    function.removeArgAttr(i, builder.getStringAttr(kGridConstant));
    function.setArgAttr(i, "llvm.align", builder.getI64IntegerAttr(kTensorMapAlignment));
    function.setArgAttr(i, "llvm.byval",
                        mlir::TypeAttr::get(LLVM::LLVMArrayType::get(builder.getI8Type(), kTensorMapBytes)));
    function.setArgAttr(i, "nvvm.grid_constant", builder.getUnitAttr());
  }
  return mlir::success();
}

struct KernelEntryPass : mlir::PassWrapper<KernelEntryPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(KernelEntryPass)
  llvm::StringRef getArgument() const override { return "cute-kernel-to-nvvm"; }
  llvm::StringRef getDescription() const override { return "make functions marked cute.kernel entries"; }

  void runOnOperation() override {
    for (auto function : getOperation().getOps<LLVM::LLVMFuncOp>())
      if (function->hasAttr(kKernel) && failed(makeEntry(function))) return signalPassFailure();
  }

  static mlir::LogicalResult makeEntry(LLVM::LLVMFuncOp function) {
    if (!mlir::isa<LLVM::LLVMVoidType>(function.getFunctionType().getReturnType()))
      return function.emitError("is a kernel and returns ") << function.getFunctionType().getReturnType();
    function->removeAttr(kKernel);
    function->setAttr("nvvm.kernel", mlir::UnitAttr::get(function.getContext()));
    return liftGridConstants(function);
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createKernelEntryPass() { return std::make_unique<KernelEntryPass>(); }
void registerPasses() { mlir::registerPass(createKernelEntryPass); }

}  // namespace cutecheck::to_nvvm
