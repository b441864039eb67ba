// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// mma_atom_call of sm90.mma: matrix descriptors from the operands' layouts, and wgmma.mma_async.
//
// The fence before, the commit and the wait are operations of their own in the module:
// nvvm.wgmma.fence.aligned, nvvm.wgmma.commit.group.sync.aligned, nvvm.wgmma.wait.group.sync.aligned.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"
#include "lowering/to_nvvm/atoms/registers.h"
#include "lowering/to_nvvm/atoms/wgmma_instruction.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
using cute_nvgpu::Major;
using cute_nvgpu::WgmmaAtom;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

struct Sm90WgmmaAtomCall : mlir::ConvertOpToLLVMPattern<cute::MmaAtomCallOp> {
  Sm90WgmmaAtomCall(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  LogicalResult matchAndRewrite(cute::MmaAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto type = mlir::dyn_cast<cute_nvgpu::Sm90MmaType>(cute::atomIn(op.getAtom().getType()));
    if (!type) return rewriter.notifyMatchFailure(op, "not wgmma");
    if (failed(requireWgmma(op, target))) return mlir::failure();
    const WgmmaAtom atom = type.atom();
    const Location location = op.getLoc();
    const auto word = [&](cute::MemRefType view, Value value, Major major) {
      return descriptorWord(op, rewriter, cute_nvgpu::operandOf(view, major), view.getAlignment(),
                            to_llvm::iteratorOf(rewriter, location, value));
    };
    const auto part = [&](int64_t i) -> Value {
      return LLVM::ExtractValueOp::create(rewriter, location, adaptor.getAtom(), llvm::ArrayRef<int64_t>{i});
    };
    WgmmaOperands operands;
    if (atom.registersA) {
      operands.a = loadRegisters(rewriter, location, op.getA(), rewriter.getI32Type());
    } else {
      const auto a = word(op.getA().getType(), adaptor.getA(), atom.majorA);
      if (failed(a)) return mlir::failure();
      operands.a.push_back(*a);
    }
    const auto b = word(op.getB().getType(), adaptor.getB(), atom.majorB);
    if (failed(b)) return mlir::failure();
    operands.b = *b;
    operands.add = part(0);
    if (atom.variant.sparse()) operands.metadata = part(1);
    emitWgmma(rewriter, location, atom, operands, op.getC(), op.getD());
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

struct WarpgroupFenceOperandOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::WarpgroupFenceOperandOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::WarpgroupFenceOperandOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const bool single = op.getView().getType().getElementType().isF32();
    const auto before =
        loadRegisters(rewriter, op.getLoc(), op.getView(), accumulatorOf(rewriter, single ? "f32" : ""));
    InlinePtx nothing;
    (void)nothing.accumulators(before);
    const auto result = LLVM::LLVMStructType::getLiteral(
        rewriter.getContext(), llvm::SmallVector<mlir::Type>(before.size(), before.front().getType()));
    const Value after = nothing.emit(rewriter, op.getLoc(), "", result);
    storeRegisters(rewriter, op.getLoc(), op.getView(),
                   unpacked(rewriter, op.getLoc(), after, before.size()));
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct RegisterAccumulatorOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::RegisterAccumulatorOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::RegisterAccumulatorOp op, OpAdaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const cute::MemRefType type = op.getResult().getType();
    const Value layout = cute::StaticOp::create(rewriter, op.getLoc(),
                                                cute::LayoutType::get(op.getContext(), type.getLayout()));
    rewriter.replaceOpWithNewOp<cute::MakeFragmentOp>(op, mlir::TypeRange{type}, mlir::ValueRange{layout});
    return mlir::success();
  }
};

// C is added unless the module says otherwise.
template <typename OpT>
struct MakeWgmmaAtom : mlir::ConvertOpToLLVMPattern<OpT> {
  explicit MakeWgmmaAtom(const mlir::LLVMTypeConverter& converter)
      : mlir::ConvertOpToLLVMPattern<OpT>(converter, mlir::PatternBenefit(2)) {}
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!mlir::isa<cute_nvgpu::Sm90MmaType>(op.getResult().getType()))
      return rewriter.notifyMatchFailure(op, "its value says nothing");
    const Location location = op.getLoc();
    const Value empty = LLVM::PoisonOp::create(
        rewriter, location, this->getTypeConverter()->convertType(op.getResult().getType()));
    const Value yes = LLVM::ConstantOp::create(rewriter, location, rewriter.getBoolAttr(true));
    rewriter.replaceOpWithNewOp<LLVM::InsertValueOp>(op, empty, yes, llvm::ArrayRef<int64_t>{0});
    return mlir::success();
  }
};

struct AtomSetValueOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomSetValueOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomSetValueOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!mlir::isa<cute_nvgpu::Sm90MmaType>(op.getAtom().getType()))
      return rewriter.notifyMatchFailure(op, "not wgmma");
    rewriter.replaceOpWithNewOp<LLVM::InsertValueOp>(op, adaptor.getAtom(), adaptor.getValue(),
                                                     llvm::ArrayRef<int64_t>{0});
    return mlir::success();
  }
};

struct AtomWithMetadataOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomWithMetadataOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomWithMetadataOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOpWithNewOp<LLVM::InsertValueOp>(op, adaptor.getAtom(), adaptor.getWord(),
                                                     llvm::ArrayRef<int64_t>{1});
    return mlir::success();
  }
};

}  // namespace

void populateWgmmaPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                           const Target& target) {
  patterns.add<Sm90WgmmaAtomCall>(converter, target);
  patterns.add<MakeWgmmaAtom<cute::MakeAtomOp>, MakeWgmmaAtom<cute::AtomOp>, AtomSetValueOpLowering,
               AtomWithMetadataOpLowering, WarpgroupFenceOperandOpLowering, RegisterAccumulatorOpLowering>(
      converter);
}

}  // namespace cutecheck::to_nvvm
