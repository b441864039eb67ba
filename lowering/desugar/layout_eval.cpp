// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Phase 3: what is made of shapes and strides. Layouts from two tuples, composed layouts from a layout, a
// swizzle and an offset, views from an iterator and a layout, atoms from what their types say.
#include "llvm/ADT/TypeSwitch.h"
#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/desugar/equal.h"
#include "lowering/desugar/phases.h"
#include "lowering/desugar/print_loop.h"

namespace cutecheck::desugar {
namespace {

using mlir::IRRewriter;
using mlir::Value;

// A tuple that its type knows.
template <typename TypeT>
Value known(IRRewriter& rewriter, mlir::Location location, const IntTuple& value) {
  return cute::MakeIntTupleOp::create(rewriter, location, TypeT::get(rewriter.getContext(), value),
                                      mlir::ValueRange());
}

void rewriteMakeLayout(IRRewriter& rewriter, cute::MakeLayoutOp op) {
  const cute::LayoutType type = op.getResult().getType();
  const Layout& layout = type.getValue();
  const Value shape =
      op.getShape() ? op.getShape() : known<cute::ShapeType>(rewriter, op.getLoc(), layout.shape());
  const Value stride =
      op.getStride() ? op.getStride() : known<cute::StrideType>(rewriter, op.getLoc(), layout.stride());
  rewriter.replaceOpWithNewOp<cute::MakeLayoutRawOp>(op, type, shape, stride);
}

// A swizzle is always known to its type, whatever made it.
void rewriteMakeComposed(IRRewriter& rewriter, cute::MakeComposedLayoutOp op) {
  const auto type = mlir::dyn_cast<cute::SwizzleType>(op.getInner().getType());
  // Of a layout on the left there is no simpler form.
  if (!type) return;
  const Swizzle& swizzle = type.getValue();
  const auto number = [&](int n) {
    return known<cute::IntTupleType>(rewriter, op.getLoc(), IntTuple(int64_t{n}));
  };
  const Value bits = number(swizzle.bits), base = number(swizzle.base), shift = number(swizzle.shift);
  const Value inner = cute::MakeSwizzleOp::create(rewriter, op.getLoc(), type, bits, base, shift);
  rewriter.replaceOpWithNewOp<cute::MakeComposedLayoutRawOp>(op, op.getResult().getType(), op.getOuter(),
                                                             inner, op.getOffset());
}

void rewriteMakeTensor(IRRewriter& rewriter, cute::MakeTensorOp op) {
  Value iterator = op.getIter(), layout = op.getLayout();
  if (cute::iteratorOf(layout.getType())) layout = cute::GetLayoutOp::create(rewriter, op.getLoc(), layout);
  if (cute::iteratorOf(iterator.getType()))
    iterator = cute::GetIterOp::create(rewriter, op.getLoc(), iterator);
  rewriter.replaceOpWithNewOp<cute::MakeViewOp>(op, op->getResult(0).getType(), iterator, layout);
}

// The result's type says what the atom is; no operand is looked at.
void rewriteAtom(IRRewriter& rewriter, mlir::Operation* op) {
  const mlir::Type type = op->getResult(0).getType();
  rewriter.replaceOpWithNewOp<cute::AtomOp>(op, type, cute::describedBy(type));
}

void rewrite(IRRewriter& rewriter, mlir::Operation* op) {
  rewriter.setInsertionPoint(op);
  llvm::TypeSwitch<mlir::Operation*>(op)
      .Case<cute::MakeLayoutOp>([&](auto o) { rewriteMakeLayout(rewriter, o); })
      .Case<cute::MakeComposedLayoutOp>([&](auto o) { rewriteMakeComposed(rewriter, o); })
      .Case<cute::MakeTensorOp>([&](auto o) { rewriteMakeTensor(rewriter, o); })
      .Case<cute::EqualOp>([&](auto o) { rewriteEqual(rewriter, o); })
      .Case<cute::PrintOp>([&](auto o) { rewritePrint(rewriter, o); })
      .Case<cute::AtomOp>([&](cute::AtomOp o) {
        if (!o.getBundle()) rewriteAtom(rewriter, o);
      })
      .Case<cute::MakeAtomOp>([&](auto o) { rewriteAtom(rewriter, o); })
      .Case<cute::MakeTiledCopyOp, cute::MakeTiledMmaOp>([&](auto o) {
        // What an atom was given since it was made, a barrier as an example, stays with it.
        mlir::Operation* from = o.getAtom().getDefiningOp();
        if (from && from->getDialect() == o->getDialect()) rewriteAtom(rewriter, o);
      });
}

}  // namespace

mlir::LogicalResult evalLayouts(mlir::ModuleOp module) {
  const auto earlier =
      sugarOf<cute::MakeShapeOp, cute::MakeCoordOp, cute::MakeTileOp, cute::MakeStrideOp>(module);
  if (failed(expectNone(earlier, "layouts"))) return mlir::failure();
  mlir::IRRewriter rewriter(module.getContext());
  for (mlir::Operation* op :
       sugarOf<cute::MakeLayoutOp, cute::MakeComposedLayoutOp, cute::MakeTensorOp, cute::EqualOp,
               cute::PrintOp, cute::AtomOp, cute::MakeAtomOp, cute::MakeTiledCopyOp, cute::MakeTiledMmaOp>(
           module))
    rewrite(rewriter, op);
  return mlir::success();
}

}  // namespace cutecheck::desugar
