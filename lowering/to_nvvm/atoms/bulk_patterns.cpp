// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// copy_atom_call of bulk copies: nvvm.cp.async.bulk.*, and cp.reduce.async.bulk as inline PTX, which NVVM
// lacks. Groups are committed and awaited, and barriers told of bytes, by NVVM's own operations.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/address.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;


// The address of bytes that lie together as they are named: under a swizzle they do not.
mlir::FailureOr<Value> bulkAddress(mlir::Operation* op, ConversionPatternRewriter& rewriter,
                                   cute::MemRefType type, Value view) {
  if (type.getSwizzle().bits != 0)
    return op->emitOpError("expects bytes that lie together, but got ") << type;
  return contiguousAddress(op, rewriter, type, view, cute_nvgpu::kBulkUnit);
}

struct BulkCopyAtomCall : mlir::ConvertOpToLLVMPattern<cute::CopyAtomCallOp> {
  BulkCopyAtomCall(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}

  LogicalResult matchAndRewrite(cute::CopyAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type atom = cute::atomIn(op.getAtom().getType());
    const bool known =
        mlir::isa<cute_nvgpu::BulkCopyG2SType, cute_nvgpu::BulkCopyS2GType, cute_nvgpu::BulkCopyS2SType,
                  cute_nvgpu::BulkReduceS2GType, cute_nvgpu::BulkReduceS2SType>(atom);
    if (!known) return rewriter.notifyMatchFailure(op, "no bulk copy");
    if (failed(requireTier(op, target, kTmaTier))) return mlir::failure();
    const auto source = bulkAddress(op, rewriter, op.getSrcMemory().getType(), adaptor.getSrc());
    const auto destination = bulkAddress(op, rewriter, op.getDstMemory().getType(), adaptor.getDst());
    if (failed(source) || failed(destination)) return mlir::failure();
    emit(rewriter, op.getLoc(), atom, {*source, *destination, adaptor.getAtom()});
    rewriter.eraseOp(op);
    return mlir::success();
  }

  struct Operands {
    Value source, destination, atom;
  };

  static void emit(ConversionPatternRewriter& rewriter, Location location, mlir::Type atom,
                   const Operands& operands) {
    const auto copy = mlir::cast<cute::CopyAtomInterface>(atom);
    const int64_t bytes = copy.getAtomValues() * cute_nvgpu::bitsOf(copy.getAtomElementType()) / 8;
    const Value size =
        LLVM::ConstantOp::create(rewriter, location, rewriter.getI32IntegerAttr(static_cast<int32_t>(bytes)));
    const auto part = [&](int64_t i) -> Value {
      return LLVM::ExtractValueOp::create(rewriter, location, operands.atom, llvm::ArrayRef<int64_t>{i});
    };
    // At the same address of the block that the atom's value names.
    const auto there = [&](Value pointer) -> Value {
      return NVVM::MapaOp::create(rewriter, location,
                                  LLVM::LLVMPointerType::get(rewriter.getContext(), kClusterSpace), pointer,
                                  part(1));
    };
    if (mlir::isa<cute_nvgpu::BulkCopyG2SType>(atom)) {
      // The block's own shared memory, named as the cluster names it.
      NVVM::CpAsyncBulkGlobalToSharedClusterOp::create(rewriter, location, operands.destination,
                                                       operands.source, part(0), size, Value(), Value());
    } else if (mlir::isa<cute_nvgpu::BulkCopyS2GType>(atom)) {
      NVVM::CpAsyncBulkSharedCTAToGlobalOp::create(rewriter, location, operands.destination, operands.source,
                                                   size, Value(), Value());
    } else if (mlir::isa<cute_nvgpu::BulkCopyS2SType>(atom)) {
      // NVVM has the barrier's address as one of the block's own shared memory; its bits are the cluster's.
      const Value bits = LLVM::PtrToIntOp::create(rewriter, location, rewriter.getI32Type(), there(part(0)));
      const Value barrier = LLVM::IntToPtrOp::create(rewriter, location, part(0).getType(), bits);
      NVVM::CpAsyncBulkSharedCTAToSharedClusterOp::create(rewriter, location, there(operands.destination),
                                                          operands.source, barrier, size);
    } else if (const auto global = mlir::dyn_cast<cute_nvgpu::BulkReduceS2GType>(atom)) {
      reduce(rewriter, location, global, cute_nvgpu::ReducedMemory::kGlobal, operands.source,
             operands.destination, size, Value());
    } else {
      reduce(rewriter, location, mlir::cast<cute_nvgpu::BulkReduceS2SType>(atom),
             cute_nvgpu::ReducedMemory::kShared, operands.source, there(operands.destination), size,
             there(part(0)));
    }
  }

