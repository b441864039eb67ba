// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// cute-fold-static: from the last operation to the first, so that what is only needed by a folded one goes
// too.
#include "lowering/desugar/pass.h"

#include "llvm/ADT/TypeSwitch.h"
#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/IR/Iterators.h"
#include "mlir/IR/PatternMatch.h"
#include "mlir/Interfaces/SideEffectInterfaces.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/promise.h"

namespace cutecheck::desugar {

#define GEN_PASS_DEF_FOLDSTATICPASS
#include "lowering/Passes.h.inc"

namespace {

using mlir::Operation;
using mlir::Value;

// What cute.static has the value of.
bool isStaticValue(mlir::Type type) {
  return mlir::isa<cute::IntTupleType, cute::ShapeType, cute::StrideType, cute::CoordType, cute::LayoutType,
                   cute::TileType, cute::SwizzleType, cute::ComposedLayoutType, cute::LayoutCompositionType>(
             type) &&
         cute::isStatic(type);
}

// The truth of a comparison of two operands that their types know.
std::optional<bool> compared(Operation* op) {
  if (!mlir::isa<cute::EqualOp, cute::TupleEqOp, cute::ElemLessOp>(op)) return std::nullopt;
  mlir::Type lhs = op->getOperand(0).getType(), rhs = op->getOperand(1).getType();
  if (!isStaticValue(lhs) || !isStaticValue(rhs)) return std::nullopt;
  if (!mlir::isa<cute::ElemLessOp>(op)) return lhs == rhs;
  return llvm::all_of(llvm::zip_equal(leaves(*cute::tupleOf(lhs)), leaves(*cute::tupleOf(rhs))),
                      [](const auto& pair) { return std::get<0>(pair).value() < std::get<1>(pair).value(); });
}

void fold(mlir::IRRewriter& rewriter, Operation* op) {
  if (mlir::isa<cute::StaticOp>(op) || op->mightHaveTrait<mlir::OpTrait::IsTerminator>() || !mlir::isPure(op))
    return;
  if (op->use_empty()) return rewriter.eraseOp(op);
  rewriter.setInsertionPoint(op);
  if (const std::optional<bool> truth = compared(op)) {
    rewriter.replaceOpWithNewOp<mlir::arith::ConstantOp>(op, rewriter.getBoolAttr(*truth));
    return;
  }
  for (Value result : op->getResults())
    if (!result.use_empty() && isStaticValue(result.getType()))
      rewriter.replaceAllUsesWith(result, cute::StaticOp::create(rewriter, op->getLoc(), result.getType()));
  if (op->use_empty()) rewriter.eraseOp(op);
}

struct FoldStaticPass : impl::FoldStaticPassBase<FoldStaticPass> {
  void runOnOperation() override {
    if (failed(cute::expectNoPromises(getOperation()))) return signalPassFailure();
    mlir::IRRewriter rewriter(&getContext());
    getOperation()->walk<mlir::WalkOrder::PostOrder, mlir::ReverseIterator>([&](Operation* op) {
      if (op != getOperation()) fold(rewriter, op);
    });
  }
};

}  // namespace

std::unique_ptr<mlir::Pass> createFoldStaticPass() { return std::make_unique<FoldStaticPass>(); }

}  // namespace cutecheck::desugar
