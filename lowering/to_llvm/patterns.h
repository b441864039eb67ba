// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The patterns that take cute operations to LLVM, in the order of the roster.
#pragma once

#include "mlir/Conversion/LLVMCommon/TypeConverter.h"
#include "mlir/Transforms/DialectConversion.h"

#include "lowering/algebra/layout_composition.h"
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/cute/dialect/CuteDialect.h"

namespace cutecheck::to_llvm {

// Adds the packing of the cute types.
void addCuteTypes(mlir::LLVMTypeConverter& converter);

// The bank: 44 classes, flat, in the order of docs/evidence/status.md, without regard to any target.
void populateCuteToLLVMPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);

void populateDescriptorPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateMakeLayoutPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateCrd2IdxPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateTupleDivPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateModesPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateComplementPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populatePartitionPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateMakePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateAccessorPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateTreePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populatePartPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateTuplePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateTupleAnswerPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateComparePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateAlgebraPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateLayoutAnswerPatterns(const mlir::LLVMTypeConverter& converter,
                                  mlir::RewritePatternSet& patterns);
void populateSwizzlePatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateViewPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateDescIterPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateFragmentPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateMemRefPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populatePointerPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateAtomCallPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populateDivmodPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);
void populatePrintPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns);

// The mixed tuple or layout of a converted value.
mixed::MixedTuple mixedTuple(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                             mlir::Value value, mixed::Role role);
mixed::MixedLayout mixedLayout(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                               mlir::Value value);

// Of a layout or a composed layout: the layout alone.
mixed::MixedLayout mixedLayoutIn(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                                 mlir::Value value);
mixed::MixedComposed mixedComposed(mlir::OpBuilder& builder, mlir::Location location,
                                   cute::ComposedLayoutType type, mlir::Value value);
mixed::MixedLayoutComposition mixedComposition(mlir::OpBuilder& builder, mlir::Location location,
                                               cute::LayoutCompositionType type, mlir::Value value);

// Appends the engine's numbers for the dynamic leaves of `tree`, each in its leaf's width.
void appendDynamic(mlir::OpBuilder& builder, mlir::Location location, const IntTuple& tree,
                   const mixed::MixedTuple& answer, llvm::SmallVectorImpl<mlir::Value>& dynamic);

// The value of `type`, an int_tuple or coord, that the engine's answer fills.
mlir::Value packResult(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                       const mixed::MixedTuple& answer);

}  // namespace cutecheck::to_llvm
