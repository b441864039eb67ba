// copy_atom_call of bulk copies: nvvm.cp.async.bulk.*, and cp.reduce.async.bulk as inline PTX, which NVVM
// lacks. Groups are committed and awaited, and barriers told of bytes, by NVVM's own operations.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/RuntimeOps.h"
#include "lowering/cute/atom.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_nvvm/atoms/address.h"
#include "lowering/to_nvvm/atoms/inline_ptx.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::Value;

constexpr int kBulkTier = 90;
constexpr unsigned kClusterSpace = 7;

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
    const bool known = mlir::isa<cute_nvgpu::BulkCopyG2SType, cute_nvgpu::BulkCopyS2GType,
                                 cute_nvgpu::BulkCopyS2SType, cute_nvgpu::BulkReduceS2GType>(atom);
    if (!known) return rewriter.notifyMatchFailure(op, "no bulk copy");
    if (failed(requireTier(op, target, kBulkTier))) return mlir::failure();
    const auto source = bulkAddress(op, rewriter, op.getSrcMemory().getType(), adaptor.getSrc());
    const auto destination = bulkAddress(op, rewriter, op.getDstMemory().getType(), adaptor.getDst());
    if (failed(source) || failed(destination)) return mlir::failure();
    const int64_t bytes = mlir::cast<cute::CopyAtomInterface>(atom).getAtomValues() *
                          cute_nvgpu::bitsOf(mlir::cast<cute::CopyAtomInterface>(atom).getAtomElementType()) /
                          8;
    const mlir::Location location = op.getLoc();
    const Value size =
        LLVM::ConstantOp::create(rewriter, location, rewriter.getI32IntegerAttr(static_cast<int32_t>(bytes)));
    const auto part = [&](int64_t i) -> Value {
      return LLVM::ExtractValueOp::create(rewriter, location, adaptor.getAtom(), llvm::ArrayRef<int64_t>{i});
    };
    if (mlir::isa<cute_nvgpu::BulkCopyG2SType>(atom)) {
      // The block's own shared memory, named as the cluster names it.
      NVVM::CpAsyncBulkGlobalToSharedClusterOp::create(rewriter, location, *destination, *source, part(0),
                                                       size, Value(), Value());
    } else if (mlir::isa<cute_nvgpu::BulkCopyS2GType>(atom)) {
      NVVM::CpAsyncBulkSharedCTAToGlobalOp::create(rewriter, location, *destination, *source, size, Value(),
                                                   Value());
    } else if (mlir::isa<cute_nvgpu::BulkCopyS2SType>(atom)) {
      const auto space = LLVM::LLVMPointerType::get(rewriter.getContext(), kClusterSpace);
      const auto there = [&](Value pointer) -> Value {
        return NVVM::MapaOp::create(rewriter, location, space, pointer, part(1));
      };
      // NVVM has the barrier's address as one of the block's own shared memory; its bits are the cluster's.
      const Value bits = LLVM::PtrToIntOp::create(rewriter, location, rewriter.getI32Type(), there(part(0)));
      const Value barrier = LLVM::IntToPtrOp::create(rewriter, location, part(0).getType(), bits);
      NVVM::CpAsyncBulkSharedCTAToSharedClusterOp::create(rewriter, location, there(*destination), *source,
                                                          barrier, size);
    } else {
      reduce(rewriter, location, mlir::cast<cute_nvgpu::BulkReduceS2GType>(atom), *source, *destination,
             size);
    }
    rewriter.eraseOp(op);
    return mlir::success();
  }

  static void reduce(ConversionPatternRewriter& rewriter, mlir::Location location,
                     cute_nvgpu::BulkReduceS2GType atom, Value source, Value destination, Value size) {
    const auto integer = [&](Value pointer, mlir::Type type) -> Value {
      return LLVM::PtrToIntOp::create(rewriter, location, type, pointer);
    };
    InlinePtx ptx;
    const std::string to = ptx.operands(integer(destination, rewriter.getI64Type())),
                      from = ptx.operands(integer(source, rewriter.getI32Type())), bytes = ptx.operands(size);
    const auto operation =
        cute_nvgpu::ptxReduction(atom.getOperation(), cute_nvgpu::nameOf(atom.getElementType()));
    ptx.emit(rewriter, location,
             "cp.reduce.async.bulk.global.shared::cta.bulk_group." + *operation + " [" + to + "], [" + from +
                 "], " + bytes + ";",
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
    if (failed(requireTier(op, target, kBulkTier))) return mlir::failure();
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
