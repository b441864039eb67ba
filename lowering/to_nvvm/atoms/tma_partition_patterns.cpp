// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// atom.tma_partition: views of the same iterators, whose types say the new first mode.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {
namespace {

using mlir::ConversionPatternRewriter;
using mlir::Value;

struct TmaPartitionOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::TmaPartitionOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  mlir::LogicalResult matchAndRewrite(cute_nvgpu::TmaPartitionOp op, OpAdaptor adaptor,
                                      ConversionPatternRewriter& rewriter) const override {
    const mlir::Location location = op.getLoc();
    // The first mode is static before and after, so that what run time knows is the other modes', in their
    // order.
    const auto changed = [&](mlir::Type from, Value view, mlir::Type to) {
      const auto before = cute::LayoutType::get(rewriter.getContext(), *cute::layoutOfValue(from)),
                 after = cute::LayoutType::get(rewriter.getContext(), *cute::layoutOfValue(to));
      const auto dynamic =
          to_llvm::unpackDynamic(rewriter, location, before, to_llvm::layoutOf(rewriter, location, view));
      return to_llvm::makeView(rewriter, location, to, to_llvm::iteratorOf(rewriter, location, view),
                               to_llvm::pack(rewriter, location, after, dynamic));
    };
    llvm::SmallVector<Value> results = {
        changed(op.getSmem().getType(), adaptor.getSmem(), op.getTile().getType())};
    for (const auto& [tensor, converted, made] :
         llvm::zip_equal(op.getTensors(), adaptor.getTensors(), op.getBoxes()))
      results.push_back(changed(tensor.getType(), converted, made.getType()));
    rewriter.replaceOp(op, results);
    return mlir::success();
  }
};

}  // namespace

void populateTmaPartitionPatterns(const mlir::LLVMTypeConverter& converter,
                                  mlir::RewritePatternSet& patterns) {
  patterns.add<TmaPartitionOpLowering>(converter);
}

}  // namespace cutecheck::to_nvvm