  template <typename AtomT>
  static void reduce(ConversionPatternRewriter& rewriter, Location location, AtomT atom,
                     cute_nvgpu::ReducedMemory memory, Value source, Value destination, Value size,
                     Value barrier) {
    const bool global = memory == cute_nvgpu::ReducedMemory::kGlobal;
    InlinePtx ptx;
    const auto address = [&](Value pointer, bool wide) {
      const mlir::Type type = wide ? rewriter.getI64Type() : rewriter.getI32Type();
      return "[" + ptx.operands(LLVM::PtrToIntOp::create(rewriter, location, type, pointer).getResult()) +
             "]";
    };
    const std::string to = address(destination, global), from = address(source, false);
    std::string rest = ", " + ptx.operands(size);
    if (!global) rest += ", " + address(barrier, false);
    const auto operation =
        cute_nvgpu::ptxReduction(atom.getOperation(), cute_nvgpu::nameOf(atom.getElementType()), memory);
    ptx.emit(rewriter, location,
             std::string("cp.reduce.async.bulk.") +
                 (global ? "global.shared::cta.bulk_group."
                         : "shared::cluster.shared::cta.mbarrier::complete_tx::bytes.") +
                 *operation + " " + to + ", " + from + rest + ";",
             {});
  }

  Target target;
};

struct AtomWithMbarrierOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomWithMbarrierOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomWithMbarrierOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    Value atom = LLVM::InsertValueOp::create(rewriter, op.getLoc(), adaptor.getAtom(), adaptor.getBarrier(),
                                             llvm::ArrayRef<int64_t>{0});
    if (adaptor.getBlock())
      atom = LLVM::InsertValueOp::create(rewriter, op.getLoc(), atom, adaptor.getBlock(),
                                         llvm::ArrayRef<int64_t>{1});
    rewriter.replaceOp(op, atom);
    return mlir::success();
  }
};

struct BulkPrefetchOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::BulkPrefetchOp> {
  BulkPrefetchOpLowering(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}
  LogicalResult matchAndRewrite(cute_nvgpu::BulkPrefetchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (failed(requireTier(op, target, kTmaTier))) return mlir::failure();
    const cute::MemRefType type = op.getView().getType();
    const auto address = bulkAddress(op, rewriter, type, adaptor.getView());
    if (failed(address)) return mlir::failure();
    int64_t bytes = cute_nvgpu::bitsOf(type.getElementType()) / 8;
    for (const IntTuple& extent : leaves(type.getLayout().shape())) bytes *= extent.value();
    const Value size = LLVM::ConstantOp::create(rewriter, op.getLoc(),
                                                rewriter.getI32IntegerAttr(static_cast<int32_t>(bytes)));
    NVVM::CpAsyncBulkPrefetchOp::create(rewriter, op.getLoc(), *address, size, Value());
    rewriter.eraseOp(op);
    return mlir::success();
  }

  Target target;
};

}  // namespace

void populateBulkPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                          const Target& target) {
  patterns.add<BulkCopyAtomCall, BulkPrefetchOpLowering>(converter, target);
  patterns.add<AtomWithMbarrierOpLowering>(converter);
}

}  // namespace cutecheck::to_nvvm
