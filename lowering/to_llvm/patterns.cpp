// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/patterns.h"

#include "lowering/to_llvm/emitting_builder.h"
#include "lowering/to_llvm/packing.h"
#include "lowering/to_llvm/view_packing.h"

namespace cutecheck::to_llvm {

void addCuteTypes(mlir::LLVMTypeConverter& converter) {
  const auto packed = [](auto type) -> mlir::Type { return packingOf(type).type; };
  converter.addConversion([packed](cute::IntTupleType type) { return packed(type); });
  converter.addConversion([packed](cute::ShapeType type) { return packed(type); });
  converter.addConversion([packed](cute::StrideType type) { return packed(type); });
  converter.addConversion([packed](cute::CoordType type) { return packed(type); });
  converter.addConversion([packed](cute::LayoutType type) { return packed(type); });
  converter.addConversion([packed](cute::SwizzleType type) { return packed(type); });
  converter.addConversion([packed](cute::ComposedLayoutType type) { return packed(type); });
  converter.addConversion([packed](cute::LayoutCompositionType type) { return packed(type); });
  converter.addConversion([packed](cute::TileType type) -> std::optional<mlir::Type> {
    return cute::isStatic(type) ? std::optional(packed(type)) : std::nullopt;
  });
  addViewTypes(converter);
}

void populateCuteToLLVMPatterns(const mlir::LLVMTypeConverter& converter, mlir::RewritePatternSet& patterns) {
  // The sixteen anchors.
  populateDescriptorPatterns(converter, patterns);
  populateMakeLayoutPatterns(converter, patterns);
  populateCrd2IdxPatterns(converter, patterns);
  populateTupleDivPatterns(converter, patterns);
  populateModesPatterns(converter, patterns);
  populateComplementPatterns(converter, patterns);
  populatePartitionPatterns(converter, patterns);
  // The twenty-eight beside them.
  populateMakePatterns(converter, patterns);
  populateAccessorPatterns(converter, patterns);
  populateTreePatterns(converter, patterns);
  populatePartPatterns(converter, patterns);
  populateTuplePatterns(converter, patterns);
  populateTupleAnswerPatterns(converter, patterns);
  populateComparePatterns(converter, patterns);
  populateAlgebraPatterns(converter, patterns);
  populateLayoutAnswerPatterns(converter, patterns);
  populateSwizzlePatterns(converter, patterns);
  populateViewPatterns(converter, patterns);
  populateDescIterPatterns(converter, patterns);
  populateFragmentPatterns(converter, patterns);
  populateMemRefPatterns(converter, patterns);
  populatePointerPatterns(converter, patterns);
  populateAtomCallPatterns(converter, patterns);
  populateDivmodPatterns(converter, patterns);
  populatePrintPatterns(converter, patterns);
}

mixed::MixedTuple mixedTuple(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                             mlir::Value value, mixed::Role role) {
  return mixed::MixedTuple::of(*cute::tupleOf(type), role,
                               handles(unpackDynamic(builder, location, type, value)));
}

mixed::MixedLayout mixedLayout(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                               mlir::Value value) {
  return mixed::MixedLayout::of(mlir::cast<cute::LayoutType>(type).getValue(),
                                handles(unpackDynamic(builder, location, type, value)));
}

mixed::MixedComposed mixedComposed(mlir::OpBuilder& builder, mlir::Location location,
                                   cute::ComposedLayoutType type, mlir::Value value) {
  return mixed::MixedComposed::of(type.getValue(), handles(unpackDynamic(builder, location, type, value)));
}

mixed::MixedLayoutComposition mixedComposition(mlir::OpBuilder& builder, mlir::Location location,
                                               cute::LayoutCompositionType type, mlir::Value value) {
  return mixed::MixedLayoutComposition::of(type.getValue(),
                                           handles(unpackDynamic(builder, location, type, value)));
}

mixed::MixedLayout mixedLayoutIn(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                                 mlir::Value value) {
  if (auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type))
    return mixedComposed(builder, location, composed, value).layout;
  if (auto composition = mlir::dyn_cast<cute::LayoutCompositionType>(type))
    return mixedComposition(builder, location, composition, value).outer;
  return mixedLayout(builder, location, type, value);
}

void appendDynamic(mlir::OpBuilder& builder, mlir::Location location, const IntTuple& tree,
                   const mixed::MixedTuple& answer, llvm::SmallVectorImpl<mlir::Value>& dynamic) {
  EmittingBuilder emit(builder, location);
  mixed::Arithmetic arithmetic(emit);
  for (const auto& [leaf, number] : llvm::zip_equal(leaves(tree), answer.numbers()))
    if (leaf.kind() == IntTuple::Kind::kDynamic) dynamic.push_back(emit.inWidthOf(arithmetic, number, leaf));
}

mlir::Value packResult(mlir::OpBuilder& builder, mlir::Location location, mlir::Type type,
                       const mixed::MixedTuple& answer) {
  llvm::SmallVector<mlir::Value> dynamic;
  appendDynamic(builder, location, *cute::tupleOf(type), answer, dynamic);
  return pack(builder, location, type, dynamic);
}

}  // namespace cutecheck::to_llvm
