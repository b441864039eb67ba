// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Copies from shared to tensor memory: nvvm.tcgen05.cp, alone or with its commit by the group's first block.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/s2t_view.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/tmem.h"
#include "lowering/to_nvvm/atoms/wgmma_instruction.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using cute_nvgpu::S2tBroadcast;
using cute_nvgpu::S2tCopyAtom;
using cute_nvgpu::S2tFormat;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

NVVM::Tcgen05CpShape shapeOf(const S2tCopyAtom& atom) {
  if (atom.rows == 128)
    return atom.bits == 256 ? NVVM::Tcgen05CpShape::SHAPE_128x256b : NVVM::Tcgen05CpShape::SHAPE_128x128b;
  if (atom.rows == 4) return NVVM::Tcgen05CpShape::SHAPE_4x256b;
  return atom.rows == 64 ? NVVM::Tcgen05CpShape::SHAPE_64x128b : NVVM::Tcgen05CpShape::SHAPE_32x128b;
}

NVVM::Tcgen05CpMulticast multicastOf(S2tBroadcast broadcast) {
  switch (broadcast) {
    case S2tBroadcast::kNone:
      return NVVM::Tcgen05CpMulticast::NONE;
    case S2tBroadcast::kTwo0213:
      return NVVM::Tcgen05CpMulticast::WARPX2_02_13;
    case S2tBroadcast::kTwo0123:
      return NVVM::Tcgen05CpMulticast::WARPX2_01_23;
    case S2tBroadcast::kFour:
      return NVVM::Tcgen05CpMulticast::WARPX4;
  }
  return NVVM::Tcgen05CpMulticast::NONE;
}

void copy(mlir::OpBuilder& rewriter, Location location, const S2tCopyAtom& atom, Value pointer, Value word) {
  NVVM::Tcgen05CpSrcFormatAttr format;
  if (atom.format != S2tFormat::kPlain)
    format = NVVM::Tcgen05CpSrcFormatAttr::get(
        rewriter.getContext(), atom.format == S2tFormat::kSixBits ? NVVM::Tcgen05CpSrcFormat::B6x16_P32
                                                                  : NVVM::Tcgen05CpSrcFormat::B4x16_P64);
  NVVM::Tcgen05CpOp::create(rewriter, location, shapeOf(atom), groupOf(atom.group == 2),
                            multicastOf(atom.broadcast), format, pointer, word);
}

struct S2tCopyAtomCall : mlir::ConvertOpToLLVMPattern<cute::CopyAtomCallOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::CopyAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto atom = mlir::dyn_cast<cute_nvgpu::S2tCopyType>(cute::atomIn(op.getAtom().getType()));
    if (!atom) return rewriter.notifyMatchFailure(op, "not s2t_copy");
    const cute::MemRefType source = op.getSrcMemory().getType();
    const auto word = descriptorWord(op, rewriter, cute_nvgpu::s2tOperand(source), source.getAlignment(),
                                     to_llvm::iteratorOf(rewriter, op.getLoc(), adaptor.getSrc()));
    if (failed(word)) return mlir::failure();
    copy(rewriter, op.getLoc(), atom.atom(), to_llvm::iteratorOf(rewriter, op.getLoc(), adaptor.getDst()),
         *word);
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct ArchCopyS2tOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::ArchCopyS2tOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::ArchCopyS2tOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    copy(rewriter, op.getLoc(), *op.atom(), adaptor.getPointer(), adaptor.getDescriptor());
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

// The block of each group whose rank the group's size divides copies, and its commit arrives at the barrier.
struct CpAsyncS2tOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::CpAsyncS2tOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::CpAsyncS2tOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const Location location = op.getLoc();
    const auto atom = mlir::cast<cute_nvgpu::S2tCopyType>(op.getAtom());
    const auto number = [&](int64_t value) -> Value {
      return LLVM::ConstantOp::create(rewriter, location,
                                      rewriter.getI32IntegerAttr(static_cast<int32_t>(value)));
    };
    const Value zero = number(0);
    const Value rest = LLVM::URemOp::create(rewriter, location, adaptor.getRank(), number(op.getCtaGroup()));
    const Value owns = LLVM::ICmpOp::create(rewriter, location, LLVM::ICmpPredicate::eq, rest, zero);
    const cute::MemRefType source = op.getView().getType();
    const auto word = descriptorWord(op, rewriter, cute_nvgpu::s2tOperand(source), source.getAlignment(),
                                     to_llvm::iteratorOf(rewriter, location, adaptor.getView()));
    if (failed(word)) return mlir::failure();
    mlir::scf::IfOp::create(rewriter, location, owns, [&](mlir::OpBuilder& builder, Location inside) {
      copy(builder, inside, atom.atom(), adaptor.getPointer(), *word);
      NVVM::Tcgen05CommitOp::create(builder, inside, adaptor.getBarrier(), Value(),
                                    groupOf(op.getCtaGroup() == 2));
      mlir::scf::YieldOp::create(builder, inside);
    });
    rewriter.replaceOp(op, zero);
    return mlir::success();
  }
};

// What the documents package: where the copy goes, and by whose rank.
struct Sm100S2tCopyAtom : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomSm100S2tCopyOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomSm100S2tCopyOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto atom = mlir::cast<cute_nvgpu::S2tCopyType>(op.getAtom());
    const auto tensor = cute::PtrType::get(op.getContext(), atom.getAtomElementType(),
                                           cute::MemorySpace::kTensor, /*alignment=*/16);
    const Value pointer =
        cute_nvgpu::RetrieveTmemPtrOp::create(rewriter, op.getLoc(), tensor, op.getSlot(), Value());
    const Value rank = NVVM::ClusterId::create(rewriter, op.getLoc(), rewriter.getI32Type());
    rewriter.replaceOpWithNewOp<cute_nvgpu::CpAsyncS2tOp>(op, rewriter.getI32Type(), op.getView(), pointer,
                                                          op.getBarrier(), rank, op.getAtomAttr(),
                                                          op.getCtaGroupAttr());
    return mlir::success();
  }
};

}  // namespace

void populateS2tPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<S2tCopyAtomCall, ArchCopyS2tOpLowering, CpAsyncS2tOpLowering, Sm100S2tCopyAtom>(converter);
}

}  // namespace cutecheck::to_nvvm
