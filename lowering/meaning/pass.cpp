#include "lowering/meaning/pass.h"

#include "mlir/IR/BuiltinOps.h"

#include "lowering/meaning/function.h"

namespace cutecheck::meaning {
namespace {

struct MeaningPass : mlir::PassWrapper<MeaningPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(MeaningPass)
  explicit MeaningPass(llvm::raw_ostream& out) : out_(&out) {}
  llvm::StringRef getArgument() const override { return "cute-meaning"; }
  llvm::StringRef getDescription() const override { return "write what each function must compute"; }
  void runOnOperation() override {
    if (failed(writeMeaning(getOperation(), *out_))) signalPassFailure();
    markAllAnalysesPreserved();
  }

 private:
  llvm::raw_ostream* out_;
};

}  // namespace

std::unique_ptr<mlir::Pass> createMeaningPass(llvm::raw_ostream& out) {
  return std::make_unique<MeaningPass>(out);
}

}  // namespace cutecheck::meaning
