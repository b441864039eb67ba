// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// tmem_load and tmem_store, as atoms and by pointer: nvvm.tcgen05.ld and nvvm.tcgen05.st.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/registers.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using cute_nvgpu::TmemCopyAtom;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;

NVVM::Tcgen05LdStShape shapeOf(const TmemCopyAtom& atom) {
  if (atom.lanes == 32) return NVVM::Tcgen05LdStShape::SHAPE_32X32B;
  if (atom.bits == 32) return NVVM::Tcgen05LdStShape::SHAPE_16X32BX2;
  if (atom.bits == 64) return NVVM::Tcgen05LdStShape::SHAPE_16X64B;
  return atom.bits == 128 ? NVVM::Tcgen05LdStShape::SHAPE_16X128B : NVVM::Tcgen05LdStShape::SHAPE_16X256B;
}

// Of the form that has two halves.
Value offsetOf(ConversionPatternRewriter& rewriter, Location location, const TmemCopyAtom& atom) {
  if (shapeOf(atom) != NVVM::Tcgen05LdStShape::SHAPE_16X32BX2) return {};
  return LLVM::ConstantOp::create(rewriter, location,
                                  rewriter.getI64IntegerAttr(cute_nvgpu::halfOffset(atom)));
}

mlir::VectorType wordsOf(ConversionPatternRewriter& rewriter, const TmemCopyAtom& atom) {
  return mlir::VectorType::get({cute_nvgpu::registersOf(atom)}, rewriter.getI32Type());
}

// One register is no vector to NVVM.
Value load(ConversionPatternRewriter& rewriter, Location location, const TmemCopyAtom& atom, Value pointer) {
  const mlir::VectorType words = wordsOf(rewriter, atom);
  const bool single = words.getNumElements() == 1;
  const Value loaded = NVVM::Tcgen05LdOp::create(
      rewriter, location, single ? mlir::Type(rewriter.getI32Type()) : mlir::Type(words), atom.halves,
      shapeOf(atom), pointer, offsetOf(rewriter, location, atom));
  return single ? LLVM::BitcastOp::create(rewriter, location, words, loaded).getResult() : loaded;
}

void store(ConversionPatternRewriter& rewriter, Location location, const TmemCopyAtom& atom, Value pointer,
           Value words) {
  if (cute_nvgpu::registersOf(atom) == 1)
    words = LLVM::BitcastOp::create(rewriter, location, rewriter.getI32Type(), words);
  NVVM::Tcgen05StOp::create(rewriter, location, atom.halves, shapeOf(atom), pointer, words,
                            offsetOf(rewriter, location, atom));
}

struct TmemCopyAtomCall : mlir::ConvertOpToLLVMPattern<cute::CopyAtomCallOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::CopyAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type atom = cute::atomIn(op.getAtom().getType());
    const Location location = op.getLoc();
    if (const auto one = mlir::dyn_cast<cute_nvgpu::TmemLoadType>(atom)) {
      const Value pointer = to_llvm::iteratorOf(rewriter, location, adaptor.getSrc());
      storeWords(rewriter, location, op.getDstMemory(), load(rewriter, location, one.atom(), pointer));
    } else if (const auto other = mlir::dyn_cast<cute_nvgpu::TmemStoreType>(atom)) {
      const Value pointer = to_llvm::iteratorOf(rewriter, location, adaptor.getDst());
      store(rewriter, location, other.atom(), pointer, loadWords(rewriter, location, op.getSrcMemory()));
    } else {
      return rewriter.notifyMatchFailure(op, "neither tmem_load nor tmem_store");
    }
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct ArchTmemLoadOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::ArchTmemLoadOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::ArchTmemLoadOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, load(rewriter, op.getLoc(), op.atom(), adaptor.getPointer()));
    return mlir::success();
  }
};

struct ArchTmemStoreOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::ArchTmemStoreOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::ArchTmemStoreOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    store(rewriter, op.getLoc(), op.atom(), adaptor.getPointer(), adaptor.getWords());
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

}  // namespace

void populateTmemCopyPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<TmemCopyAtomCall, ArchTmemLoadOpLowering, ArchTmemStoreOpLowering>(converter);
}

}  // namespace cutecheck::to_nvvm
