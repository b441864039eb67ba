// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Descriptor iterators: get_iter of four operands and what moves it; make_desc_iter, deref_desc_iter,
// deref_arith_tuple_iter.
#include "mlir/Conversion/LLVMCommon/Pattern.h"
#include "mlir/Dialect/LLVMIR/LLVMDialect.h"
#include "mlir/Interfaces/FunctionInterfaces.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {
namespace {

namespace LLVM = mlir::LLVM;
using mlir::ConversionPatternRewriter;
using mlir::Location;
using mlir::LogicalResult;
using mlir::success;
using mlir::Value;

Value field(mlir::OpBuilder& rewriter, Location location, Value record, int64_t i) {
  return LLVM::ExtractValueOp::create(rewriter, location, record, llvm::ArrayRef<int64_t>{i});
}
Value with(ConversionPatternRewriter& rewriter, Location location, Value record, Value value,
           llvm::ArrayRef<int64_t> position) {
  return LLVM::InsertValueOp::create(rewriter, location, record, value, position);
}
Value number(ConversionPatternRewriter& rewriter, Location location, int64_t n) {
  return LLVM::ConstantOp::create(rewriter, location, rewriter.getI32Type(), rewriter.getI32IntegerAttr(n));
}

// The pointer that an iterator of this kind holds.
template <typename IterT>
cute::PtrType baseOf(IterT type) {
  return cute::PtrType::get(type.getContext(), type.getElementType(), type.getSpace(), type.getAlignment());
}

// The sizes asked of an iterator, of the place it was made and of every place it was moved to: they are the
// number of its tiles.
void collectSizes(Value iterator, llvm::SmallVectorImpl<cute::SizeOp>& sizes) {
  for (mlir::Operation* user : iterator.getUsers()) {
    if (auto size = mlir::dyn_cast<cute::SizeOp>(user)) sizes.push_back(size);
    if (auto moved = mlir::dyn_cast<cute::AddOffsetOp>(user)) collectSizes(moved.getResult(), sizes);
  }
}

// A slot of the function's stack.
Value slotFor(ConversionPatternRewriter& rewriter, mlir::Operation* op, mlir::Type type) {
  mlir::OpBuilder::InsertionGuard guard(rewriter);
  mlir::Region* body = op->getParentRegion();
  while (!mlir::isa<mlir::FunctionOpInterface>(body->getParentOp())) body = body->getParentRegion();
  rewriter.setInsertionPointToStart(&body->front());
  const Value one = number(rewriter, op->getLoc(), 1);
  return LLVM::AllocaOp::create(rewriter, op->getLoc(), LLVM::LLVMPointerType::get(op->getContext()), type,
                                one);
}

// The number of tiles, which answers `size`; then the pointer, the index 0 and the stride, in a slot that is
// written and read.
struct MakeDescriptorIteratorOpLowering : mlir::ConvertOpToLLVMPattern<cute::GetIterOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::GetIterOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (op.getBounds().empty()) return rewriter.notifyMatchFailure(op, "the iterator of a view");
    const Location location = op.getLoc();
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const auto bound = [&](size_t i) {
      return mixed::Number::of(IntTuple::dynamic(DynamicLeaf{}), mixed::Role::kExtent,
                               adaptor.getBounds()[i].getAsOpaquePointer());
    };
    const auto tiles = arithmetic.ceilDivide(bound(0), bound(1));
    if (!tiles) return op.emitOpError(tiles.error().message);
    llvm::SmallVector<cute::SizeOp> sizes;
    collectSizes(op.getResult(), sizes);
    for (cute::SizeOp size : sizes)
      rewriter.replaceOp(
          size, packResult(rewriter, location, size.getResult().getType(), mixed::MixedTuple::leaf(*tiles)));
    const mlir::Type type = getTypeConverter()->convertType(op.getResult().getType());
    const Value slot = slotFor(rewriter, op, type);
    Value iterator = LLVM::PoisonOp::create(rewriter, location, type);
    iterator = with(rewriter, location, iterator, adaptor.getInput(), {0});
    iterator = with(rewriter, location, iterator, number(rewriter, location, 0), {1});
    iterator = with(rewriter, location, iterator, adaptor.getBounds().back(), {2});
    LLVM::StoreOp::create(rewriter, location, iterator, slot);
    rewriter.replaceOpWithNewOp<LLVM::LoadOp>(op, type, slot);
    return success();
  }
};

