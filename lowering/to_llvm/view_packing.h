// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How pointers, views and tiled copies look in LLVM.
//
//   ptr              a pointer in the address space of its memory
//   memref           struct<(ptr, LAYOUT)>, the layout packed as everywhere (packing.h)
//   coord_tensor     struct<(START, LAYOUT)>, the coordinate it starts from packed as a tuple
//   strided_iter     struct<(ptr, i32, i32)>: the pointer, the index, the stride
//   desc_iter        struct<(ptr, SHAPE, STRIDE, struct<(i32, i32, i32)>, i32)>, of swizzle and rank
//   fast_divmod_divisor<32>   struct<(i32, i32, i8, i8)>: the divisor, the multiplier, the shifts; <64> alike
//
//   atom             struct<()> where its type knows everything, else what it was given
//   tiled_copy, tiled_mma   as its atom
//
// A value of type tf32 is an i32, as it lies in memory; one of 8 bits is an i8.
#pragma once

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/IR/Builders.h"

#include "lowering/algebra/swizzle_apply.h"
#include "lowering/algebra/values/mixed_tuple.h"
#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::to_llvm {

void addViewTypes(mlir::LLVMTypeConverter& converter);

// The parts of a converted view.
mlir::Value iteratorOf(mlir::OpBuilder& builder, mlir::Location location, mlir::Value view);
mlir::Value layoutOf(mlir::OpBuilder& builder, mlir::Location location, mlir::Value view);
// A converted view's layout for the engine.
mixed::MixedLayout mixedLayoutOf(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                                 mlir::Value view);

// The value of layout type `type` that the engine's answer fills.
mlir::Value packLayout(mlir::OpBuilder& builder, mlir::Location location, cute::LayoutType type,
                       const mixed::MixedLayout& answer);

// The same of a composed layout.
mlir::Value packComposed(mlir::OpBuilder& builder, mlir::Location location, cute::ComposedLayoutType type,
                         const mixed::MixedLayout& layout, const mixed::MixedTuple& offset);

// The same of a composed layout of two layouts.
mlir::Value packComposition(mlir::OpBuilder& builder, mlir::Location location,
                            cute::LayoutCompositionType type, const mixed::MixedLayoutComposition& answer);

// The value of `type`, a layout or a composed layout as `from`, the type of the converted `value`, is one:
// the engine's answer fills its layout, and what a composed layout has besides is that of `value`. Null where
// the answer has another tree than the type says.
mlir::Value packLike(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                     const mixed::MixedLayout& answer, mlir::Type from, mlir::Value value);

// The converted view of type `type` made of a converted iterator and layout of its parts' types.
mlir::Value makeView(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type, mlir::Value iterator,
                     mlir::Value layout);

// The converted iterator of type `result` that stands `offset` on from `iterator`, of type `type`.
// Fails with the engine's diagnostic.
Expected<mlir::Value> advance(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                              mlir::Value iterator, const mixed::MixedTuple& offset, mlir::Type result);

// Where the element that a pointer stands at is in memory: the swizzle of its type makes one address of
// another. Fails as swizzleApply.
Expected<mlir::Value> accessAddress(mlir::OpBuilder& builder, mlir::Location location, cute::PtrType type,
                                    mlir::Value pointer);
// Bytes that divide that address, and that stay together under the swizzle.
int64_t accessAlignment(cute::PtrType type);

// The type of an element where it lies: its own, or an integer of as many bits where LLVM has none of its
// own, as of f8E4M3FN, tf32 and ui8.
mlir::Type storedElement(mlir::Type element);

// The address of the element at `offset`, before any swizzle; in tensor memory that of its column.
mlir::Value elementAddress(mlir::OpBuilder& builder, mlir::Location location, cute::PtrType type,
                           mlir::Value pointer, const mixed::Number& offset);

}  // namespace cutecheck::to_llvm
