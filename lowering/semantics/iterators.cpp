// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Descriptor iterators: a pointer, an index and a stride; or a pointer, a layout and a swizzle.
#include "llvm/ADT/TypeSwitch.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/semantics/views.h"

namespace cutecheck::meaning {

using llvm::LogicalResult;
using mlir::Operation;

namespace {

// An index is a number of 32 bits.
void addIndex(const Term& index, Conditions& conditions) {
  conditions.addLess(index, "2147483648");
  conditions.addLess("0 - 2147483649", index);
}

}  // namespace

LogicalResult ViewInterpreter::makeStrided(cute::GetIterOp op) {
  const auto* start = find<TermIterator>(op.getInput());
  if (!start || start->pointer.empty() || op.getBounds().size() != 3) return Interpreter::interpretOther(op);
  const Term &extent = scalar(op.getBounds()[0]), &tile = scalar(op.getBounds()[1]);
  needs_.addExtents(tupleOf({leafOf(extent), leafOf(tile)}));
  // One tile more than lie whole before the last element.
  const Term before = binary(binary(extent, "-", "1"), "/", tile);
  return define(op, TermStrided{*start, "0", scalar(op.getBounds()[2]), binary(before, "+", "1")});
}

LogicalResult ViewInterpreter::makeDescriptor(cute::MakeDescIterOp op) {
  const auto* start = find<TermIterator>(op.getBase());
  if (!start || start->pointer.empty()) return Interpreter::interpretOther(op);
  if (const auto* plain = find<TermLayout>(op.getLayout()))
    return define(op, TermDescriptor{*start, *plain, Swizzle()});
  const auto* composed = find<TermComposed>(op.getLayout());
  if (!composed || composed->offset != "0") return Interpreter::interpretOther(op);
  const auto type = mlir::cast<cute::ComposedLayoutType>(op.getLayout().getType());
  return define(op, TermDescriptor{*start, composed->layout, type.getValue().swizzle});
}

LogicalResult ViewInterpreter::moveDescriptor(cute::AddOffsetOp op) {
  const TermTuple& offset = tuple(op.getOffset());
  if (offset.isTuple()) return Interpreter::interpretOther(op);
  const Term& by = offset.terms.front();
  if (const auto* strided = find<TermStrided>(op.getIter())) {
    TermStrided moved = *strided;
    moved.index = moved.index == "0" ? by : binary(moved.index, "+", by);
    addIndex(moved.index, needs_);
    return define(op, std::move(moved));
  }
  const auto* descriptor = find<TermDescriptor>(op.getIter());
  const auto start = descriptor ? advanced(descriptor->base, offset) : std::nullopt;
  if (!start) return Interpreter::interpretOther(op);
  return define(op, TermDescriptor{*start, descriptor->layout, descriptor->swizzle});
}

LogicalResult ViewInterpreter::placeOf(cute::DerefDescIterOp op) {
  if (const auto* descriptor = find<TermDescriptor>(op.getIter()))
    return define(op, TermIterator(descriptor->base));
  const auto* strided = find<TermStrided>(op.getIter());
  if (!strided) return Interpreter::interpretOther(op);
  const Term elements = binary(strided->index, "*", strided->stride);
  needs_.addWithinReach(elements);
  return define(op, *advanced(strided->base, leafOf(elements)));
}

// A window begins at its number times its extents, and has the strides of the whole.
LogicalResult ViewInterpreter::takeWindow(cute::TilePartitionOp op) {
  const auto* start = find<TermIterator>(op.getBase());
  const auto* whole = find<TermLayout>(op.getLayout());
  if (!start || start->pointer.empty() || !whole || !whole->operation.empty())
    return Interpreter::interpretOther(op);
  const IntTuple& extents = op.getWindow().getType().getValue().shape();
  TermTuple begin = tuple(op.getCoord()), window{extents, {}};
  needs_.addExtents(whole->shape);
  needs_.addNotNegative(begin);
  for (const auto& [i, extent] : llvm::enumerate(leaves(extents))) {
    window.terms.push_back(std::to_string(extent.value()));
    begin.terms[i] = binary(window.terms.back(), "*", begin.terms[i]);
    needs_.addLess(begin.terms[i], whole->shape.terms[i]);
  }
  const auto moved = advanced(*start, crd2idx(begin, *whole));
  if (!moved) return Interpreter::interpretOther(op);
  bind(op.getPointer(), *moved);
  bind(op.getWindow(), TermLayout{window, whole->stride});
  return mlir::success();
}

std::vector<std::pair<std::string, Term>> ViewInterpreter::descriptorFields(mlir::Value value) const {
  std::vector<std::pair<std::string, Term>> fields;
  const auto place = [&](const TermIterator& at) {
    fields.emplace_back("ptr", "i8 " + at.pointer + "[" + at.offset.terms.front() + "]");
  };
  if (const auto* strided = find<TermStrided>(value)) {
    place(strided->base);
    fields.emplace_back("i32", strided->index);
    fields.emplace_back("i32", strided->stride);
  } else if (const auto* descriptor = find<TermDescriptor>(value)) {
    place(descriptor->base);
    const Layout& type = mlir::cast<cute::DescIterType>(value.getType()).getLayout();
    for (const auto& [slot, term] : slotTerms(descriptor->layout.shape, type.shape(), abi_))
      fields.emplace_back(slot.type, term);
    for (const auto& [slot, term] : slotTerms(descriptor->layout.stride, type.stride(), abi_))
      fields.emplace_back(slot.type, term);
    const Swizzle& swizzle = descriptor->swizzle;
    for (const int64_t n : {int64_t{swizzle.bits}, int64_t{swizzle.base}, int64_t{swizzle.shift},
                            static_cast<int64_t>(descriptor->layout.shape.tree.rank())})
      fields.emplace_back("i32", std::to_string(n));
  }
  return fields;
}

}  // namespace cutecheck::meaning
