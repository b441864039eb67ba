// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tensor maps and the fields of the atoms that hold them.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Dialect/LLVMIR/NVVMDialect.h"

#include "lowering/cute_nvgpu/CuteNvgpuOps.h"
#include "lowering/cute_nvgpu/tma_fields.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/view_packing.h"
#include "lowering/to_nvvm/atoms/patterns.h"

namespace cutecheck::to_nvvm {
namespace {

namespace LLVM = mlir::LLVM;
namespace NVVM = mlir::NVVM;
using mlir::ConversionPatternRewriter;
using mlir::LogicalResult;
using mlir::Value;

// evict_normal of everything: what createpolicy makes of it (CUTLASS, copy_sm90_desc.hpp: EVICT_NORMAL).
constexpr int64_t kEvictNormal = 0x1000000000000000;

struct MakeExecTmaOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::MakeExecTmaOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::MakeExecTmaOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = op.getResult().getType();
    const int64_t policy = cute_nvgpu::fieldOf(type, "cache_policy")->position;
    const Value empty = LLVM::PoisonOp::create(rewriter, op.getLoc(), getTypeConverter()->convertType(type));
    const Value withMap = LLVM::InsertValueOp::create(rewriter, op.getLoc(), empty, adaptor.getSource(),
                                                      llvm::ArrayRef<int64_t>{0});
    const Value normal = LLVM::ConstantOp::create(rewriter, op.getLoc(), rewriter.getI64Type(),
                                                  rewriter.getI64IntegerAttr(kEvictNormal));
    rewriter.replaceOpWithNewOp<LLVM::InsertValueOp>(op, withMap, normal, llvm::ArrayRef<int64_t>{policy});
    return mlir::success();
  }
};

struct SetFieldOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomSetValueOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomSetValueOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto field = cute_nvgpu::fieldOf(op.getAtom().getType(), op.getField());
    rewriter.replaceOpWithNewOp<LLVM::InsertValueOp>(op, adaptor.getAtom(), adaptor.getValue(),
                                                     llvm::ArrayRef<int64_t>{field->position});
    return mlir::success();
  }
};

struct GetFieldOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::AtomGetValueOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::AtomGetValueOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto field = cute_nvgpu::fieldOf(op.getAtom().getType(), op.getField());
    rewriter.replaceOp(op, rewriter.createOrFold<LLVM::ExtractValueOp>(
                               op.getLoc(), adaptor.getAtom(), llvm::ArrayRef<int64_t>{field->position}));
    return mlir::success();
  }
};

// The tensor map of an atom: the value itself, or the first of its fields.
Value mapOf(ConversionPatternRewriter& rewriter, mlir::Location location, Value value) {
  if (mlir::isa<LLVM::LLVMPointerType>(value.getType())) return value;
  return rewriter.createOrFold<LLVM::ExtractValueOp>(location, value, llvm::ArrayRef<int64_t>{0});
}

struct GetTmaDescAddrOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::GetTmaDescAddrOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::GetTmaDescAddrOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, mapOf(rewriter, op.getLoc(), adaptor.getAtom()));
    return mlir::success();
  }
};

template <typename OpT>
struct PrefetchDescriptor : mlir::ConvertOpToLLVMPattern<OpT> {
  PrefetchDescriptor(const mlir::LLVMTypeConverter& converter, Target target)
      : mlir::ConvertOpToLLVMPattern<OpT>(converter), target(std::move(target)) {}
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (failed(requireTier(op, target, kTmaTier))) return mlir::failure();
    NVVM::PrefetchOp::create(rewriter, op.getLoc(), NVVM::PrefetchCacheLevelAttr(),
                             NVVM::CacheEvictionPriorityAttr(),
                             mapOf(rewriter, op.getLoc(), adaptor.getSource()), Value(),
                             rewriter.getUnitAttr(), mlir::UnitAttr(), mlir::UnitAttr());
    rewriter.eraseOp(op);
    return mlir::success();
  }
  Target target;
};

constexpr int64_t kMapBytes = 128;

// 16 bytes at a time.
struct CopyTmaDescOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::CopyTmaDescOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute_nvgpu::CopyTmaDescOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    constexpr int64_t kStep = 16;
    const mlir::Location location = op.getLoc();
    const auto vector = mlir::VectorType::get({kStep / 4}, rewriter.getI32Type());
    const Value from = mapOf(rewriter, location, adaptor.getAtom());
    for (int32_t at = 0; at < kMapBytes; at += kStep) {
      const auto behind = [&](Value base) -> Value {
        return LLVM::GEPOp::create(rewriter, location, base.getType(), rewriter.getI8Type(), base,
                                   llvm::ArrayRef<LLVM::GEPArg>{at});
      };
      const Value words = LLVM::LoadOp::create(rewriter, location, vector, behind(from), kStep);
      LLVM::StoreOp::create(rewriter, location, words, behind(adaptor.getSmem()), kStep);
    }
    rewriter.eraseOp(op);
    return mlir::success();
  }
};

