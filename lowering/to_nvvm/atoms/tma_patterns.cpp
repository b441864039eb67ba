// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor copies: copy_atom_call of tma_load, tma_store and tma_reduce, prefetches, the architecture's
// operations.
//
// One thread issues each, the one that calls: who that is, the module says (nvvm.elect.sync). An atom's calls
// carry its cache policy always, as CUTLASS's do; evict_normal unless the module says otherwise.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute/dialect/atom.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute_nvgpu/atoms/tmem_rows.h"
#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/address.h"
#include "lowering/to_nvvm/atoms/patterns.h"
#include "lowering/to_nvvm/atoms/tmem.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using cute_nvgpu::TmaReduction;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::Value;
using Values = llvm::SmallVector<Value>;

struct Load {
  Value map, smem, barrier;
  Values coordinates, offsets;
  Value mask, policy;  // or null
  bool pair = false;
};

// The same place in the even block of the pair: bit 24 of an address in the cluster's window is the lowest of
// the block's rank (CUTLASS, Sm100MmaPeerBitMask).
Value inEvenBlock(ConversionPatternRewriter& rewriter, Location location, Value barrier) {
  constexpr int32_t kWithoutRankBit = ~(1 << 24);
  const mlir::Type i32 = rewriter.getI32Type();
  const Value address = LLVM::PtrToIntOp::create(rewriter, location, i32, barrier);
  const Value mask =
      LLVM::ConstantOp::create(rewriter, location, i32, rewriter.getI32IntegerAttr(kWithoutRankBit));
  const Value masked = LLVM::AndOp::create(rewriter, location, address, mask);
  return LLVM::IntToPtrOp::create(rewriter, location, barrier.getType(), masked);
}

void emit(ConversionPatternRewriter& rewriter, Location location, const Load& load) {
  const auto cluster = LLVM::LLVMPointerType::get(rewriter.getContext(), kClusterSpace);
  const Value destination = LLVM::AddrSpaceCastOp::create(rewriter, location, cluster, load.smem);
  const auto mode = load.offsets.empty() ? NVVM::TMALoadMode::TILE : NVVM::TMALoadMode::IM2COL;
  const Value barrier = load.pair ? inEvenBlock(rewriter, location, load.barrier) : load.barrier;
  const auto group = load.pair ? NVVM::CTAGroupKindAttr::get(rewriter.getContext(), NVVM::CTAGroupKind::CTA_2)
                               : NVVM::CTAGroupKindAttr();
  NVVM::CpAsyncBulkTensorGlobalToSharedClusterOp::create(
      rewriter, location, destination, load.map, load.coordinates, barrier, load.offsets, load.mask,
      load.policy, mode, /*isCTAOnly=*/false, group, /*predicate=*/Value());
}

NVVM::TMAStoreMode storeMode(bool im2col) {
  return im2col ? NVVM::TMAStoreMode::IM2COL : NVVM::TMAStoreMode::TILE;
}

NVVM::TMAReduxKind kindOf(TmaReduction reduction) {
  switch (reduction) {
    case TmaReduction::kAdd:
      return NVVM::TMAReduxKind::ADD;
    case TmaReduction::kMin:
      return NVVM::TMAReduxKind::MIN;
    case TmaReduction::kMax:
      return NVVM::TMAReduxKind::MAX;
    case TmaReduction::kInc:
      return NVVM::TMAReduxKind::INC;
    case TmaReduction::kDec:
      return NVVM::TMAReduxKind::DEC;
    case TmaReduction::kAnd:
      return NVVM::TMAReduxKind::AND;
    case TmaReduction::kOr:
      return NVVM::TMAReduxKind::OR;
    case TmaReduction::kXor:
      return NVVM::TMAReduxKind::XOR;
  }
  return NVVM::TMAReduxKind::ADD;
}

struct Store {
  Value map, smem;
  Values coordinates;
  Value policy;  // or null
  bool im2col = false;
  std::optional<TmaReduction> reduction{};
};

void emit(ConversionPatternRewriter& rewriter, Location location, const Store& store) {
  if (store.reduction)
    NVVM::CpAsyncBulkTensorReduceOp::create(rewriter, location, store.map, store.smem,
                                            kindOf(*store.reduction), storeMode(store.im2col),
                                            store.coordinates, store.policy);
  else
    NVVM::CpAsyncBulkTensorSharedCTAToGlobalOp::create(rewriter, location, store.map, store.smem,
                                                       store.coordinates, store.policy,
                                                       storeMode(store.im2col), /*predicate=*/Value());
}

// Where a view of coordinates begins, a number of 32 bits for each dimension.
Values coordinatesOf(ConversionPatternRewriter& rewriter, Location location, cute::CoordTensorType type,
                     Value view) {
  const mlir::Type i32 = rewriter.getI32Type();
  const Values dynamic = to_llvm::unpackDynamic(rewriter, location, cute::iteratorOf(type),
                                                to_llvm::iteratorOf(rewriter, location, view));
  Values all;
  size_t next = 0;
  for (const IntTuple& leaf : leaves(type.getStart())) {
    Value value =
        leaf.isInt()
            ? Value(LLVM::ConstantOp::create(rewriter, location, i32,
                                             rewriter.getI32IntegerAttr(static_cast<int32_t>(leaf.value()))))
            : dynamic[next++];
    if (value.getType() != i32) value = LLVM::TruncOp::create(rewriter, location, i32, value);
    all.push_back(value);
  }
  return all;
}

Value field(ConversionPatternRewriter& rewriter, Location location, Value atom, int64_t position) {
  return rewriter.createOrFold<LLVM::ExtractValueOp>(location, atom, llvm::ArrayRef<int64_t>{position});
}

