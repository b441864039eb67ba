// tiled_divide, flat_divide, stencil_divide, group_modes, select, flatten, filter_zeros, recast_layout,
// right_inverse, on layouts: the engine's answer on the operand's run-time leaves. What stands beside the
// layout is static.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/CuteOps.h"
#include "lowering/cute/algebra_inference.h"
#include "lowering/mixed/filter_zeros.h"
#include "lowering/mixed/group_modes.h"
#include "lowering/mixed/recast_layout.h"
#include "lowering/mixed/right_inverse.h"
#include "lowering/mixed/stencil_divide.h"
#include "lowering/mixed/tiled_divide.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using Answer = Expected<mixed::MixedLayout>;
using mixed::Arithmetic;
using mixed::MixedLayout;

Answer answer(cute::TiledDivideOp op, Arithmetic& arithmetic, const MixedLayout& input) {
  return mixed::tiledDivide(arithmetic, input, *cute::tilerOf(op.getTiler().getType()));
}
Answer answer(cute::FlatDivideOp op, Arithmetic& arithmetic, const MixedLayout& input) {
  return mixed::flatDivide(arithmetic, input, *cute::tilerOf(op.getTiler().getType()));
}
Answer answer(cute::StencilDivideOp op, Arithmetic& arithmetic, const MixedLayout& input) {
  return mixed::stencilDivide(arithmetic, input, *cute::tilerOf(op.getTiler().getType()));
}
Answer answer(cute::GroupModesOp op, Arithmetic&, const MixedLayout& input) {
  const auto rank = static_cast<int32_t>(input.shape.rank());
  const auto counted = [&](uint32_t n) {
    const auto index = static_cast<int32_t>(n);
    return static_cast<size_t>(index < 0 ? index + rank : index);
  };
  return mixed::groupModes(input, counted(op.getBegin()), counted(op.getEnd()));
}
Answer answer(cute::SelectOp op, Arithmetic&, const MixedLayout& input) {
  return mixed::selectModes(input, {op.getMode().begin(), op.getMode().end()});
}
// The leaves are those of the operand, in their order.
Answer answer(cute::FlattenOp op, Arithmetic&, const MixedLayout& input) {
  const Layout& flat = mlir::cast<cute::LayoutType>(op.getResult().getType()).getValue();
  return MixedLayout{mixed::MixedTuple::withNumbers(flat.shape(), input.shape.numbers()),
                     mixed::MixedTuple::withNumbers(flat.stride(), input.stride.numbers())};
}
Answer answer(cute::FilterZerosOp op, Arithmetic&, const MixedLayout& input) {
  if (!op.getTargetProfile()) return mixed::filterZeros(input);
  return mixed::filterZeros(input, *cute::tupleOf(op.getTargetProfile().getType()));
}
Answer answer(cute::RecastLayoutOp op, Arithmetic& arithmetic, const MixedLayout& input) {
  return mixed::recastLayout(arithmetic, input, op.getNewTypeBits(), op.getOldTypeBits());
}
Answer answer(cute::RightInverseOp, Arithmetic& arithmetic, const MixedLayout& input) {
  return mixed::rightInverse(arithmetic, input);
}

template <typename OpT>
struct LayoutOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const auto input = mlir::dyn_cast<cute::LayoutType>(op->getOperand(0).getType());
    const auto result = mlir::dyn_cast<cute::LayoutType>(op->getResult(0).getType());
    if (!input || !result) return rewriter.notifyMatchFailure(op, "not of a layout");
    for (const mlir::Value beside : op->getOperands().drop_front())
      if (!cute::isStatic(beside.getType())) return rewriter.notifyMatchFailure(op, "a run-time operand");
    EmittingBuilder emit(rewriter, location);
    Arithmetic arithmetic(emit);
    const Answer layout =
        answer(op, arithmetic, mixedLayout(rewriter, location, input, adaptor.getOperands()[0]));
    if (!layout) return op.emitOpError(layout.error().message);
    rewriter.replaceOp(op, packLayout(rewriter, location, result, *layout));
    return mlir::success();
  }
};

}  // namespace

void populateLayoutPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<LayoutOpLowering<cute::TiledDivideOp>, LayoutOpLowering<cute::FlatDivideOp>,
               LayoutOpLowering<cute::StencilDivideOp>, LayoutOpLowering<cute::GroupModesOp>,
               LayoutOpLowering<cute::SelectOp>, LayoutOpLowering<cute::FlattenOp>,
               LayoutOpLowering<cute::FilterZerosOp>, LayoutOpLowering<cute::RecastLayoutOp>,
               LayoutOpLowering<cute::RightInverseOp>>(converter);
}

}  // namespace cutecheck::to_llvm
