#include "lowering/desugar/pass.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "lowering/desugar/patterns.h"
#include "lowering/desugar/phases.h"
#include "lowering/desugar/unroll.h"

namespace cutecheck::desugar {
namespace {

// Views apart first, so that the phases see every piece of sugar there is; what types know last.
struct DesugarPass : mlir::PassWrapper<DesugarPass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(DesugarPass)
  llvm::StringRef getArgument() const override { return "cute-desugar"; }
  llvm::StringRef getDescription() const override { return "rewrite sugar into primitive cute operations"; }
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    registry.insert<mlir::arith::ArithDialect, mlir::scf::SCFDialect>();
  }
  mlir::LogicalResult initialize(mlir::MLIRContext* context) override {
    mlir::RewritePatternSet views(context);
    populateViewAlgebra(views);
    populateViewConstruction(views);
    populateStaticResults(views);
    populateLocalParts(views);
    views_ = std::move(views);
    mlir::RewritePatternSet statics(context);
    populateStaticResults(statics);
    populateStaticConstruction(statics);
    statics_ = std::move(statics);
    return mlir::success();
  }
  void runOnOperation() override {
    mlir::ModuleOp module = getOperation();
    if (failed(mlir::applyPatternsGreedily(module, views_)) || failed(unrollKnownLoops(module)) ||
        failed(evalShapes(module)) || failed(evalStrides(module)) || failed(evalLayouts(module)) ||
        failed(mlir::applyPatternsGreedily(module, statics_)))
      signalPassFailure();
  }

 private:
  mlir::FrozenRewritePatternSet views_, statics_;
};

// One phase by itself: what it emits, and what it expects of the phases before it.
struct PhasePass : mlir::PassWrapper<PhasePass, mlir::OperationPass<mlir::ModuleOp>> {
  MLIR_DEFINE_EXPLICIT_INTERNAL_INLINE_TYPE_ID(PhasePass)
  using Eval = mlir::LogicalResult (*)(mlir::ModuleOp);
  PhasePass(llvm::StringRef name, Eval eval) : name_(name), eval_(eval) {}
  llvm::StringRef getArgument() const override { return name_; }
  llvm::StringRef getDescription() const override { return "one phase of cute-desugar"; }
  void getDependentDialects(mlir::DialectRegistry& registry) const override {
    registry.insert<mlir::arith::ArithDialect, mlir::scf::SCFDialect>();
  }
  void runOnOperation() override {
    if (failed(eval_(getOperation()))) signalPassFailure();
  }

 private:
  llvm::StringRef name_;
  Eval eval_;
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
  mlir::registerPass([] { return std::make_unique<PhasePass>("cute-desugar-shapes", evalShapes); });
  mlir::registerPass([] { return std::make_unique<PhasePass>("cute-desugar-strides", evalStrides); });
  mlir::registerPass([] { return std::make_unique<PhasePass>("cute-desugar-layouts", evalLayouts); });
  mlir::registerPass(createExpandPass);
  mlir::registerPass([] { return std::make_unique<ExpandPass>(Expansion::kViews); });
  mlir::registerPass([] { return std::make_unique<ExpandPass>(Expansion::kLeaves); });
}

}  // namespace cutecheck::desugar
