#include "lowering/desugar/pass.h"

#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/Dialect/SCF/Utils/Utils.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "lowering/desugar/patterns.h"

namespace cutecheck::desugar {
namespace {

// More copies of a body than any tile of registers asks for.
constexpr int64_t kMaxTrips = 1024;

// Innermost first, so that an outer body is copied with its inner loops gone.
mlir::LogicalResult unrollKnownLoops(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::scf::ForOp> loops;
  module.walk([&](mlir::scf::ForOp loop) { loops.push_back(loop); });
  for (mlir::scf::ForOp loop : loops) {
    const std::optional<llvm::APInt> trips = loop.getStaticTripCount();
    if (!trips || trips->ugt(kMaxTrips)) continue;
    if (failed(mlir::loopUnrollFull(loop))) return loop.emitError("could not be unrolled");
  }
  return mlir::success();
}

struct DesugarPass : mlir::PassWrapper<DesugarPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DesugarPass)
  llvm::StringRef getArgument() const override { return "cute-desugar"; }
  llvm::StringRef getDescription() const override { return "rewrite sugar into primitive cute operations"; }
  void runOnOperation() override {
    mlir::RewritePatternSet patterns(&getContext());
    populateViewAlgebra(patterns);
    populateViewConstruction(patterns);
    populateStaticResults(patterns);
    if (failed(mlir::applyPatternsGreedily(getOperation(), std::move(patterns)))) return signalPassFailure();
    if (failed(unrollKnownLoops(getOperation()))) signalPassFailure();
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createDesugarPass() { return std::make_unique<DesugarPass>(); }
void registerPasses() { mlir::registerPass(createDesugarPass); }

}  // namespace cutecheck::desugar
