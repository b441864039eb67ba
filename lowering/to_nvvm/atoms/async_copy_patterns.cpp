// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// copy_atom_call of simt_async_copy: nvvm.cp.async.shared.global. Groups are committed and awaited by NVVM's
// own operations.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_nvvm/atoms/address.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {
namespace {

namespace NVVM = mlir::NVVM;

constexpr int kCpAsyncTier = 80;

struct AsyncCopyAtomCall : mlir::ConvertOpToLLVMPattern<cute::CopyAtomCallOp> {
  AsyncCopyAtomCall(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  mlir::LogicalResult matchAndRewrite(cute::CopyAtomCallOp op, OpAdaptor adaptor,
                                      mlir::ConversionPatternRewriter& rewriter) const override {
    const auto atom = mlir::dyn_cast<cute_nvgpu::SimtAsyncCopyType>(cute::atomIn(op.getAtom().getType()));
    if (!atom) return rewriter.notifyMatchFailure(op, "not cp.async");
    if (failed(requireTier(op, target, kCpAsyncTier))) return mlir::failure();
    const int64_t bytes = atom.getBits() / 8;
    const auto source = contiguousAddress(op, rewriter, op.getSrcMemory().getType(), adaptor.getSrc(), bytes);
    const auto destination =
        contiguousAddress(op, rewriter, op.getDstMemory().getType(), adaptor.getDst(), bytes);
    if (failed(source) || failed(destination)) return mlir::failure();
    // One letter of the instruction: .cg, past the first cache, and .ca.
    const cute_nvgpu::AsyncCache cache = atom.getCache();
    NVVM::CpAsyncOp::create(
        rewriter, op.getLoc(), *destination, *source, static_cast<uint32_t>(bytes),
        *NVVM::symbolizeLoadCacheModifierKind(llvm::StringRef(cute_nvgpu::ptxModifier(cache))),
        mlir::Value());
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

}  // namespace

void populateAsyncCopyPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                               const Target& target) {
  patterns.add<AsyncCopyAtomCall>(converter, target);
}

}  // namespace cutecheck::to_nvvm
