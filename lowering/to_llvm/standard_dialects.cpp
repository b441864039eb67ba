// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/standard_dialects.h"

#include "mlir/Conversion/ArithToLLVM/ArithToLLVM.h"
#include "mlir/Conversion/ControlFlowToLLVM/ControlFlowToLLVM.h"
#include "mlir/Conversion/FuncToLLVM/ConvertFuncToLLVM.h"
#include "mlir/Conversion/LLVMCommon/ConversionTarget.h"
#include "mlir/Conversion/MathToLLVM/MathToLLVM.h"
#include "mlir/Conversion/SCFToControlFlow/SCFToControlFlow.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/Arith/Transforms/Passes.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlow.h"
#include "mlir/Dialect/ControlFlow/IR/ControlFlowOps.h"
#include "mlir/Dialect/Func/IR/FuncOps.h"
#include "mlir/Dialect/GPU/IR/GPUDialect.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/Math/IR/Math.h"
#include "mlir/Dialect/SCF/IR/SCF.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/IR/SymbolTable.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/without_ptx.h"

namespace cutecheck::to_llvm {
namespace {

// What PTX computes otherwise than it is written: LLVM's back end writes x - trunc(x / y) * y for a
// remainder, which is off by far more than the last bit where x / y is inexact, and rounds to nearest
// whatever the mode says. And what PTX does not compute.
mlir::LogicalResult expectComputedAsWritten(mlir::ModuleOp module) {
  const auto toNearest = [](mlir::Operation* op) {
    if (auto arith = mlir::dyn_cast<mlir::arith::ArithRoundingModeInterface>(op)) {
      const mlir::arith::RoundingModeAttr mode = arith.getRoundingModeAttr();
      return !mode || mode.getValue() == mlir::arith::RoundingMode::to_nearest_even;
    }
    auto constrained = mlir::dyn_cast<mlir::LLVM::RoundingModeOpInterface>(op);
    return !constrained ||
           constrained.getRoundingModeAttr().getValue() == mlir::LLVM::RoundingMode::NearestTiesToEven;
  };
  const auto found = module.walk([&](mlir::Operation* op) {
    if (mlir::isa<mlir::arith::RemFOp, mlir::LLVM::FRemOp>(op))
      op->emitOpError(
          "is not lowered: PTX has no remainder, and what the back end writes for it is not exact");
    else if (!toNearest(op))
      op->emitOpError("is not lowered: of the rounding modes PTX keeps to_nearest_even alone here");
    else if (const std::optional<std::string> why = withoutPtx(op))
      op->emitOpError("is not lowered: ") << *why;
    else
      return mlir::WalkResult::advance();
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(found.wasInterrupted());
}

// A chain of comparisons. MLIR's own pattern cuts the index and the cases to 32 bits.
struct SwitchOnIndex : mlir::OpRewritePattern<mlir::scf::IndexSwitchOp> {
  using OpRewritePattern::OpRewritePattern;

  mlir::LogicalResult matchAndRewrite(mlir::scf::IndexSwitchOp op,
                                      mlir::PatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    mlir::Block* at = op->getBlock();
    mlir::Block* after = rewriter.splitBlock(at, mlir::Block::iterator(op));
    llvm::SmallVector<mlir::Value> results;
    for (const mlir::Type type : op.getResultTypes()) results.push_back(after->addArgument(type, location));
    const auto inlined = [&](mlir::Region& region) {
      mlir::Block* first = &region.front();
      mlir::Operation* yield = region.back().getTerminator();
      rewriter.setInsertionPoint(yield);
      rewriter.replaceOpWithNewOp<mlir::cf::BranchOp>(yield, after, yield->getOperands());
      rewriter.inlineRegionBefore(region, after);
      return first;
    };
    for (auto [number, region] : llvm::zip_equal(op.getCases(), op.getCaseRegions())) {
      mlir::Block* taken = inlined(region);
      mlir::Block* next = rewriter.createBlock(after);
      rewriter.setInsertionPointToEnd(at);
      const mlir::Value wanted = mlir::arith::ConstantIndexOp::create(rewriter, location, number);
      const mlir::Value equal = mlir::arith::CmpIOp::create(
          rewriter, location, mlir::arith::CmpIPredicate::eq, op.getArg(), wanted);
      mlir::cf::CondBranchOp::create(rewriter, location, equal, taken, mlir::ValueRange{}, next,
                                     mlir::ValueRange{});
      at = next;
    }
    mlir::Block* otherwise = inlined(op.getDefaultRegion());
    rewriter.setInsertionPointToEnd(at);
    mlir::cf::BranchOp::create(rewriter, location, otherwise);
    rewriter.replaceOp(op, results);
    return mlir::success();
  }
};

// Loops and branches as blocks, whatever their values are.
mlir::LogicalResult convertControlFlow(mlir::ModuleOp module) {
  const auto found = module.walk([](mlir::Operation* op) {
    return mlir::isa_and_nonnull<mlir::scf::SCFDialect>(op->getDialect()) ? mlir::WalkResult::interrupt()
                                                                          : mlir::WalkResult::advance();
  });
  if (!found.wasInterrupted()) return mlir::success();
  mlir::ConversionTarget target(*module.getContext());
  // Terminators go with what they end.
  target.addIllegalOp<mlir::scf::ExecuteRegionOp, mlir::scf::ForallOp, mlir::scf::ForOp, mlir::scf::IfOp,
                      mlir::scf::IndexSwitchOp, mlir::scf::ParallelOp, mlir::scf::WhileOp>();
  target.markUnknownOpDynamicallyLegal([](mlir::Operation*) { return true; });
  mlir::RewritePatternSet patterns(module.getContext());
  mlir::populateSCFToControlFlowConversionPatterns(patterns);
  patterns.add<SwitchOnIndex>(module.getContext(), /*benefit=*/2);
  return mlir::applyPartialConversion(module, target, std::move(patterns));
}

}  // namespace

void foldCasts(mlir::ModuleOp module) {
  llvm::SmallVector<mlir::UnrealizedConversionCastOp> casts;
  module.walk([&](mlir::UnrealizedConversionCastOp op) { casts.push_back(op); });
  mlir::reconcileUnrealizedCasts(casts);
}

namespace {

// One module of LLVM holds all functions: those of a gpu.module are not apart any more.
mlir::LogicalResult moveOut(mlir::ModuleOp module) {
  for (auto inner : llvm::make_early_inc_range(module.getOps<mlir::gpu::GPUModuleOp>())) {
    for (mlir::Operation& op : llvm::make_early_inc_range(inner.getBodyRegion().front())) {
      const auto name = op.getAttrOfType<mlir::StringAttr>(mlir::SymbolTable::getSymbolAttrName());
      if (name && mlir::SymbolTable::lookupSymbolIn(module, name))
        return op.emitError("'") << name.getValue() << "' of gpu.module '" << inner.getName()
                                 << "' is also the name of something outside it";
      op.moveBefore(inner);
    }
    inner.erase();
  }
  return mlir::success();
}

}  // namespace

bool isOfSecond(mlir::Operation* op) {
  if (mlir::isa<cute::DerefineOp>(op)) return true;
  return mlir::isa<cute::FlattenOp>(op) && mlir::isa<cute::LayoutType>(op->getResult(0).getType());
}

void populateSecondPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  populateDerefinePatterns(converter, patterns);
  populateGpuFuncPatterns(converter, patterns);
  mlir::populateFuncToLLVMConversionPatterns(converter, patterns);
  mlir::arith::populateArithToLLVMConversionPatterns(converter, patterns);
  mlir::arith::populateCeilFloorDivExpandOpsPatterns(patterns);
  mlir::populateMathToLLVMConversionPatterns(converter, patterns);
  mlir::cf::populateControlFlowToLLVMConversionPatterns(converter, patterns);
}

void addDialectsOfSecond(mlir::DialectRegistry& registry) {
  registry.insert<mlir::arith::ArithDialect, mlir::cf::ControlFlowDialect, mlir::func::FuncDialect>();
}

mlir::LogicalResult expectBankHasRun(mlir::ModuleOp module) {
  const auto found = module.walk([](mlir::Operation* op) {
    if (!mlir::isa_and_nonnull<cute::CuteDialect>(op->getDialect()) || isOfSecond(op))
      return mlir::WalkResult::advance();
    op->emitOpError("is the pattern bank's, which runs before the secondary registrar");
    return mlir::WalkResult::interrupt();
  });
  return mlir::failure(found.wasInterrupted());
}

mlir::LogicalResult convertSecond(mlir::ModuleOp module) {
  if (failed(expectComputedAsWritten(module)) || failed(convertControlFlow(module))) return mlir::failure();
  mlir::MLIRContext& context = *module.getContext();
  mlir::LLVMTypeConverter converter(&context);
  addCuteTypes(converter);
  mlir::LLVMConversionTarget target(context);
  target.addIllegalDialect<cute::CuteDialect, mlir::func::FuncDialect, mlir::arith::ArithDialect,
                           mlir::math::MathDialect, mlir::cf::ControlFlowDialect, mlir::gpu::GPUDialect>();
  target.addLegalOp<mlir::ModuleOp, mlir::gpu::GPUModuleOp>();
  mlir::RewritePatternSet patterns(&context);
  populateSecondPatterns(converter, patterns);
  if (failed(mlir::applyPartialConversion(module, target, std::move(patterns)))) return mlir::failure();
  foldCasts(module);
  return moveOut(module);
}

}  // namespace cutecheck::to_llvm
