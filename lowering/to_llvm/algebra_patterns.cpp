// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// coalesce, complement, composition, the divisions, slice, on layouts.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/complement.h"
#include "lowering/algebra/composition.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/tiling/logical_divide.h"
#include "lowering/algebra/tiling/stencil_divide.h"
#include "lowering/algebra/tiling/tiled_divide.h"
#include "lowering/algebra/tiling/zipped_divide.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/algebra_inference.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using Answer = Expected<mixed::MixedLayout>;

// A type that is right and not what the engine makes, such as a layout that is less coalesced.
constexpr const char* kAnotherTree = "is not lowered to the result that is written: another tree is computed";

// Operations on views are gone by now (cute-desugar); what is left is replaced by the engine's answer on
// the operand's run-time leaves.
template <typename OpT>
struct AlgebraOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  virtual Answer compute(OpT op, typename OpT::Adaptor adaptor, mlir::OpBuilder& builder,
                         mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input) const = 0;

  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const mlir::Type inputType = op->getOperand(0).getType();
    const mlir::Type result = op.getResult().getType();
    if (!mlir::isa<cute::LayoutType, cute::ComposedLayoutType, cute::LayoutCompositionType>(inputType))
      return rewriter.notifyMatchFailure(op, "an operation on a view");
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const Answer answer = compute(op, adaptor, rewriter, arithmetic,
                                  mixedLayoutIn(rewriter, location, inputType, adaptor.getOperands()[0]));
    if (!answer) return op.emitOpError(answer.error().message);
    // (S o n o L) o B = S o n o (L o B), and a division is a composition.
    const mlir::Value packed =
        packLike(rewriter, location, result, *answer, inputType, adaptor.getOperands()[0]);
    if (!packed) return op.emitOpError(kAnotherTree);
    rewriter.replaceOp(op, packed);
    return mlir::success();
  }
};

// A tiler whose leaves the type knows. Run-time tilers are layouts.
template <typename Op>
std::optional<Tiler> staticTiler(Op op) {
  const mlir::Type type = op->getOperand(1).getType();
  return cute::isStatic(type) ? cute::tilerOf(type) : std::nullopt;
}

struct CompositionOpLowering : AlgebraOpLowering<cute::CompositionOp> {
  using AlgebraOpLowering::AlgebraOpLowering;
  Answer compute(cute::CompositionOp op, OpAdaptor adaptor, mlir::OpBuilder& builder,
                 mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input) const override {
    if (const auto tiler = staticTiler(op)) return mixed::composition(arithmetic, input, *tiler);
    if (!mlir::isa<cute::LayoutType>(op.getRhs().getType()))
      return makeError(Code::kUndecided, "algebra_patterns_c1", "a run-time tiler is a layout");
    return mixed::composition(arithmetic, input,
                              mixedLayout(builder, op.getLoc(), op.getRhs().getType(), adaptor.getRhs()));
  }
};

// Which division it is.
Answer byTiler(cute::LogicalDivideOp, mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input,
               const Tiler& tiler) {
  return mixed::logicalDivide(arithmetic, input, tiler);
}
Answer byTiler(cute::ZippedDivideOp, mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input,
               const Tiler& tiler) {
  return mixed::zippedDivide(arithmetic, input, tiler);
}
Answer byTiler(cute::TiledDivideOp, mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input,
               const Tiler& tiler) {
  return mixed::tiledDivide(arithmetic, input, tiler);
}
Answer byTiler(cute::FlatDivideOp, mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input,
               const Tiler& tiler) {
  return mixed::flatDivide(arithmetic, input, tiler);
}
Answer byTiler(cute::StencilDivideOp, mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input,
               const Tiler& tiler) {
  return mixed::stencilDivide(arithmetic, input, tiler);
}

template <typename OpT>
struct DivideOpLowering : AlgebraOpLowering<OpT> {
  using AlgebraOpLowering<OpT>::AlgebraOpLowering;
  Answer compute(OpT op, typename OpT::Adaptor adaptor, mlir::OpBuilder& builder,
                 mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input) const override {
    if (const auto tiler = staticTiler(op)) return byTiler(op, arithmetic, input, *tiler);
    if (!std::is_same_v<OpT, cute::LogicalDivideOp> && !std::is_same_v<OpT, cute::ZippedDivideOp>)
      return makeError(Code::kUndecided, "algebra_patterns_c2",
                       "the tiler of this division is known to types");
    // By one layout the other two are the same.
    if (!mlir::isa<cute::LayoutType>(op.getTiler().getType()))
      return makeError(Code::kUndecided, "algebra_patterns_c1", "a run-time tiler is a layout");
    return mixed::logicalDivide(
        arithmetic, input, mixedLayout(builder, op.getLoc(), op.getTiler().getType(), adaptor.getTiler()));
  }
};

