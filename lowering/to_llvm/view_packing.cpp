// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/view_packing.h"

#include <numeric>

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

#include "lowering/algebra/add_offset.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/RuntimeTypes.h"
#include "lowering/cute_nvgpu/CuteNvgpuDialect.h"
#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/patterns.h"

namespace cutecheck::to_llvm {

using mlir::Location;
using mlir::MLIRContext;
using mlir::OpBuilder;
using mlir::Type;
using mlir::Value;
namespace LLVM = mlir::LLVM;

namespace {

Type pointerType(cute::PtrType type) {
  return LLVM::LLVMPointerType::get(type.getContext(), cute::addressSpaceOf(type.getSpace()));
}

Type iteratorType(Type iterator) {
  if (auto pointer = mlir::dyn_cast<cute::PtrType>(iterator)) return pointerType(pointer);
  return packingOf(iterator).type;
}

Type viewType(Type view) {
  const Type layout = cute::LayoutType::get(view.getContext(), *cute::layoutOfValue(view));
  return LLVM::LLVMStructType::getLiteral(view.getContext(),
                                          {iteratorType(cute::iteratorOf(view)), packingOf(layout).type});
}

Type addressType(MLIRContext* context, cute::MemorySpace space) {
  return LLVM::LLVMPointerType::get(context, cute::addressSpaceOf(space));
}

Type stridedType(cute::StridedIterType type) {
  const Type integer = mlir::IntegerType::get(type.getContext(), 32);
  return LLVM::LLVMStructType::getLiteral(
      type.getContext(), {addressType(type.getContext(), type.getSpace()), integer, integer});
}

Type descriptorType(cute::DescIterType type) {
  MLIRContext* context = type.getContext();
  const Type integer = mlir::IntegerType::get(context, 32);
  return LLVM::LLVMStructType::getLiteral(
      context, {addressType(context, type.getSpace()),
                packingOf(cute::ShapeType::get(context, type.getLayout().shape())).type,
                packingOf(cute::StrideType::get(context, type.getLayout().stride())).type,
                LLVM::LLVMStructType::getLiteral(context, {integer, integer, integer}), integer});
}

// Of tensor copies: the address of the tensor map; as they run also the barrier, the cache policy, the mask.
std::optional<Type> tmaType(Type type) {
  MLIRContext* context = type.getContext();
  const Type map = addressType(context, cute::MemorySpace::kGeneric);
  const Type policy = mlir::IntegerType::get(context, 64);
  if (mlir::isa<cute_nvgpu::NonExecTmaLoadType, cute_nvgpu::NonExecTmaStoreType,
                cute_nvgpu::NonExecTmaReduceType>(type))
    return map;
  if (mlir::isa<cute_nvgpu::TmaStoreType, cute_nvgpu::TmaReduceType>(type))
    return LLVM::LLVMStructType::getLiteral(context, {map, policy});
  if (mlir::isa<cute_nvgpu::TmaLoadType>(type))
    return LLVM::LLVMStructType::getLiteral(context, {map, addressType(context, cute::MemorySpace::kShared),
                                                      policy, mlir::IntegerType::get(context, 16)});
  return std::nullopt;
}

// Whether C is added and A and B are negated; where the metadata and the scale factors lie.
Type ummaType(MLIRContext* context, const cute_nvgpu::UmmaAtom& atom) {
  llvm::SmallVector<Type> parts(3, mlir::IntegerType::get(context, 1));
  parts.append((atom.sparse ? 1 : 0) + (cute_nvgpu::isBlockScaled(atom) ? 2 : 0),
               addressType(context, cute::MemorySpace::kTensor));
  return LLVM::LLVMStructType::getLiteral(context, parts);
}

}  // namespace

void addViewTypes(mlir::LLVMTypeConverter& converter) {
  converter.addConversion([](cute::PtrType type) -> Type { return pointerType(type); });
  converter.addConversion([](cute::ArithTupleIterType type) -> Type { return packingOf(type).type; });
  converter.addConversion([](cute::MemRefType type) -> Type { return viewType(type); });
  converter.addConversion([](cute::CoordTensorType type) -> Type { return viewType(type); });
  const auto known = [](auto type) -> Type {
    return LLVM::LLVMStructType::getLiteral(type.getContext(), {});
  };
  converter.addConversion(
      [&converter](cute::TiledCopyType type) { return converter.convertType(type.getAtom()); });
  converter.addConversion(
      [&converter](cute::TiledMmaType type) { return converter.convertType(type.getAtom()); });
  converter.addConversion([](mlir::FloatTF32Type type) -> Type { return storedElement(type); });
  // Whether C is added, and of a sparse A its metadata.
  converter.addConversion([](cute_nvgpu::Sm90MmaType type) -> Type {
    llvm::SmallVector<Type> parts = {mlir::IntegerType::get(type.getContext(), 1)};
    if (type.getVariant().sparse()) parts.push_back(mlir::IntegerType::get(type.getContext(), 32));
    return LLVM::LLVMStructType::getLiteral(type.getContext(), parts);
  });
  // Its two words and its registers.
  converter.addConversion([&converter](cute_nvgpu::WgmmaPayloadType type) -> Type {
    const cute_nvgpu::Sm90MmaType atom = type.getAtom();
    const int64_t values = atom.getMmaValues(2);
    const Type word = mlir::IntegerType::get(type.getContext(), 64);
    const Type registers = converter.convertType(
        cute::MemRefType::get(type.getContext(), atom.getMmaElementType(2), cute::MemorySpace::kRegister, 16,
                              Layout::unchecked(IntTuple(values), IntTuple(1))));
    return LLVM::LLVMStructType::getLiteral(type.getContext(), {word, word, registers});
  });
  converter.addConversion([](cute_nvgpu::UmmaPayloadType type) -> Type {
    const Type word = mlir::IntegerType::get(type.getContext(), 64);
    return LLVM::LLVMStructType::getLiteral(
        type.getContext(), {word, word, addressType(type.getContext(), cute::MemorySpace::kTensor),
                            addressType(type.getContext(), cute::MemorySpace::kShared)});
  });
  converter.addConversion([known](Type type) -> std::optional<Type> {
    if (mlir::isa<cute_nvgpu::Sm90MmaType>(type)) return std::nullopt;
    if (const auto atom = cute_nvgpu::ummaAtomOf(type)) return ummaType(type.getContext(), *atom);
    if (mlir::isa<cute::CopyAtomInterface, cute::MmaAtomInterface>(type)) return known(type);
    return std::nullopt;
  });
  converter.addConversion([](Type type) { return tmaType(type); });
  // The barrier, and the block of the cluster.
  const auto barrier = [](Type type) -> Type {
    return LLVM::LLVMPointerType::get(type.getContext(), cute::addressSpaceOf(cute::MemorySpace::kShared));
  };
  converter.addConversion([barrier](cute_nvgpu::BulkCopyG2SType type) -> Type {
    return LLVM::LLVMStructType::getLiteral(type.getContext(), {barrier(type)});
  });
  const auto barrierThere = [barrier](auto type) -> Type {
    return LLVM::LLVMStructType::getLiteral(type.getContext(),
                                            {barrier(type), mlir::IntegerType::get(type.getContext(), 32)});
  };
  converter.addConversion([barrierThere](cute_nvgpu::BulkCopyS2SType type) { return barrierThere(type); });
  converter.addConversion([barrierThere](cute_nvgpu::BulkReduceS2SType type) { return barrierThere(type); });
  const auto word = [](auto type) -> Type { return mlir::IntegerType::get(type.getContext(), 64); };
  converter.addConversion([word](cute_nvgpu::SmemDescType type) { return word(type); });
  converter.addConversion([word](cute_nvgpu::SmemDescViewType type) { return word(type); });
  converter.addConversion([](cute::StridedIterType type) -> Type { return stridedType(type); });
  converter.addConversion([](cute::DescIterType type) -> Type { return descriptorType(type); });
  converter.addConversion([](cute::FastDivmodDivisorType type) -> Type {
    const Type word = mlir::IntegerType::get(type.getContext(), type.getWidth()),
               byte = mlir::IntegerType::get(type.getContext(), 8);
    return LLVM::LLVMStructType::getLiteral(type.getContext(), {word, word, byte, byte});
  });
  converter.addConversion(
      [](cute::DivisibleI32Type type) -> Type { return mlir::IntegerType::get(type.getContext(), 32); });
  converter.addConversion(
      [](cute::DivisibleI64Type type) -> Type { return mlir::IntegerType::get(type.getContext(), 64); });
}

Value iteratorOf(OpBuilder& builder, Location location, Value view) {
  return builder.createOrFold<LLVM::ExtractValueOp>(location, view, llvm::ArrayRef<int64_t>{0});
}

Value layoutOf(OpBuilder& builder, Location location, Value view) {
  return builder.createOrFold<LLVM::ExtractValueOp>(location, view, llvm::ArrayRef<int64_t>{1});
}

mixed::MixedLayout mixedLayoutOf(OpBuilder& builder, Location location, Type type, Value view) {
  return mixedLayout(builder, location, cute::LayoutType::get(type.getContext(), *cute::layoutOfValue(type)),
                     layoutOf(builder, location, view));
}

Value packLayout(OpBuilder& builder, Location location, cute::LayoutType type,
                 const mixed::MixedLayout& answer) {
  llvm::SmallVector<Value> dynamic;
  appendDynamic(builder, location, type.getValue().shape(), answer.shape, dynamic);
  appendDynamic(builder, location, type.getValue().stride(), answer.stride, dynamic);
  return pack(builder, location, type, dynamic);
}

Value packComposed(OpBuilder& builder, Location location, cute::ComposedLayoutType type,
                   const mixed::MixedLayout& layout, const mixed::MixedTuple& offset) {
  llvm::SmallVector<Value> dynamic;
  appendDynamic(builder, location, type.getValue().layout.shape(), layout.shape, dynamic);
  appendDynamic(builder, location, type.getValue().layout.stride(), layout.stride, dynamic);
  appendDynamic(builder, location, type.getValue().offset, offset, dynamic);
  return pack(builder, location, type, dynamic);
}

Value packComposition(OpBuilder& builder, Location location, cute::LayoutCompositionType type,
                      const mixed::MixedLayoutComposition& answer) {
  const LayoutComposition& value = type.getValue();
  llvm::SmallVector<Value> dynamic;
  appendDynamic(builder, location, value.outer.shape(), answer.outer.shape, dynamic);
  appendDynamic(builder, location, value.outer.stride(), answer.outer.stride, dynamic);
  appendDynamic(builder, location, value.offset, answer.offset, dynamic);
  appendDynamic(builder, location, value.inner.shape(), answer.inner.shape, dynamic);
  appendDynamic(builder, location, value.inner.stride(), answer.inner.stride, dynamic);
  return pack(builder, location, type, dynamic);
}

Value packLike(OpBuilder& builder, Location location, Type type, const mixed::MixedLayout& answer, Type from,
               Value value) {
  const std::optional<Layout> layout = cute::layoutOfValue(type);
  if (!layout || type.getTypeID() != from.getTypeID() || !congruent(layout->shape(), answer.shape.type()))
    return {};
  if (auto plain = mlir::dyn_cast<cute::LayoutType>(type))
    return packLayout(builder, location, plain, answer);
  if (auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type))
    return packComposed(
        builder, location, composed, answer,
        mixedComposed(builder, location, mlir::cast<cute::ComposedLayoutType>(from), value).offset);
  auto composition = mlir::dyn_cast<cute::LayoutCompositionType>(type);
  if (!composition) return {};
  auto parts = mixedComposition(builder, location, mlir::cast<cute::LayoutCompositionType>(from), value);
  parts.outer = answer;
  return packComposition(builder, location, composition, parts);
}