// By how much a negative constant takes an iterator back; nothing of other offsets.
std::optional<int64_t> rewound(cute::AddOffsetOp op) {
  const IntTuple& offset = op.getOffset().getType().getValue();
  const bool negative = offset.isInt() && offset.value() < 0 && offset.value() > INT32_MIN;
  return negative ? std::optional(-offset.value()) : std::nullopt;
}

bool isDescriptor(mlir::Type type) { return mlir::isa<cute::StridedIterType, cute::DescIterType>(type); }

// The long form moves its pointer.
void movePointer(cute::AddOffsetOp op, cute::AddOffsetOp::Adaptor adaptor, const mixed::Number& offset,
                 ConversionPatternRewriter& rewriter) {
  const auto type = mlir::cast<cute::DescIterType>(op.getIter().getType());
  const Value base = field(rewriter, op.getLoc(), adaptor.getIter(), 0);
  const Value moved = elementAddress(rewriter, op.getLoc(), baseOf(type), base, offset);
  rewriter.replaceOp(op, with(rewriter, op.getLoc(), adaptor.getIter(), moved, {0}));
}

// add_offset by what is not a negative constant: the index grows.
struct DescriptorAdvanceOpLowering : mlir::ConvertOpToLLVMPattern<cute::AddOffsetOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::AddOffsetOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    if (!isDescriptor(op.getIter().getType()) || rewound(op))
      return rewriter.notifyMatchFailure(op, "no descriptor iterator, or a rewind");
    const Location location = op.getLoc();
    const mixed::Number offset =
        mixedTuple(rewriter, location, op.getOffset().getType(), adaptor.getOffset(), mixed::Role::kStride)
            .number();
    if (mlir::isa<cute::DescIterType>(op.getIter().getType())) {
      movePointer(op, adaptor, offset, rewriter);
      return success();
    }
    EmittingBuilder emit(rewriter, location);
    mixed::Arithmetic arithmetic(emit);
    const Value by = Value::getFromOpaquePointer(arithmetic.materialize(offset, 32));
    const Value index =
        LLVM::AddOp::create(rewriter, location, field(rewriter, location, adaptor.getIter(), 1), by,
                            LLVM::IntegerOverflowFlags::nsw);
    rewriter.replaceOp(op, with(rewriter, location, adaptor.getIter(), index, {1}));
    return success();
  }
};

// add_offset by a negative constant: the index shrinks.
struct DescriptorRewindOpLowering : mlir::ConvertOpToLLVMPattern<cute::AddOffsetOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::AddOffsetOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const auto back = rewound(op);
    if (!isDescriptor(op.getIter().getType()) || !back)
      return rewriter.notifyMatchFailure(op, "no descriptor iterator, or an advance");
    const Location location = op.getLoc();
    if (mlir::isa<cute::DescIterType>(op.getIter().getType())) {
      movePointer(op, adaptor, mixed::Number::of(-*back), rewriter);
      return success();
    }
    const Value index =
        LLVM::SubOp::create(rewriter, location, field(rewriter, location, adaptor.getIter(), 1),
                            number(rewriter, location, *back), LLVM::IntegerOverflowFlags::nsw);
    rewriter.replaceOp(op, with(rewriter, location, adaptor.getIter(), index, {1}));
    return success();
  }
};

