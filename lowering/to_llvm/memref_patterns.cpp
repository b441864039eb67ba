// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// memref.load, memref.store, memref.load_vec, memref.store_vec, load_scaled_index.
#include <numeric>

#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/algebra/crd2idx.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/vector_runs.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::success;
using mlir::Value;
namespace LLVM = mlir::LLVM;

struct Address {
  Value pointer;
  unsigned alignment;
};

cute::PtrType pointerOf(cute::MemRefType view) { return mlir::cast<cute::PtrType>(cute::iteratorOf(view)); }

template <typename OpT>
mlir::FailureOr<Address> addressOf(OpT op, typename OpT::Adaptor adaptor,
                                   ConversionPatternRewriter& rewriter) {
  const Location location = op.getLoc();
  const cute::MemRefType view = op.getMemref().getType();
  EmittingBuilder emit(rewriter, location);
  mixed::Arithmetic arithmetic(emit);
  const auto offset = mixed::crd2idx(
      arithmetic,
      mixedTuple(rewriter, location, op.getCoord().getType(), adaptor.getCoord(), mixed::Role::kCoordinate),
      mixedLayoutOf(rewriter, location, view, adaptor.getMemref()));
  if (!offset) return op.emitOpError(offset.error().message);
  const int64_t bytes = cute::bytesOf(view.getElementType());
  const int64_t aligned = std::gcd(offset->number().div * bytes, accessAlignment(pointerOf(view)));
  const auto pointer =
      accessAddress(rewriter, location, pointerOf(view),
                    elementAddress(rewriter, location, pointerOf(view),
                                   iteratorOf(rewriter, location, adaptor.getMemref()), offset->number()));
  if (!pointer) return op.emitOpError(pointer.error().message);
  return Address{*pointer, static_cast<unsigned>(aligned)};
}

LogicalResult load(cute::MemRefLoadOp op, cute::MemRefLoadOp::Adaptor adaptor, mlir::Type type,
                   ConversionPatternRewriter& rewriter) {
  const auto address = addressOf(op, adaptor, rewriter);
  if (failed(address)) return mlir::failure();
  rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, type, address->pointer, address->alignment);
  return success();
}

LogicalResult store(cute::MemRefStoreOp op, cute::MemRefStoreOp::Adaptor adaptor,
                    ConversionPatternRewriter& rewriter) {
  const auto address = addressOf(op, adaptor, rewriter);
  if (failed(address)) return mlir::failure();
  rewriter.replaceOpWithNewOp<LLVM::StoreOp>(op, adaptor.getValue(), address->pointer, address->alignment);
  return success();
}

LogicalResult load(cute::LoadScaledIndexOp op, cute::LoadScaledIndexOp::Adaptor adaptor, mlir::Type result,
                   ConversionPatternRewriter& rewriter) {
  const Location location = op.getLoc();
  const auto numbers = [&](Value before, Value after) {
    return mixedTuple(rewriter, location, before.getType(), after, mixed::Role::kStride).numbers();
  };
  EmittingBuilder emit(rewriter, location);
  mixed::Arithmetic arithmetic(emit);
  mixed::Number offset = mixed::Number::of(0);
  for (const auto& [index, stride] : llvm::zip_equal(numbers(op.getIndex(), adaptor.getIndex()),
                                                     numbers(op.getStride(), adaptor.getStride()))) {
    const auto step = arithmetic.multiply(index, stride);
    if (!step) return op.emitOpError(step.error().message);
    const auto sum = arithmetic.add(offset, *step);
    if (!sum) return op.emitOpError(sum.error().message);
    offset = *sum;
  }
  const cute::PtrType type = op.getPointer().getType();
  const auto address = accessAddress(rewriter, location, type,
                                     elementAddress(rewriter, location, type, adaptor.getPointer(), offset));
  if (!address) return op.emitOpError(address.error().message);
  const auto aligned = cute::alignmentBehind(type.getElementType(), accessAlignment(type), offset.type());
  rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, result, *address, static_cast<unsigned>(aligned));
  return success();
}

