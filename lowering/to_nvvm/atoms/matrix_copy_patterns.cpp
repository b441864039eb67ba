// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// copy_atom_call of ldsm and stsm: nvvm.ldmatrix and nvvm.stmatrix of one row for each thread.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_nvvm/atoms/address.h"
#include "lowering/to_nvvm/atoms/patterns.h"
#include "lowering/to_nvvm/atoms/registers.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::Value;

constexpr int kLdmatrixTier = 75, kStmatrixTier = 90;
constexpr int64_t kRowBytes = cute_nvgpu::kMatrixRowBits / 8;

template <typename AtomT>
NVVM::MMALayout orderOf(AtomT atom) {
  return atom.getTransposed() ? NVVM::MMALayout::col : NVVM::MMALayout::row;
}

struct MatrixCopyAtomCall : mlir::ConvertOpToLLVMPattern<cute::CopyAtomCallOp> {
  MatrixCopyAtomCall(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  LogicalResult matchAndRewrite(cute::CopyAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type atom = cute::atomIn(op.getAtom().getType());
    if (auto ldsm = mlir::dyn_cast<cute_nvgpu::LdsmType>(atom)) return load(op, adaptor, ldsm, rewriter);
    if (auto stsm = mlir::dyn_cast<cute_nvgpu::StsmType>(atom)) return store(op, adaptor, stsm, rewriter);
    return rewriter.notifyMatchFailure(op, "neither ldsm nor stsm");
  }

  LogicalResult load(cute::CopyAtomCallOp op, OpAdaptor adaptor, cute_nvgpu::LdsmType atom,
                     ConversionPatternRewriter& rewriter) const {
    if (failed(requireTier(op, target, kLdmatrixTier))) return mlir::failure();
    const auto row =
        contiguousAddress(op, rewriter, op.getSrcMemory().getType(), adaptor.getSrc(), kRowBytes);
    if (failed(row)) return mlir::failure();
    const auto count = static_cast<size_t>(atom.getMatrices());
    const mlir::Type word = rewriter.getI32Type();
    const mlir::Type result = count == 1
                                  ? word
                                  : mlir::Type(LLVM::LLVMStructType::getLiteral(
                                        rewriter.getContext(), llvm::SmallVector<mlir::Type>(count, word)));
    const Value loaded =
        NVVM::LdMatrixOp::create(rewriter, op.getLoc(), result, *row, static_cast<uint32_t>(count),
                                 orderOf(atom), shape(), NVVM::LdStMatrixEltType::B16);
    storeRegisters(rewriter, op.getLoc(), op.getDstMemory(), unpacked(rewriter, op.getLoc(), loaded, count));
    rewriter.eraseOp(op);
    return mlir::success();
  }

  LogicalResult store(cute::CopyAtomCallOp op, OpAdaptor adaptor, cute_nvgpu::StsmType atom,
                      ConversionPatternRewriter& rewriter) const {
    if (failed(requireTier(op, target, kStmatrixTier))) return mlir::failure();
    const auto row =
        contiguousAddress(op, rewriter, op.getDstMemory().getType(), adaptor.getDst(), kRowBytes);
    if (failed(row)) return mlir::failure();
    NVVM::StMatrixOp::create(rewriter, op.getLoc(), *row,
                             loadRegisters(rewriter, op.getLoc(), op.getSrcMemory(), rewriter.getI32Type()),
                             orderOf(atom), shape(), NVVM::LdStMatrixEltType::B16);
    rewriter.eraseOp(op);
    return mlir::success();
  }

  NVVM::LdStMatrixShapeAttr shape() const {
    return NVVM::LdStMatrixShapeAttr::get(&getTypeConverter()->getContext(), 8, 8);
  }

  Target target;
};

}  // namespace

void populateMatrixCopyPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                                const Target& target) {
  patterns.add<MatrixCopyAtomCall>(converter, target);
}

}  // namespace cutecheck::to_nvvm
