#include "lowering/desugar/pass.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
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
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    registry.insert<mlir::arith::ArithDialect>();
  }
  void runOnOperation() override {
    mlir::RewritePatternSet patterns(&getContext());
    populateViewAlgebra(patterns);
    populateViewConstruction(patterns);
    populateStaticResults(patterns);
    populateConstruction(patterns);
    populateLocalParts(patterns);
    if (failed(mlir::applyPatternsGreedily(getOperation(), std::move(patterns)))) return signalPassFailure();
    if (failed(unrollKnownLoops(getOperation()))) signalPassFailure();
  }
};

// What an alias of cute-expand does: a view's algebra on its layout, the layout's on its leaves, or both.
enum class Expansion : uint8_t { kViews, kLeaves, kBoth };

struct ExpandPass : mlir::PassWrapper<ExpandPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(ExpandPass)
  explicit ExpandPass(Expansion what) : what_(what) {}
  llvm::StringRef getArgument() const override {
    return what_ == Expansion::kViews    ? "cute-expand-ops"
           : what_ == Expansion::kLeaves ? "convert-cute-algo-to-arch"
                                         : "cute-expand";
  }
  llvm::StringRef getDescription() const override {
    return what_ == Expansion::kViews ? "the first half of cute-expand: views as layouts and iterators"
           : what_ == Expansion::kLeaves
               ? "the second half of cute-expand: layouts as their leaves"
               : "rewrite operations on views and layouts into arithmetic on leaves";
  }
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    registry.insert<mlir::arith::ArithDialect>();
  }
  void runOnOperation() override {
    mlir::RewritePatternSet patterns(&getContext());
    if (what_ != Expansion::kLeaves) populateViewAlgebra(patterns);
    if (what_ != Expansion::kViews) {
      populateLocalParts(patterns);
      populateExpansion(patterns);
    }
    if (failed(mlir::applyPatternsGreedily(getOperation(), std::move(patterns)))) signalPassFailure();
  }

 private:
  Expansion what_;
};

}  // namespace

std::unique_ptr<mlir::Pass> createExpandPass() { return std::make_unique<ExpandPass>(Expansion::kBoth); }
std::unique_ptr<mlir::Pass> createDesugarPass() { return std::make_unique<DesugarPass>(); }
void registerPasses() {
  mlir::registerPass(createDesugarPass);
  mlir::registerPass(createExpandPass);
  mlir::registerPass([] { return std::make_unique<ExpandPass>(Expansion::kViews); });
  mlir::registerPass([] { return std::make_unique<ExpandPass>(Expansion::kLeaves); });
}

}  // namespace cutecheck::desugar
