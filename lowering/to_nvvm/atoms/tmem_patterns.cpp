// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor memory: alloc_tmem, dealloc_tmem, relinquish_tmem_alloc_permit and the waits.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"
#include "lowering/to_nvvm/atoms/patterns.h"
#include "lowering/to_nvvm/atoms/registers.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::Value;

template <typename OpT>
using Pattern = mlir::ConvertOpToLLVMPattern<OpT>;

struct AllocTmemOpLowering : Pattern<cute_nvgpu::AllocTmemOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AllocTmemOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<NVVM::Tcgen05AllocOp>(op, adaptor.getSlot(), adaptor.getColumns(),
                                                      groupOf(op.getIsTwoCta()));
    return mlir::success();
  }
};

struct DeallocTmemOpLowering : Pattern<cute_nvgpu::DeallocTmemOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::DeallocTmemOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<NVVM::Tcgen05DeallocOp>(op, adaptor.getPointer(), adaptor.getColumns(),
                                                        groupOf(op.getIsTwoCta()));
    return mlir::success();
  }
};

struct RelinquishTmemAllocPermitOpLowering : Pattern<cute_nvgpu::RelinquishTmemAllocPermitOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::RelinquishTmemAllocPermitOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<NVVM::Tcgen05RelinquishAllocPermitOp>(op, groupOf(op.getIsTwoCta()));
    return mlir::success();
  }
};

// The wait, and the registers as if written behind it.
struct WaitTmemLoadOpLowering : Pattern<cute_nvgpu::WaitTmemLoadOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::WaitTmemLoadOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    NVVM::Tcgen05WaitOp::create(rewriter, op.getLoc(), NVVM::Tcgen05WaitKind::LOAD);
    for (const Value view : op.getViews())
      fenceRegisters(rewriter, op.getLoc(), mlir::cast<mlir::TypedValue<cute::MemRefType>>(view));
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct WaitTmemStoreOpLowering : Pattern<cute_nvgpu::WaitTmemStoreOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::WaitTmemStoreOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<NVVM::Tcgen05WaitOp>(op, NVVM::Tcgen05WaitKind::STORE);
    return mlir::success();
  }
};

}  // namespace

void populateTmemAllocationPatterns(const mlir::LLVMTypeConverter& converter,
                                    mlir::RewritePatternSet& patterns) {
  patterns.add<AllocTmemOpLowering, DeallocTmemOpLowering, RelinquishTmemAllocPermitOpLowering,
               WaitTmemLoadOpLowering, WaitTmemStoreOpLowering>(converter);
}

}  // namespace cutecheck::to_nvvm
