// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/desugar/pass.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/BuiltinOps.h"
#include "mlir/Transforms/GreedyPatternRewriteDriver.h"

#include "lowering/cute/infer/promise.h"
#include "lowering/desugar/patterns.h"
#include "lowering/desugar/phases.h"
#include "lowering/desugar/unroll.h"

namespace cutecheck::desugar {

#define GEN_PASS_DEF_DESUGARPASS
#define GEN_PASS_DEF_DESUGARSHAPESPASS
#define GEN_PASS_DEF_DESUGARSTRIDESPASS
#define GEN_PASS_DEF_DESUGARLAYOUTSPASS
#define GEN_PASS_DEF_EXPANDPASS
#define GEN_PASS_DEF_EXPANDVIEWSPASS
#define GEN_PASS_DEF_EXPANDLEAVESPASS
#include "lowering/Passes.h.inc"

namespace {

// Views apart first, so that the phases see every piece of sugar there is; what types know last.
struct DesugarPass : impl::DesugarPassBase<DesugarPass> {
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
    if (failed(cute::expectNoPromises(module)) || failed(mlir::applyPatternsGreedily(module, views_)) ||
        failed(unrollKnownLoops(module)) || failed(evalShapes(module)) || failed(evalStrides(module)) ||
        failed(evalLayouts(module)) || failed(mlir::applyPatternsGreedily(module, statics_)))
      signalPassFailure();
  }

 private:
  mlir::FrozenRewritePatternSet views_, statics_;
};

// One phase by itself: what it emits, and what it expects of the phases before it.
template <template <typename> class Base, mlir::LogicalResult (*eval)(mlir::ModuleOp)>
struct PhasePass : Base<PhasePass<Base, eval>> {
  void runOnOperation() override {
    if (failed(cute::expectNoPromises(this->getOperation())) || failed(eval(this->getOperation())))
      this->signalPassFailure();
  }
};

// A view's algebra on its layout, a layout's on its leaves, or both.
template <template <typename> class Base, bool views, bool layouts>
struct ExpansionPass : Base<ExpansionPass<Base, views, layouts>> {
  void runOnOperation() override {
    if (failed(cute::expectNoPromises(this->getOperation()))) return this->signalPassFailure();
    mlir::RewritePatternSet patterns(&this->getContext());
    if (views) populateViewAlgebra(patterns);
    if (layouts) {
      populateLocalParts(patterns);
      populateExpansion(patterns);
    }
    if (failed(mlir::applyPatternsGreedily(this->getOperation(), std::move(patterns))))
      this->signalPassFailure();
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createDesugarPass() { return std::make_unique<DesugarPass>(); }
std::unique_ptr<mlir::Pass> createDesugarShapesPass() {
  return std::make_unique<PhasePass<impl::DesugarShapesPassBase, evalShapes>>();
}
std::unique_ptr<mlir::Pass> createDesugarStridesPass() {
  return std::make_unique<PhasePass<impl::DesugarStridesPassBase, evalStrides>>();
}
std::unique_ptr<mlir::Pass> createDesugarLayoutsPass() {
  return std::make_unique<PhasePass<impl::DesugarLayoutsPassBase, evalLayouts>>();
}
std::unique_ptr<mlir::Pass> createExpandPass() {
  return std::make_unique<ExpansionPass<impl::ExpandPassBase, true, true>>();
}
std::unique_ptr<mlir::Pass> createExpandViewsPass() {
  return std::make_unique<ExpansionPass<impl::ExpandViewsPassBase, true, false>>();
}
std::unique_ptr<mlir::Pass> createExpandLeavesPass() {
  return std::make_unique<ExpansionPass<impl::ExpandLeavesPassBase, false, true>>();
}

}  // namespace cutecheck::desugar
