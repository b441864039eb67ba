// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// filter_zeros, group_modes, on layouts and composed layouts: the operand's run-time leaves. What stands
// beside the layout is static.
#include "mlir/Conversion/LLVMCommon/Pattern.h"

#include "lowering/algebra/filter_zeros.h"
#include "lowering/algebra/group_modes.h"
#include "lowering/cute/dialect/CuteOps.h"
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
    mlir::Type input = op->getOperand(0).getType(), result = op->getResult(0).getType();
    if (input.getTypeID() != result.getTypeID() ||
        !mlir::isa<cute::LayoutType, cute::ComposedLayoutType, cute::LayoutCompositionType>(input))
      return rewriter.notifyMatchFailure(op, "not of a layout");
    for (const mlir::Value beside : op->getOperands().drop_front())
      if (!cute::isStatic(beside.getType())) return rewriter.notifyMatchFailure(op, "a run-time operand");
    const mlir::Value value = adaptor.getOperands()[0];
    const Answer layout = answer(op, mixedLayoutIn(rewriter, location, input, value));
    if (!layout) return op.emitOpError(layout.error().message);
    // What stands left of the layout stays.
    const mlir::Value packed = packLike(rewriter, location, result, *layout, input, value);
    if (!packed) return rewriter.notifyMatchFailure(op, "another tree is computed");
    rewriter.replaceOp(op, packed);
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