// The accesses that a whole view takes, each with its address.
template <typename OpT>
mlir::FailureOr<std::vector<std::pair<VectorRun, Value>>> runsOf(OpT op, typename OpT::Adaptor adaptor,
                                                                 ConversionPatternRewriter& rewriter) {
  const Location location = op.getLoc();
  const cute::MemRefType view = op.getMemref().getType();
  EmittingBuilder emit(rewriter, location);
  mixed::Arithmetic arithmetic(emit);
  const auto runs = vectorRuns(arithmetic, mixedLayoutOf(rewriter, location, view, adaptor.getMemref()),
                               cute::bytesOf(view.getElementType()), accessAlignment(pointerOf(view)));
  if (!runs) return op.emitOpError(runs.error().message);
  const Value base = iteratorOf(rewriter, location, adaptor.getMemref());
  std::vector<std::pair<VectorRun, Value>> result;
  for (const VectorRun& run : *runs) {
    const auto address = accessAddress(rewriter, location, pointerOf(view),
                                       elementAddress(rewriter, location, pointerOf(view), base, run.offset));
    if (!address) return op.emitOpError(address.error().message);
    result.emplace_back(run, *address);
  }
  return result;
}

Value position(ConversionPatternRewriter& rewriter, Location location, int64_t i) {
  return LLVM::ConstantOp::create(rewriter, location, rewriter.getI64Type(), rewriter.getI64IntegerAttr(i));
}

LogicalResult load(cute::MemRefLoadVecOp op, cute::MemRefLoadVecOp::Adaptor adaptor, mlir::Type result,
                   ConversionPatternRewriter& rewriter) {
  const Location location = op.getLoc();
  const auto type = mlir::cast<mlir::VectorType>(result);
  const auto runs = runsOf(op, adaptor, rewriter);
  if (failed(runs)) return mlir::failure();
  Value all = LLVM::PoisonOp::create(rewriter, location, type);
  for (const auto& [run, address] : *runs) {
    const mlir::Type part =
        run.count == 1 ? type.getElementType() : mlir::VectorType::get({run.count}, type.getElementType());
    const Value loaded =
        LLVM::LoadOp::create(rewriter, location, part, address, static_cast<unsigned>(run.alignment));
    for (int64_t i = 0; i < run.count; ++i) {
      const Value element = run.count == 1 ? loaded
                                           : LLVM::ExtractElementOp::create(rewriter, location, loaded,
                                                                            position(rewriter, location, i))
                                                 .getResult();
      all = LLVM::InsertElementOp::create(rewriter, location, all, element,
                                          position(rewriter, location, run.first + i));
    }
  }
  rewriter.replaceOp(op, all);
  return success();
}

LogicalResult store(cute::MemRefStoreVecOp op, cute::MemRefStoreVecOp::Adaptor adaptor,
                    ConversionPatternRewriter& rewriter) {
  const Location location = op.getLoc();
  const auto type = mlir::cast<mlir::VectorType>(adaptor.getValue().getType());
  const auto runs = runsOf(op, adaptor, rewriter);
  if (failed(runs)) return mlir::failure();
  for (const auto& [run, address] : *runs) {
    const auto elementAt = [&](int64_t i) -> Value {
      return LLVM::ExtractElementOp::create(rewriter, location, adaptor.getValue(),
                                            position(rewriter, location, i));
    };
    Value part;
    if (run.count == 1) {
      part = elementAt(run.first);
    } else {
      part = LLVM::PoisonOp::create(rewriter, location,
                                    mlir::VectorType::get({run.count}, type.getElementType()));
      for (int64_t i = 0; i < run.count; ++i)
        part = LLVM::InsertElementOp::create(rewriter, location, part, elementAt(run.first + i),
                                             position(rewriter, location, i));
    }
    LLVM::StoreOp::create(rewriter, location, part, address, static_cast<unsigned>(run.alignment));
  }
  rewriter.eraseOp(op);
  return success();
}

template <typename OpT>
struct MemRefLoadOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const mlir::Type type = this->getTypeConverter()->convertType(op.getResult().getType());
    if (!type) return rewriter.notifyMatchFailure(op, "of a type that LLVM has no values of");
    return load(op, adaptor, type, rewriter);
  }
};

template <typename OpT>
struct MemRefStoreOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    return store(op, adaptor, rewriter);
  }
};

}  // namespace

void populateMemRefPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<MemRefLoadOpLowering<cute::MemRefLoadOp>, MemRefLoadOpLowering<cute::MemRefLoadVecOp>,
               MemRefLoadOpLowering<cute::LoadScaledIndexOp>, MemRefStoreOpLowering<cute::MemRefStoreOp>,
               MemRefStoreOpLowering<cute::MemRefStoreVecOp>>(converter);
}

}  // namespace cutecheck::to_llvm
