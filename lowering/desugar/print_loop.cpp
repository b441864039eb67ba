// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/desugar/print_loop.h"

#include "core/notation/print.h"
#include "lowering/algebra/add_offset.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/idx2crd.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/swizzle_apply.h"
#include "lowering/cute/infer/view.h"
#include "lowering/cute/types/kinds.h"
#include "lowering/cute/types/print.h"
#include "lowering/cute/types/RuntimeTypes.h"

#include "mlir/Dialect/Arith/IR/Arith.h"
#include "mlir/Dialect/SCF/IR/SCF.h"

namespace cutecheck::desugar {
namespace {

using cute::isScalar;
using mlir::Location;
using mlir::OpBuilder;
using mlir::Type;
using mlir::Value;

// The notation with braces for each `?`, whatever is known of it.
std::string textOf(const IntTuple& tree) {
  const std::string notation = toString(tree);
  std::string text;
  for (size_t i = 0; i < notation.size(); ++i) {
    if (notation[i] != '?') {
      text += notation[i];
      continue;
    }
    text += "{}";
    if (i + 1 < notation.size() && notation[i + 1] == '{') i = notation.find('}', i);
  }
  return text;
}

bool isLooped(Type type) {
  return cute::iteratorOf(type) ||
         (mlir::isa<cute::LayoutType, cute::ComposedLayoutType>(type) && !cute::isStatic(type));
}

// The number of elements, or nothing where the engine has no coordinate or no offset for some index.
std::optional<IntTuple> elementsOf(Type type) {
  mixed::FoldingBuilder folding;
  mixed::Arithmetic arithmetic(folding);
  const mixed::MixedLayout layout = mixed::MixedLayout::of(*cute::layoutOfValue(type));
  const auto size = mixed::size(arithmetic, layout.shape);
  if (!size) return std::nullopt;
  const auto index =
      mixed::MixedTuple::of(IntTuple::dynamic(DynamicLeaf{.width = size->width}), mixed::Role::kCoordinate);
  const auto coord = mixed::idx2crd(arithmetic, index, layout.shape);
  if (!coord) return std::nullopt;
  const auto at = mixed::MixedTuple::of(coord->type(), mixed::Role::kCoordinate);
  const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type);
  const auto offset = composed ? mixed::crd2idx(arithmetic, at, mixed::MixedComposed::of(composed.getValue()))
                               : mixed::crd2idx(arithmetic, at, layout);
  if (!offset) return std::nullopt;
  if (auto tensor = mlir::dyn_cast<cute::CoordTensorType>(type))
    if (!mixed::addOffset(arithmetic, mixed::MixedTuple::of(tensor.getStart(), mixed::Role::kCoordinate),
                          mixed::MixedTuple::of(offset->type(), mixed::Role::kCoordinate)))
      return std::nullopt;
  return size->type();
}

bool hasText(Type type) {
  if (isScalar(type)) return true;
  // No thread loads from tensor memory by itself.
  if (auto memref = mlir::dyn_cast<cute::MemRefType>(type))
    return memref.getSpace() != cute::MemorySpace::kTensor && isScalar(memref.getElementType()) &&
           elementsOf(type);
  if (isLooped(type)) return elementsOf(type).has_value();
  if (cute::tupleOf(type)) return true;
  return cute::ordinalOf(type) && cute::isStatic(type);
}

// One print being rewritten: text and scalars are gathered, and flushed before a loop.
class Prints {
 public:
  Prints(OpBuilder& builder, Location location) : builder_(builder), location_(location) {}

  void append(llvm::StringRef text) { text_ += text; }

  void append(Value value) {
    const Type type = value.getType();
    if (isScalar(type)) return scalar(value);
    if (isLooped(type)) return loop(value);
    if (cute::tupleOf(type)) return tuple(value);
    append(*cute::Kinds::standard().print(type));
  }

  void flush() {
    if (text_.empty()) return;
    cute::PrintOp::create(builder_, location_, builder_.getStringAttr(text_), scalars_);
    text_.clear();
    scalars_.clear();
  }

 private:
  void scalar(Value value) {
    text_ += "{}";
    scalars_.push_back(value);
  }

