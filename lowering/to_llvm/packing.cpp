// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/to_llvm/packing.h"

#include "mlir/Dialect/LLVMIR/LLVMDialect.h"

namespace cutecheck::to_llvm {
namespace {

using mlir::Location;
using mlir::MLIRContext;
using mlir::OpBuilder;
using mlir::Type;
using mlir::Value;
using Position = llvm::SmallVector<int64_t>;

Type leafType(MLIRContext* context, const IntTuple& leaf) {
  const bool wide = leaf.kind() == IntTuple::Kind::kDynamic
                        ? leaf.dynamicLeaf().width == 64
                        : leaf.value() != static_cast<int32_t>(leaf.value());
  return mlir::IntegerType::get(context, wide ? 64 : 32);
}

Type structOf(MLIRContext* context, llvm::ArrayRef<Type> fields) {
  return mlir::LLVM::LLVMStructType::getLiteral(context, fields);
}

Position at(const Position& position, size_t field) {
  Position result = position;
  result.push_back(static_cast<int64_t>(field));
  return result;
}

Type packTuple(MLIRContext* context, const IntTuple& tuple, const Position& position,
               std::vector<Slot>& slots) {
  if (tuple.isLeaf() && !tuple.isUnderscore()) {
    slots.push_back({tuple, position});
    return leafType(context, tuple);
  }
  llvm::SmallVector<Type> fields;
  for (const IntTuple& mode : tuple.modes())
    if (!mode.isUnderscore()) fields.push_back(packTuple(context, mode, at(position, fields.size()), slots));
  return structOf(context, fields);
}

Type packedLayout(MLIRContext* context, const IntTuple& shape, const IntTuple& stride, const Position& position,
                std::vector<Slot>& shapes, std::vector<Slot>& strides) {
  llvm::SmallVector<Type> fields;
  const auto addPair = [&](const IntTuple& extent, const IntTuple& step) {
    shapes.push_back({extent, at(position, fields.size())});
    fields.push_back(leafType(context, extent));
    strides.push_back({step, at(position, fields.size())});
    fields.push_back(leafType(context, step));
  };
  if (shape.isLeaf()) addPair(shape, stride);
  for (size_t i = 0; shape.isTuple() && i < shape.rank(); ++i) {
    if (shape.mode(i).isLeaf()) {
      addPair(shape.mode(i), stride.mode(i));
      continue;
    }
    const Position inner = at(position, fields.size());
    fields.push_back(packedLayout(context, shape.mode(i), stride.mode(i), inner, shapes, strides));
  }
  return structOf(context, fields);
}

Value constant(OpBuilder& builder, Location location, const IntTuple& leaf) {
  const Type type = leafType(builder.getContext(), leaf);
  return mlir::LLVM::ConstantOp::create(builder, location, type, builder.getIntegerAttr(type, leaf.value()));
}

// Slots in the order of the struct's fields.
std::vector<const Slot*> inFieldOrder(const Packing& packing) {
  std::vector<const Slot*> order;
  for (const Slot& slot : packing.slots) order.push_back(&slot);
  llvm::sort(order, [](const Slot* a, const Slot* b) { return a->position < b->position; });
  return order;
}

// A struct of integers, all of them known: MLIR has constants for those, not for nested ones, be they empty.
Value flatConstant(OpBuilder& builder, Location location, const Packing& packing) {
  llvm::SmallVector<mlir::Attribute> values;
  for (const Slot* slot : inFieldOrder(packing)) {
    if (slot->leaf.kind() == IntTuple::Kind::kDynamic || slot->position.size() != 1) return {};
    values.push_back(builder.getIntegerAttr(leafType(builder.getContext(), slot->leaf), slot->leaf.value()));
  }
  const size_t fields = mlir::cast<mlir::LLVM::LLVMStructType>(packing.type).getBody().size();
  if (values.empty() || values.size() != fields) return {};
  return mlir::LLVM::ConstantOp::create(builder, location, packing.type, builder.getArrayAttr(values));
}

}  // namespace

// A layout as field `field` of what holds it, its shape's leaves before its stride's.
static Type packPart(MLIRContext* context, const Layout& layout, int64_t field, std::vector<Slot>& slots) {
  std::vector<Slot> strides;
  const Type packed = packedLayout(context, layout.shape(), layout.stride(), {field}, slots, strides);
  slots.insert(slots.end(), strides.begin(), strides.end());
  return packed;
}

Packing packingOf(Type type) {
  Packing result;
  if (const IntTuple* tuple = cute::tupleOf(type)) {
    result.type = packTuple(type.getContext(), *tuple, {}, result.slots);
    return result;
  }
  if (auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type)) {
    const Type packed = packPart(type.getContext(), composed.getValue().layout, 0, result.slots);
    const Type offset = packTuple(type.getContext(), composed.getValue().offset, {1}, result.slots);
    result.type = structOf(type.getContext(), {packed, offset, structOf(type.getContext(), {})});
    return result;
  }
  if (auto composition = mlir::dyn_cast<cute::LayoutCompositionType>(type)) {
    const LayoutComposition& value = composition.getValue();
    const Type outer = packPart(type.getContext(), value.outer, 0, result.slots);
    const Type offset = packTuple(type.getContext(), value.offset, {1}, result.slots);
    const Type inner = packPart(type.getContext(), value.inner, 2, result.slots);
    result.type = structOf(type.getContext(), {outer, offset, inner});
    return result;
  }
  if (mlir::isa<cute::TileType, cute::SwizzleType>(type)) {
    // Only static tiles have values, and those the type knows.
    result.type = structOf(type.getContext(), {});
    return result;
  }
  const Layout& layout = mlir::cast<cute::LayoutType>(type).getValue();
  std::vector<Slot> strides;
  result.type = packedLayout(type.getContext(), layout.shape(), layout.stride(), {}, result.slots, strides);
  result.slots.insert(result.slots.end(), strides.begin(), strides.end());
  return result;
}

Value pack(OpBuilder& builder, Location location, Type type, mlir::ValueRange dynamic) {
  const Packing packing = packingOf(type);
  if (!mlir::isa<mlir::LLVM::LLVMStructType>(packing.type))
    return dynamic.empty() ? constant(builder, location, packing.slots.front().leaf) : dynamic.front();
  if (const Value folded = flatConstant(builder, location, packing)) return folded;
  // Every field is written below, so nothing of the initial value is left.
  Value result = mlir::LLVM::PoisonOp::create(builder, location, packing.type);
  size_t next = 0;
  for (const Slot& slot : packing.slots) {
    const bool known = slot.leaf.kind() != IntTuple::Kind::kDynamic;
    const Value field = known ? constant(builder, location, slot.leaf) : dynamic[next++];
    result = mlir::LLVM::InsertValueOp::create(builder, location, result, field, slot.position);
  }
  return result;
}

llvm::SmallVector<Value> unpackDynamic(OpBuilder& builder, Location location, Type type, Value value) {
  llvm::SmallVector<Value> result;
  for (const Slot& slot : packingOf(type).slots) {
    if (slot.leaf.kind() != IntTuple::Kind::kDynamic) continue;
    result.push_back(slot.position.empty()
                         ? value
                         : builder.createOrFold<mlir::LLVM::ExtractValueOp>(location, value, slot.position));
  }
  return result;
}

std::vector<mixed::Handle> handles(mlir::ValueRange values) {
  std::vector<mixed::Handle> result;
  for (const Value v : values) result.push_back(v.getAsOpaquePointer());
  return result;
}

}  // namespace cutecheck::to_llvm