// The base, the shape, the stride, the three numbers of the swizzle, the rank.
struct MakeDescIterOpLowering : mlir::ConvertOpToLLVMPattern<cute::MakeDescIterOp> {
  using ConvertOpToLLVMPattern::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(cute::MakeDescIterOp op, OpAdaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    const Location location = op.getLoc();
    const auto type = mlir::cast<cute::DescIterType>(op->getResult(0).getType());
    const mlir::Type layoutType = op.getLayout().getType();
    const auto dynamic = unpackDynamic(rewriter, location, layoutType, adaptor.getLayout());
    const size_t extents = mixed::countDynamic(type.getLayout().shape());
    const size_t strides = mixed::countDynamic(type.getLayout().stride());
    const llvm::ArrayRef<Value> values(dynamic);
    const Value shape =
        pack(rewriter, location, cute::ShapeType::get(op.getContext(), type.getLayout().shape()),
             values.take_front(extents));
    const Value stride =
        pack(rewriter, location, cute::StrideType::get(op.getContext(), type.getLayout().stride()),
             values.slice(extents, strides));
    Value iterator = LLVM::PoisonOp::create(rewriter, location, getTypeConverter()->convertType(type));
    iterator = with(rewriter, location, iterator, adaptor.getBase(), {0});
    iterator = with(rewriter, location, iterator, shape, {1});
    iterator = with(rewriter, location, iterator, stride, {2});
    const Swizzle& swizzle = type.getSwizzle();
    for (const auto& [i, n] : llvm::enumerate(std::array{swizzle.bits, swizzle.base, swizzle.shift}))
      iterator =
          with(rewriter, location, iterator, number(rewriter, location, n), {3, static_cast<int64_t>(i)});
    const auto rank = static_cast<int64_t>(type.getLayout().rank());
    rewriter.replaceOp(op, with(rewriter, location, iterator, number(rewriter, location, rank), {4}));
    return success();
  }
};

// Where the iterator stands: its pointer, of the short form index times stride elements on.
Value place(cute::DerefDescIterOp op, Value iterator, mlir::OpBuilder& builder) {
  const Location location = op.getLoc();
  const Value base = field(builder, location, iterator, 0);
  const auto strided = mlir::dyn_cast<cute::StridedIterType>(op.getIter().getType());
  if (!strided) return base;
  const auto wide = [&](int64_t i) -> Value {
    return LLVM::SExtOp::create(builder, location, builder.getI64Type(),
                                field(builder, location, iterator, i));
  };
  const Value index = wide(1), stride = wide(2);
  const Value offset = LLVM::MulOp::create(builder, location, index, stride, LLVM::IntegerOverflowFlags::nsw);
  return LLVM::GEPOp::create(builder, location, base.getType(), storedElement(strided.getElementType()), base,
                             llvm::ArrayRef<LLVM::GEPArg>{offset});
}
// A coordinate iterator is the coordinate.
Value place(cute::DerefArithTupleIterOp, Value iterator, mlir::OpBuilder&) { return iterator; }

template <typename OpT>
struct DerefIterOpLowering : mlir::ConvertOpToLLVMPattern<OpT> {
  using mlir::ConvertOpToLLVMPattern<OpT>::ConvertOpToLLVMPattern;
  LogicalResult matchAndRewrite(OpT op, typename OpT::Adaptor adaptor,
                                ConversionPatternRewriter& rewriter) const override {
    rewriter.replaceOp(op, place(op, adaptor.getIter(), rewriter));
    return success();
  }
};

}  // namespace

void populateDescriptorPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<MakeDescriptorIteratorOpLowering, DescriptorAdvanceOpLowering, DescriptorRewindOpLowering>(
      converter);
}

void populateDescIterPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  patterns.add<MakeDescIterOpLowering, DerefIterOpLowering<cute::DerefDescIterOp>,
               DerefIterOpLowering<cute::DerefArithTupleIterOp>>(converter);
}

}  // namespace cutecheck::to_llvm
