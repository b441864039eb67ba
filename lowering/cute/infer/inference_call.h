// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What the inference of an operation is given, and how it answers: the operations of LayoutOps.td call these.
#pragma once

#include "lowering/cute/infer/algebra_inference.h"
#include "mlir/IR/OpImplementation.h"

namespace cutecheck::cute {

struct InferenceCall {
  mlir::MLIRContext* context;
  std::optional<mlir::Location> location;
  llvm::StringRef op;
  mlir::ValueRange operands;
  llvm::SmallVector<int32_t> numbers;  // of the brackets behind the operation's name
  llvm::SmallVectorImpl<mlir::Type>& types;

  InferenceCall(mlir::MLIRContext* context, std::optional<mlir::Location> location, llvm::StringRef op,
                mlir::ValueRange operands, llvm::ArrayRef<int32_t> numbers,
                llvm::SmallVectorImpl<mlir::Type>& types)
      : context(context),
        location(location),
        op(op),
        operands(operands),
        numbers(numbers.begin(), numbers.end()),
        types(types) {}

  // `none` where the module gives too few operands: results are inferred before operands are counted.
  mlir::Type type(size_t i) const {
    return i < operands.size() ? operands[i].getType() : mlir::NoneType::get(context);
  }
  std::string text(size_t i) const { return cute::text(type(i)); }
  mlir::LogicalResult refuse(const llvm::Twine& message, const std::string& note = {}) const {
    return cute::refuse(location, op, message, note);
  }
  // Null where operand 0 is a composed layout whose left side takes no such right side.
  mlir::LogicalResult answer(mlir::Type type) const {
    if (!type) return refuse("expects a right side that the left one of " + text(0) + " takes");
    types.push_back(type);
    return mlir::success();
  }
  // The engine's layout in the place of operand 0's.
  mlir::LogicalResult answer(const mixed::MixedLayout& layout) const {
    return answer(inferred(type(0), layout));
  }
  // The part of operand 0 that begins `offset` behind it: a view's iterator moves, a layout knows of no
  // offset.
  mlir::LogicalResult answerPart(const mixed::MixedLayout& layout, const IntTuple& offset) const;
};

#define CUTECHECK_INFERENCE(NAME) mlir::LogicalResult infer##NAME(const InferenceCall& call)
CUTECHECK_INFERENCE(TiledDivide);
CUTECHECK_INFERENCE(FlatDivide);
CUTECHECK_INFERENCE(StencilDivide);
CUTECHECK_INFERENCE(GroupModes);
CUTECHECK_INFERENCE(Select);
CUTECHECK_INFERENCE(Cosize);
CUTECHECK_INFERENCE(RecastLayout);
CUTECHECK_INFERENCE(RightInverse);
CUTECHECK_INFERENCE(LeftInverse);
CUTECHECK_INFERENCE(FilterZeros);
CUTECHECK_INFERENCE(LogicalProduct);
CUTECHECK_INFERENCE(ZippedProduct);
CUTECHECK_INFERENCE(TiledProduct);
CUTECHECK_INFERENCE(FlatProduct);
CUTECHECK_INFERENCE(BlockedProduct);
CUTECHECK_INFERENCE(RakedProduct);
CUTECHECK_INFERENCE(TileToShape);
CUTECHECK_INFERENCE(LocalTile);
CUTECHECK_INFERENCE(LocalPartition);
CUTECHECK_INFERENCE(TupleAdd);
CUTECHECK_INFERENCE(TupleSub);
CUTECHECK_INFERENCE(TupleMul);
CUTECHECK_INFERENCE(TupleDiv);
CUTECHECK_INFERENCE(TupleMod);
CUTECHECK_INFERENCE(TupleProduct);
CUTECHECK_INFERENCE(TupleProductEach);
CUTECHECK_INFERENCE(ToIntTuple);
CUTECHECK_INFERENCE(ToShape);
CUTECHECK_INFERENCE(ToStride);
CUTECHECK_INFERENCE(ToCoord);
CUTECHECK_INFERENCE(Get);
CUTECHECK_INFERENCE(Flatten);
CUTECHECK_INFERENCE(AppendToRank);
CUTECHECK_INFERENCE(PrependToRank);
CUTECHECK_INFERENCE(Dice);
CUTECHECK_INFERENCE(GetLeaves);
CUTECHECK_INFERENCE(GetLayoutsFromTile);
CUTECHECK_INFERENCE(ShapeDiv);
CUTECHECK_INFERENCE(CeilDiv);
CUTECHECK_INFERENCE(Equal);
CUTECHECK_INFERENCE(MakeLayoutLike);
CUTECHECK_INFERENCE(MakeOrderedLayout);
CUTECHECK_INFERENCE(MakeIdentityLayout);
CUTECHECK_INFERENCE(ComposedGetInner);
CUTECHECK_INFERENCE(ComposedGetOffset);
CUTECHECK_INFERENCE(ComposedGetOuter);
CUTECHECK_INFERENCE(IncrementCoord);
CUTECHECK_INFERENCE(LayoutEval);
CUTECHECK_INFERENCE(Filter);
#undef CUTECHECK_INFERENCE

// `<[0, 1]>`, and the older `<{mode = [0, 1]}>`.
mlir::ParseResult parseModes(mlir::OpAsmParser& parser, mlir::DenseI32ArrayAttr& modes);
void printModes(mlir::OpAsmPrinter& printer, llvm::ArrayRef<int32_t> modes);

// `<3>`, and `<{rank = 3 : si32}>`.
mlir::ParseResult parseRank(mlir::OpAsmParser& parser, mlir::IntegerAttr& rank);
void printRank(mlir::OpAsmPrinter& printer, int64_t rank);

// `<1, 3>`, and `<{first = 1 : i32, second = 3 : i32}>`.
mlir::ParseResult parsePair(mlir::OpAsmParser& parser, llvm::StringRef firstName, mlir::IntegerAttr& first,
                            llvm::StringRef secondName, mlir::IntegerAttr& second);
void printPair(mlir::OpAsmPrinter& printer, uint32_t first, uint32_t second);

}  // namespace cutecheck::cute