Value makeView(OpBuilder& builder, Location location, Type type, Value iterator, Value layout) {
  Value view = LLVM::PoisonOp::create(builder, location, viewType(type));
  view = LLVM::InsertValueOp::create(builder, location, view, iterator, llvm::ArrayRef<int64_t>{0});
  return LLVM::InsertValueOp::create(builder, location, view, layout, llvm::ArrayRef<int64_t>{1});
}

namespace {

constexpr int64_t kColumnBits = 32;

// Tensor memory counts columns, not bytes; elements of 64 bits have two.
Value columnAddress(OpBuilder& builder, Location location, int64_t bits, Value pointer, Value index) {
  const auto count = [&](int64_t value) -> Value {
    return LLVM::ConstantOp::create(builder, location, builder.getI64IntegerAttr(value));
  };
  if (bits > kColumnBits)
    index = LLVM::MulOp::create(builder, location, index, count(bits / kColumnBits));
  else if (bits < kColumnBits)
    index = LLVM::SDivOp::create(builder, location, index, count(kColumnBits / bits), /*isExact=*/true);
  return LLVM::GEPOp::create(builder, location, pointer.getType(), builder.getI8Type(), pointer,
                             llvm::ArrayRef<LLVM::GEPArg>{index});
}

}  // namespace