struct ComplementOpLowering : AlgebraOpLowering<cute::ComplementOp> {
  using AlgebraOpLowering::AlgebraOpLowering;
  Answer compute(cute::ComplementOp op, OpAdaptor adaptor, mlir::OpBuilder& builder,
                 mixed::Arithmetic& arithmetic, const mixed::MixedLayout& input) const override {
    if (!op.getCotarget()) return mixed::complement(arithmetic, input);
    const mlir::Type type = op.getCotarget().getType();
    const mixed::MixedTuple shape =
        mlir::isa<cute::LayoutType>(type)
            ? mixedLayout(builder, op.getLoc(), type, adaptor.getCotarget()).shape
            : mixedTuple(builder, op.getLoc(), type, adaptor.getCotarget(), mixed::Role::kExtent);
    CUTECHECK_TRY(cotarget, mixed::size(arithmetic, shape));
    return mixed::complement(arithmetic, input, cotarget);
  }
};

struct CoalesceOpLowering : AlgebraOpLowering<cute::CoalesceOp> {
  using AlgebraOpLowering::AlgebraOpLowering;
  Answer compute(cute::CoalesceOp op, OpAdaptor, mlir::OpBuilder&, mixed::Arithmetic& arithmetic,
                 const mixed::MixedLayout& input) const override {
    if (!op.getProfile()) return mixed::coalesce(arithmetic, input);
    return mixed::coalesce(arithmetic, input, op.getProfile().getType().getValue());
  }
};

struct SliceOpLowering : AlgebraOpLowering<cute::SliceOp> {
  using AlgebraOpLowering::AlgebraOpLowering;
  mlir::LogicalResult matchAndRewrite(cute::SliceOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Type input = op.getInput().getType();
    const mlir::Location location = op.getLoc();
    if (cute::tupleOf(input)) {
      const auto tuple = mixedTuple(rewriter, location, input, adaptor.getInput(), mixed::Role::kStride);
      const auto kept = mixed::slice(op.getCoord().getType().getValue(), {tuple, tuple});
      if (!kept) return op.emitOpError(kept.error().message);
      rewriter.replaceOp(op, packResult(rewriter, location, op.getResult().getType(), kept->shape));
      return mlir::success();
    }
    const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(input);
    const auto composition = mlir::dyn_cast<cute::LayoutCompositionType>(input);
    if (!composed && !composition) return AlgebraOpLowering::matchAndRewrite(op, adaptor, rewriter);
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const auto coord =
        mixedTuple(rewriter, location, op.getCoord().getType(), adaptor.getCoord(), mixed::Role::kCoordinate);
    if (composition) {
      const auto answer = mixed::slice(arithmetic, coord,
                                       mixedComposition(rewriter, location, composition, adaptor.getInput()));
      if (!answer) return op.emitOpError(answer.error().message);
      rewriter.replaceOp(
          op, packComposition(rewriter, location,
                              mlir::cast<cute::LayoutCompositionType>(op.getResult().getType()), *answer));
      return mlir::success();
    }
    const auto answer =
        mixed::slice(arithmetic, coord, mixedComposed(rewriter, location, composed, adaptor.getInput()));
    if (!answer) return op.emitOpError(answer.error().message);
    rewriter.replaceOp(
        op, packComposed(rewriter, location, mlir::cast<cute::ComposedLayoutType>(op.getResult().getType()),
                         answer->layout, answer->offset));
    return mlir::success();
  }
  Answer compute(cute::SliceOp op, OpAdaptor, mlir::OpBuilder&, mixed::Arithmetic&,
                 const mixed::MixedLayout& input) const override {
    return mixed::slice(op.getCoord().getType().getValue(), input);
  }
};

}  // namespace

void populateComplementPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<CoalesceOpLowering, ComplementOpLowering>(converter);
}

void populateAlgebraPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns
      .add<CompositionOpLowering, DivideOpLowering<cute::LogicalDivideOp>,
           DivideOpLowering<cute::ZippedDivideOp>, DivideOpLowering<cute::TiledDivideOp>,
           DivideOpLowering<cute::FlatDivideOp>, DivideOpLowering<cute::StencilDivideOp>, SliceOpLowering>(
          converter);
}

}  // namespace cutecheck::to_llvm
