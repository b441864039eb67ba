// filter_zeros, group_modes, on layouts: the operand's run-time leaves. What stands beside the layout is
// static.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/cute/CuteOps.h"
#include "lowering/mixed/filter_zeros.h"
#include "lowering/mixed/group_modes.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using Answer = Expected<mixed::MixedLayout>;
using mixed::MixedLayout;

Answer answer(cute::GroupModesOp op, const MixedLayout& input) {
  const auto rank = static_cast<int32_t>(input.shape.rank());
  const auto counted = [&](uint32_t n) {
    const auto index = static_cast<int32_t>(n);
    return static_cast<size_t>(index < 0 ? index + rank : index);
  };
  return mixed::groupModes(input, counted(op.getBegin()), counted(op.getEnd()));
}
Answer answer(cute::FilterZerosOp op, const MixedLayout& input) {
  if (!op.getTargetProfile()) return mixed::filterZeros(input);
  return mixed::filterZeros(input, *cute::tupleOf(op.getTargetProfile().getType()));
}

template <typename OpT>
struct ModesLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    const auto input = mlir::dyn_cast<cute::LayoutType>(op->getOperand(0).getType());
    const auto result = mlir::dyn_cast<cute::LayoutType>(op->getResult(0).getType());
    if (!input || !result) return rewriter.notifyMatchFailure(op, "not of a layout");
    for (const mlir::Value beside : op->getOperands().drop_front())
      if (!cute::isStatic(beside.getType())) return rewriter.notifyMatchFailure(op, "a run-time operand");
    const Answer layout = answer(op, mixedLayout(rewriter, location, input, adaptor.getOperands()[0]));
    if (!layout) return op.emitOpError(layout.error().message);
    rewriter.replaceOp(op, packLayout(rewriter, location, result, *layout));
    return mlir::success();
  }
};

struct FilterZerosOpLowering : ModesLowering<cute::FilterZerosOp> {
  using ModesLowering::ModesLowering;
};
struct GroupModesOpLowering : ModesLowering<cute::GroupModesOp> {
  using ModesLowering::ModesLowering;
};

}  // namespace

void populateModesPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<FilterZerosOpLowering, GroupModesOpLowering>(converter);
}

}  // namespace cutecheck::to_llvm
