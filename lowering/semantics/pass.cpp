// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/pass.h"

#include "mlir/IR/BuiltinOps.h"

#include "lowering/semantics/function.h"

namespace cutecheck::meaning {

#define GEN_PASS_DEF_MEANINGPASS
#include "lowering/Passes.h.inc"

namespace {

struct MeaningPass : impl::MeaningPassBase<MeaningPass> {
  explicit MeaningPass(llvm::raw_ostream& out) : out_(&out) {}
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