template <typename OpT>
struct GatedPattern : mlir::ConvertOpToLLVMPattern<OpT> {
  GatedPattern(const mlir::LLVMTypeConverter& converter, Target target)
      : mlir::ConvertOpToLLVMPattern<OpT>(converter), target(std::move(target)) {}
  Target target;
};

struct TmaCopyAtomCall : GatedPattern<cute::CopyAtomCallOp> {
  using GatedPattern::GatedPattern;
  LogicalResult matchAndRewrite(cute::CopyAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type atom = cute::atomIn(op.getAtom().getType());
    const auto load = mlir::dyn_cast<cute_nvgpu::TmaLoadType>(atom);
    const auto reduce = mlir::dyn_cast<cute_nvgpu::TmaReduceType>(atom);
    if (!load && !reduce && !mlir::isa<cute_nvgpu::TmaStoreType>(atom))
      return rewriter.notifyMatchFailure(op, "not a tensor copy");
    if (failed(requireTier(op, target, kTmaTier))) return mlir::failure();
    if (load && load.getPair() && !cute_nvgpu::hasTensorMemory(target.name))
      return op.emitOpError("num_cta = 2 ") << kNeedsTensorMemory << target.name;
    const Location location = op.getLoc();
    const Value value = adaptor.getAtom(), map = field(rewriter, location, value, 0);
    const Value view = load ? adaptor.getSrc() : adaptor.getDst(),
                tile = load ? adaptor.getDst() : adaptor.getSrc();
    const auto coordinates = mlir::cast<cute::CoordTensorType>((load ? op.getSrc() : op.getDst()).getType());
    // The address before the swizzle: TMA has its own.
    const Value smem = to_llvm::iteratorOf(rewriter, location, tile);
    const Values at = coordinatesOf(rewriter, location, coordinates, view);
    if (load) {
      const Value mask = load.getMulticast() ? field(rewriter, location, value, 3) : Value();
      emit(rewriter, location,
           Load{map,
                smem,
                field(rewriter, location, value, 1),
                at,
                {},
                mask,
                field(rewriter, location, value, 2),
                load.getPair()});
    } else {
      Store store{map, smem, at, field(rewriter, location, value, 1)};
      if (reduce) store.reduction = reduce.getKind();
      emit(rewriter, location, store);
    }
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct PrefetchAtomCall : GatedPattern<cute::PrefetchAtomCallOp> {
  using GatedPattern::GatedPattern;
  LogicalResult matchAndRewrite(cute::PrefetchAtomCallOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!mlir::isa<cute_nvgpu::TmaLoadType>(cute::atomIn(op.getAtom().getType())))
      return rewriter.notifyMatchFailure(op, "not a tensor copy");
    if (failed(requireTier(op, target, kTmaTier))) return mlir::failure();
    const Location location = op.getLoc();
    const Values at = coordinatesOf(
        rewriter, location, mlir::cast<cute::CoordTensorType>(op.getSrc().getType()), adaptor.getSrc());
    NVVM::CpAsyncBulkTensorPrefetchOp::create(
        rewriter, location, field(rewriter, location, adaptor.getAtom(), 0), at, mlir::ValueRange(),
        NVVM::TMALoadMode::TILE, field(rewriter, location, adaptor.getAtom(), 2));
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct ArchLoad : GatedPattern<cute_nvgpu::ArchTmaLoadOp> {
  using GatedPattern::GatedPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::ArchTmaLoadOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (failed(requireTier(op, target, kTmaTier))) return mlir::failure();
    emit(rewriter, op.getLoc(),
         Load{adaptor.getDesc(), adaptor.getSmem(), adaptor.getBarrier(), Values(adaptor.getCoords()),
              Values(adaptor.getOffsets()), adaptor.getMask(), adaptor.getPolicy()});
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

struct ArchPrefetch : GatedPattern<cute_nvgpu::ArchTmaPrefetchOp> {
  using GatedPattern::GatedPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::ArchTmaPrefetchOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (failed(requireTier(op, target, kTmaTier))) return mlir::failure();
    NVVM::CpAsyncBulkTensorPrefetchOp::create(
        rewriter, op.getLoc(), adaptor.getDesc(), adaptor.getCoords(), adaptor.getOffsets(),
        op.getMode() == "im2col" ? NVVM::TMALoadMode::IM2COL : NVVM::TMALoadMode::TILE, adaptor.getPolicy());
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

template <typename OpT>
struct ArchStore : GatedPattern<OpT> {
  using GatedPattern<OpT>::GatedPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (failed(requireTier(op, this->target, kTmaTier))) return mlir::failure();
    Store store{adaptor.getDesc(), adaptor.getSmem(), Values(adaptor.getCoords()), adaptor.getPolicy(),
                op.getMode() == "im2col"};
    if constexpr (requires { op.getKind(); }) store.reduction = cute_nvgpu::tmaReductionNamed(op.getKind());
    emit(rewriter, op.getLoc(), store);
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

}  // namespace

void populateTmaPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                         const Target& target) {
  patterns.add<TmaCopyAtomCall, PrefetchAtomCall, ArchLoad, ArchPrefetch,
               ArchStore<cute_nvgpu::ArchTmaStoreOp>, ArchStore<cute_nvgpu::ArchTmaReduceOp>>(converter,
                                                                                              target);
  populateTmaMapPatterns(converter, patterns, target);
  populateTmaPartitionPatterns(converter, patterns);
}

}  // namespace cutecheck::to_nvvm