Type storedElement(Type element) {
  if (LLVM::isCompatibleType(element)) return element;
  return mlir::IntegerType::get(element.getContext(), static_cast<unsigned>(8 * cute::bytesOf(element)));
}

Value elementAddress(OpBuilder& builder, Location location, cute::PtrType type, Value pointer,
                     const mixed::Number& offset) {
  if (offset.is(0)) return pointer;
  EmittingBuilder emit(builder, location);
  mixed::Arithmetic arithmetic(emit);
  const Value index = Value::getFromOpaquePointer(arithmetic.materialize(offset, 64));
  if (type.getSpace() == cute::MemorySpace::kTensor)
    return columnAddress(builder, location, 8 * cute::bytesOf(type.getElementType()), pointer, index);
  Type element = storedElement(type.getElementType());
  return LLVM::GEPOp::create(builder, location, pointer.getType(), element, pointer,
                             llvm::ArrayRef<LLVM::GEPArg>{index});
}

int64_t accessAlignment(cute::PtrType type) {
  const Swizzle& swizzle = type.getSwizzle();
  return swizzle.bits == 0 ? type.getAlignment() : std::gcd(type.getAlignment(), int64_t{1} << swizzle.base);
}

Expected<Value> accessAddress(OpBuilder& builder, Location location, cute::PtrType type, Value pointer) {
  if (type.getSwizzle().bits == 0) return pointer;
  const int width = type.getSpace() == cute::MemorySpace::kShared ? 32 : 64;
  const Type integer = builder.getIntegerType(static_cast<unsigned>(width));
  const Value address = LLVM::PtrToIntOp::create(builder, location, integer, pointer);
  EmittingBuilder emit(builder, location);
  mixed::Arithmetic arithmetic(emit);
  const auto leaf = IntTuple::dynamic(DynamicLeaf{.width = width});
  CUTECHECK_TRY(swizzled, mixed::swizzleApply(arithmetic, type.getSwizzle(),
                                              mixed::Number::of(leaf, mixed::Role::kCoordinate,
                                                                address.getAsOpaquePointer())));
  return LLVM::IntToPtrOp::create(builder, location, pointer.getType(),
                                  Value::getFromOpaquePointer(arithmetic.materialize(swizzled, width)))
      .getResult();
}

Expected<Value> advance(OpBuilder& builder, Location location, Type type, Value iterator,
                        const mixed::MixedTuple& offset, Type result) {
  if (auto pointer = mlir::dyn_cast<cute::PtrType>(type)) {
    if (offset.isTuple())
      return makeError(Code::kRank, "advance_c1", "a pointer is advanced by an integer, not by a tuple");
    return elementAddress(builder, location, pointer, iterator, offset.number());
  }
  EmittingBuilder emit(builder, location);
  mixed::Arithmetic arithmetic(emit);
  CUTECHECK_TRY(
      sum, mixed::addOffset(arithmetic,
                            mixedTuple(builder, location, type, iterator, mixed::Role::kCoordinate), offset));
  return packResult(builder, location, result, sum);
}

}  // namespace cutecheck::to_llvm