// Leaves before the one that `path` names.
size_t leavesBefore(const IntTuple& tree, const std::vector<uint32_t>& path) {
  size_t before = 0;
  IntTuple at = tree;
  for (const uint32_t i : path) {
    if (at.isLeaf()) break;
    for (uint32_t j = 0; j < i; ++j) before += leaves(at.mode(j)).size();
    at = at.mode(i);
  }
  return before;
}

// The leaves of a layout as numbers of `width` bits, of the shape and then of the stride.
llvm::SmallVector<Value> numbersOf(ConversionPatternRewriter& rewriter, mlir::Location location,
                                   const Layout& layout, Value packed) {
  const auto type = cute::LayoutType::get(rewriter.getContext(), layout);
  const llvm::SmallVector<Value> dynamic = to_llvm::unpackDynamic(rewriter, location, type, packed);
  llvm::SmallVector<Value> all;
  size_t next = 0;
  const mlir::Type i64 = rewriter.getI64Type();
  for (const IntTuple& tree : {layout.shape(), layout.stride()})
    for (const IntTuple& leaf : leaves(tree)) {
      Value value = leaf.isInt() ? Value(LLVM::ConstantOp::create(rewriter, location, i64,
                                                                  rewriter.getI64IntegerAttr(leaf.value())))
                                 : dynamic[next++];
      if (value.getType() != i64) value = LLVM::SExtOp::create(rewriter, location, i64, value);
      all.push_back(value);
    }
  return all;
}

// tensormap.replace of the address, of each extent, and of each stride but the first, in bytes.
struct UpdateTmaDescOpLowering : mlir::ConvertOpToLLVMPattern<cute_nvgpu::UpdateTmaDescOp> {
  UpdateTmaDescOpLowering(const mlir::LLVMTypeConverter& converter, Target target)
      : ConvertOpToLLVMPattern(converter), target(std::move(target)) {}
  LogicalResult matchAndRewrite(cute_nvgpu::UpdateTmaDescOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (target.number < kTmaTier || !target.specific)
      return op.emitOpError("needs sm_90a or another architecture's own, but the target is ") << target.name;
    const mlir::Location location = op.getLoc();
    const mlir::Type i32 = rewriter.getI32Type(), i64 = rewriter.getI64Type();
    const cute_nvgpu::TmaBox box = cute_nvgpu::boxOf(op.getAtom().getType()).second;
    const Layout& layout = op.getTensor().getType().getLayout();
    const auto numbers =
        numbersOf(rewriter, location, layout, to_llvm::layoutOf(rewriter, location, adaptor.getTensor()));
    const size_t count = numbers.size() / 2;
    const auto replace = [&](llvm::StringRef name, llvm::ArrayRef<Value> values) {
      llvm::SmallVector<Value> arguments = {adaptor.getSmem()};
      arguments.append(values.begin(), values.end());
      LLVM::CallIntrinsicOp::create(
          rewriter, location, rewriter.getStringAttr("llvm.nvvm.tensormap.replace." + name.str()), arguments);
    };
    const auto ordinal = [&](size_t i) -> Value {
      return LLVM::ConstantOp::create(rewriter, location, i32,
                                      rewriter.getI32IntegerAttr(static_cast<int32_t>(i)));
    };
    const Value base = to_llvm::iteratorOf(rewriter, location, adaptor.getTensor());
    replace("global.address", {LLVM::PtrToIntOp::create(rewriter, location, i64, base).getResult()});
    for (const auto& [i, path] : llvm::enumerate(box.along)) {
      const size_t leaf = leavesBefore(layout.shape(), path);
      replace("global.dim",
              {ordinal(i), LLVM::TruncOp::create(rewriter, location, i32, numbers[leaf]).getResult()});
      if (i == 0) continue;
      const Value bytes =
          LLVM::ConstantOp::create(rewriter, location, i64, rewriter.getI64IntegerAttr(box.elementBytes));
      replace("global.stride",
              {ordinal(i - 1),
               LLVM::MulOp::create(rewriter, location, numbers[count + leaf], bytes).getResult()});
    }
    rewriter.eraseOp(op);
    return mlir::success();
  }
  Target target;
};

}  // namespace

void populateTmaMapPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns,
                            const Target& target) {
  patterns.add<MakeExecTmaOpLowering, SetFieldOpLowering, GetFieldOpLowering, GetTmaDescAddrOpLowering,
               CopyTmaDescOpLowering>(converter);
  patterns.add<PrefetchDescriptor<cute_nvgpu::PrefetchTmaDescOp>,
               PrefetchDescriptor<cute_nvgpu::ArchPrefetchTmaDescOp>, UpdateTmaDescOpLowering>(converter,
                                                                                               target);
}

}  // namespace cutecheck::to_nvvm