  // The leaves of a coordinate iterator are those of the coordinate it stands at.
  void tuple(Value value) {
    if (mlir::isa<cute::ArithTupleIterType>(value.getType()))
      value = cute::DerefArithTupleIterOp::create(builder_, location_, value);
    const IntTuple& tree = *cute::tupleOf(value.getType());
    llvm::SmallVector<Type> types;
    for (const IntTuple& leaf : leaves(tree))
      if (leaf.kind() == IntTuple::Kind::kDynamic)
        types.push_back(builder_.getIntegerType(static_cast<unsigned>(leaf.dynamicLeaf().width)));
    mlir::ValueRange numbers;
    if (!types.empty())
      numbers = cute::GetScalarsOp::create(builder_, location_, types, value, true).getScalars();
    append(textOf(tree));
    scalars_.append(numbers.begin(), numbers.end());
  }

  void loop(Value value) {
    if (!text_.empty()) append("\n");
    flush();
    const Type type = value.getType();
    const IntTuple count = *elementsOf(type);
    const Value layout =
        cute::iteratorOf(type) ? Value(cute::GetLayoutOp::create(builder_, location_, value)) : value;
    const Value plain = mlir::isa<cute::ComposedLayoutType>(type)
                            ? cute::ComposedGetOuterOp::create(builder_, location_, layout)->getResult(0)
                            : layout;
    const Value shape = cute::GetShapeOp::create(builder_, location_, plain);
    const bool wide = mixed::Number::of(count, mixed::Role::kExtent, nullptr).width == 64;
    const Type integer = builder_.getIntegerType(wide ? 64 : 32);
    const Value total = cute::SizeOp::create(builder_, location_,
                                             cute::IntTupleType::get(builder_.getContext(), count), shape);
    const Value end = cute::GetScalarsOp::create(builder_, location_, mlir::TypeRange(integer), total, false)
                          .getScalars()[0];
    const auto constant = [&](int64_t n) -> Value {
      return mlir::arith::ConstantOp::create(builder_, location_, builder_.getIntegerAttr(integer, n));
    };
    const Value zero = constant(0), one = constant(1);
    auto each = mlir::scf::ForOp::create(builder_, location_, zero, end, one);
    OpBuilder::InsertionGuard guard(builder_);
    builder_.setInsertionPointToStart(each.getBody());
    const auto indexType = cute::IntTupleType::get(builder_.getContext(),
                                                   IntTuple::dynamic(DynamicLeaf{.width = wide ? 64 : 32}));
    const Value index = cute::MakeIntTupleOp::create(builder_, location_, indexType, each.getInductionVar());
    const Value coord = cute::Idx2CrdOp::create(builder_, location_, mlir::ValueRange{index, shape});
    tuple(coord);
    append(": ");
    element(value, layout, coord);
    append("\n");
    flush();
  }

  // What is at a coordinate: an element, a coordinate, of a layout the offset.
  void element(Value value, Value layout, Value coord) {
    if (auto memref = mlir::dyn_cast<cute::MemRefType>(value.getType()))
      return scalar(cute::MemRefLoadOp::create(builder_, location_, memref.getElementType(), value, coord));
    const Value offset = cute::Crd2IdxOp::create(builder_, location_, mlir::ValueRange{coord, layout});
    if (!cute::iteratorOf(value.getType())) return tuple(offset);
    const Value start = cute::GetIterOp::create(builder_, location_, value);
    const Value moved = cute::AddOffsetOp::create(builder_, location_, mlir::ValueRange{start, offset});
    tuple(cute::DerefArithTupleIterOp::create(builder_, location_, moved));
  }

  OpBuilder& builder_;
  Location location_;
  std::string text_;
  llvm::SmallVector<Value> scalars_;
};

}  // namespace

void rewritePrint(mlir::RewriterBase& rewriter, cute::PrintOp op) {
  const auto types = op.getValues().getTypes();
  if (llvm::all_of(types, isScalar) || !llvm::all_of(types, hasText)) return;
  Prints prints(rewriter, op.getLoc());
  const std::string given = cute::formatOf(op);
  llvm::StringRef format = given;
  for (const Value value : op.getValues()) {
    const size_t braces = format.find("{}");
    prints.append(format.take_front(braces));
    prints.append(value);
    format = format.drop_front(braces + 2);
  }
  prints.append(format);
  prints.flush();
  rewriter.eraseOp(op);
}

}  // namespace cutecheck::desugar
