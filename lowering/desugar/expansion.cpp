// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/desugar/expansion.h"

#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"

namespace cutecheck::desugar {

using mixed::Handle;
using mlir::Location;
using mlir::OpBuilder;
using mlir::Value;

std::vector<Handle> scalarsOf(OpBuilder& builder, Location location, Value value) {
  llvm::SmallVector<mlir::Type> types;
  const auto append = [&](const IntTuple& tree) {
    for (const IntTuple& leaf : leaves(tree))
      if (leaf.kind() == IntTuple::Kind::kDynamic)
        types.push_back(builder.getIntegerType(static_cast<unsigned>(leaf.dynamicLeaf().width)));
  };
  if (const IntTuple* tuple = cute::tupleOf(value.getType())) {
    append(*tuple);
  } else {
    const Layout& layout = mlir::cast<cute::LayoutType>(value.getType()).getValue();
    append(layout.shape());
    append(layout.stride());
  }
  std::vector<Handle> handles;
  if (types.empty()) return handles;
  for (const Value scalar : cute::GetScalarsOp::create(builder, location, types, value, true).getScalars())
    handles.push_back(scalar.getAsOpaquePointer());
  return handles;
}

mixed::MixedLayout numbersOf(OpBuilder& builder, Location location, Value layout) {
  return mixed::MixedLayout::of(mlir::cast<cute::LayoutType>(layout.getType()).getValue(),
                                scalarsOf(builder, location, layout));
}

// The values of the run-time leaves, each in its own width.
static llvm::SmallVector<Value> dynamicValues(mixed::Arithmetic& arithmetic, const mixed::MixedTuple& tuple) {
  llvm::SmallVector<Value> values;
  for (const mixed::Number& number : tuple.dynamicNumbers())
    values.push_back(Value::getFromOpaquePointer(arithmetic.materialize(number, number.width)));
  return values;
}

Value layoutFrom(OpBuilder& builder, Location location, mixed::Arithmetic& arithmetic,
                 const mixed::MixedLayout& numbers) {
  mlir::MLIRContext* context = builder.getContext();
  const auto type =
      cute::LayoutType::get(context, Layout::unchecked(numbers.shape.type(), numbers.stride.type()));
  if (cute::isStatic(type)) return cute::StaticOp::create(builder, location, type);
  const Value shape =
      cute::MakeShapeOp::create(builder, location, cute::ShapeType::get(context, numbers.shape.type()),
                                dynamicValues(arithmetic, numbers.shape));
  const Value stride =
      cute::MakeStrideOp::create(builder, location, cute::StrideType::get(context, numbers.stride.type()),
                                 dynamicValues(arithmetic, numbers.stride));
  return cute::MakeLayoutOp::create(builder, location, type, shape, stride);
}

// An int_tuple of the numbers, what divides a leaf kept in the type of its operand.
static Value offsetFrom(OpBuilder& builder, Location location, mixed::Arithmetic& arithmetic,
                        const mixed::MixedTuple& offset) {
  mlir::MLIRContext* context = builder.getContext();
  const auto type = cute::IntTupleType::get(context, offset.type());
  if (cute::isStatic(type)) return cute::StaticOp::create(builder, location, type);
  llvm::SmallVector<Value> values = dynamicValues(arithmetic, offset);
  for (auto [value, number] : llvm::zip_equal(values, offset.dynamicNumbers())) {
    if (number.div <= 1) continue;
    const mlir::Type divisible = number.width == 32
                                     ? mlir::Type(cute::DivisibleI32Type::get(context, number.div))
                                     : mlir::Type(cute::DivisibleI64Type::get(context, number.div));
    value = cute::AssumeOp::create(builder, location, divisible, value);
  }
  return cute::MakeIntTupleOp::create(builder, location, type, values);
}

void replaceByPart(mlir::PatternRewriter& rewriter, mlir::Operation* op, Value source,
                   mixed::Arithmetic& arithmetic, const mixed::MixedTuple& offset,
                   const mixed::MixedLayout& layout) {
  const Location location = op->getLoc();
  const Value made = layoutFrom(rewriter, location, arithmetic, layout);
  if (!cute::iteratorOf(source.getType())) {
    rewriter.replaceOp(op, made);
    return;
  }
  const Value iterator = cute::GetIterOp::create(rewriter, location, source);
  const Value moved = cute::AddOffsetOp::create(
      rewriter, location, mlir::ValueRange{iterator, offsetFrom(rewriter, location, arithmetic, offset)});
  rewriter.replaceOpWithNewOp<cute::MakeViewOp>(op, op->getResult(0).getType(), moved, made);
}

}  // namespace cutecheck::desugar
