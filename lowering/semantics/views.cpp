// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/views.h"

#include "llvm/ADT/TypeSwitch.h"

#include "core/notation/print.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/dialect/RuntimeOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/semantics/claims.h"

namespace cutecheck::meaning {

using llvm::LogicalResult;
using mlir::Operation;
using mlir::Value;

namespace {

TermTuple zerosLike(const IntTuple& tree) {
  const std::vector<IntTuple> zeros(leaves(tree).size(), IntTuple(0));
  return {withLeaves(tree, zeros), std::vector<Term>(zeros.size(), "0")};
}

// Stride 1 along the leaf's own place: a coordinate's offset is the coordinate.
IntTuple unitsOf(const IntTuple& shape, std::vector<uint32_t> path) {
  if (shape.isLeaf()) return IntTuple(1).withPath(std::move(path));
  std::vector<IntTuple> modes;
  for (uint32_t i = 0; i < shape.rank(); ++i) {
    std::vector<uint32_t> inner = path;
    inner.push_back(i);
    modes.push_back(unitsOf(shape.mode(i), std::move(inner)));
  }
  return IntTuple::tuple(std::move(modes));
}

TermLayout identityOf(const TermTuple& shape) {
  return {shape, {unitsOf(shape.tree, {}), std::vector<Term>(shape.terms.size(), "1")}};
}

// "and(...)" of what must hold, a truth value also where nothing must.
Term conjunction(std::vector<Term> conditions) {
  if (conditions.empty()) conditions.push_back("0 == 0");
  return allOf(conditions);
}

bool sameTree(const IntTuple& a, const IntTuple& b) { return zerosLike(a).tree == zerosLike(b).tree; }

bool samePath(const IntTuple& a, const IntTuple& b) { return a.path() == b.path(); }

// Whether the tuples are equal, leaf by leaf; never where their trees differ, or the components of their strides.
void addEqual(const TermTuple& a, const TermTuple& b, std::vector<Term>& conditions) {
  if (!sameTree(a.tree, b.tree) || !std::ranges::equal(leaves(a.tree), leaves(b.tree), samePath)) {
    conditions.push_back("0 == 1");
    return;
  }
  for (size_t i = 0; i < a.terms.size(); ++i) {
    if (a.terms[i] != "_" && b.terms[i] != "_")
      conditions.push_back(binary(a.terms[i], "==", b.terms[i]));
    else if (a.terms[i] != b.terms[i])
      conditions.push_back("0 == 1");
  }
}

}  // namespace

std::optional<TermIterator> ViewInterpreter::advanced(const TermIterator& iterator, const TermTuple& offset) {
  if (!iterator.pointer.empty()) {
    if (offset.isTuple()) return std::nullopt;
    const Term moved = binary(std::to_string(iterator.bytes), "*", offset.terms.front());
    const Term& before = iterator.offset.terms.front();
    return TermIterator{iterator.pointer, iterator.bytes,
                        leafOf(before == "0" ? moved : binary(before, "+", moved))};
  }
  // Coordinates add leaf by leaf; 0 stands for a whole tuple of zeros.
  if (!offset.isTuple() && offset.terms.front() == "0") return iterator;
  if (!sameTree(iterator.offset.tree, offset.tree)) return std::nullopt;
  TermIterator result = iterator;
  for (size_t i = 0; i < offset.terms.size(); ++i) {
    Term& term = result.offset.terms[i];
    term = term == "0" ? offset.terms[i] : binary(term, "+", offset.terms[i]);
  }
  return result;
}

void ViewInterpreter::claimType(Operation* op, Value result) {
  const TermView* view = find<TermView>(result);
  const auto type = mlir::dyn_cast<cute::MemRefType>(result.getType());
  if (!view || !type) return Interpreter::claimType(op, result);
  for (const std::string& line : claimsOf(type.getLayout(), view->layout)) claim(line);
}

// On its layout; a slice begins at the offset of the coordinate that it is taken at.
LogicalResult ViewInterpreter::algebra(Operation* op, const TermView& view) {
  const auto layout = compute(op, view.layout);
  if (mlir::failed(layout)) return mlir::failure();
  std::optional<TermTuple> offset;
  if (mlir::isa<cute::SliceOp>(op)) {
    const TermTuple& coord = tuple(op->getOperand(1));
    needs_.addInside(coord, view.layout.shape);
    offset = crd2idx(coord, view.layout);
  }
  return offset ? defineMoved(op, view, {*layout, *offset}) : define(op, TermView{view.iterator, *layout});
}

LogicalResult ViewInterpreter::defineMoved(Operation* op, const TermView& view, const TermPart& part) {
  const std::optional<TermIterator> moved = advanced(view.iterator, part.offset);
  if (!moved)
    return op->emitError(
        "not modelled by the reference semantics: an offset of another tree than the iterator's");
  return define(op, TermView{*moved, part.layout});
}

// Of a layout alone what is left of it; a view begins at the offset, too.
LogicalResult ViewInterpreter::takePart(Operation* op) {
  const auto* view = find<TermView>(op->getOperand(0));
  const auto* input = view ? &view->layout : find<TermLayout>(op->getOperand(0));
  if (!input) return Interpreter::interpretOther(op);
  const Arguments arguments = argumentsOf(op, *input);
  addInside(op, *input, arguments, needs_);
  const Defined named = [&](const Term& term, const IntTuple& tree) { return defined(term, tree); };
  std::optional<TermPart> part;
  if (arguments[1].tuple && arguments[0].tile) {
    part = localTile(*input, arguments[0].tile.getValue(), *arguments[1].tuple, named);
  } else if (const auto threads = mlir::dyn_cast<cute::LayoutType>(op->getOperand(1).getType());
             threads && arguments[1].tuple) {
    TermLayout merged = *input;
    if (arguments.size() > 2 && arguments[2].tuple)
      merged = defined("coalesce(" + input->text() + ", " + openModes(arguments[2].tuple->tree) + ")",
                       arguments[2].tuple->tree);
    part = localPartition(merged, threads.getValue(), arguments[1].tuple->terms.front(), named);
  }
  if (!part) {
    const auto computed = compute(op, *input);
    if (mlir::failed(computed)) return mlir::failure();
    part = TermPart{*computed, crd2idx(leafOf("0"), *computed)};
  }
  return view ? defineMoved(op, *view, *part) : define(op, TermLayout(part->layout));
}

// Of three or four operands; what an atom makes of its part is not modelled.
LogicalResult ViewInterpreter::takePlace(Operation* op) {
  const auto* view = find<TermView>(op->getOperand(0));
  const auto* input = view ? &view->layout : find<TermLayout>(op->getOperand(0));
  if (!input || op->getNumOperands() > 4) return Interpreter::interpretOther(op);
  const Arguments arguments = argumentsOf(op, *input);
  const TermTuple* modes = arguments.size() > 2 ? arguments[2].tuple : nullptr;
  if (!arguments[0].tile || !arguments[1].tuple || (arguments.size() > 2 && !modes))
    return Interpreter::interpretOther(op);
  const std::optional<TermPart> part = placeInTiles(
      *input, arguments[0].tile.getValue(), *arguments[1].tuple, modes,
      [&](const Term& term, const IntTuple& tree) { return defined(term, tree); }, needs_);
  if (!part) return Interpreter::interpretOther(op);
  return view ? defineMoved(op, *view, *part) : define(op, TermLayout(part->layout));
}

// i -> second(first(i)).
LogicalResult ViewInterpreter::compose(Operation* op) {
  const auto *first = find<TermLayout>(op->getOperand(0)), *second = find<TermLayout>(op->getOperand(1));
  const std::optional<IntTuple> tree = treeOf(op->getResult(0).getType());
  if (!first || !second || !tree) return Interpreter::interpretOther(op);
  return define(op, defined("composition(" + second->text() + ", " + first->text() + ")", *tree));
}

// Registers have no place that a number could name: what is said of them is their layout.
LogicalResult ViewInterpreter::makeFragment(Operation* op) {
  const auto* view = find<TermView>(op->getOperand(0));
  const auto* like = view ? &view->layout : find<TermLayout>(op->getOperand(0));
  const auto layout =
      like ? fragmentLike(*like, [&](const Term& term, const IntTuple& tree) { return defined(term, tree); })
           : std::nullopt;
  return layout ? define(op, TermView{{"", 0, leafOf("0")}, *layout}) : Interpreter::interpretOther(op);
}

LogicalResult ViewInterpreter::makeSwizzle(Operation* op) {
  std::string text;
  for (const Value operand : op->getOperands()) {
    const auto* number = find<TermTuple>(operand);
    if (!number || number->isTuple()) return Interpreter::interpretOther(op);
    text += (text.empty() ? "" : ",") + number->terms.front();
  }
  return define(op, TermSwizzle{"S<" + text + ">"});
}

LogicalResult ViewInterpreter::makeView(Operation* op, Value iterator, Value layout) {
  const auto* view = find<TermView>(iterator);
  const auto* start = view ? &view->iterator : find<TermIterator>(iterator);
  if (!start) return Interpreter::interpretOther(op);
  if (!layout) {
    const auto type =
        cute::LayoutType::get(op->getContext(), *cute::layoutOfValue(op->getResult(0).getType()));
    return define(op, TermView{*start, std::get<TermLayout>(fromType(type, {}))});
  }
  const auto* known = find<TermLayout>(layout);
  return known ? define(op, TermView{*start, *known}) : Interpreter::interpretOther(op);
}

LogicalResult ViewInterpreter::makeRaw(Operation* op) {
  if (auto raw = mlir::dyn_cast<cute::MakeLayoutRawOp>(op)) {
    const auto *shape = find<TermTuple>(raw.getShape()), *stride = find<TermTuple>(raw.getStride());
    if (!shape || !stride) return Interpreter::interpretOther(op);
    needs_.addExtents(*shape);
    return define(op, TermLayout{*shape, *stride});
  }
  auto raw = mlir::cast<cute::MakeComposedLayoutRawOp>(op);
  const auto swizzle = mlir::dyn_cast<cute::SwizzleType>(raw.getInner().getType());
  const auto* outer = find<TermLayout>(raw.getOuter());
  const auto* offset = find<TermTuple>(raw.getOffset());
  if (!swizzle || !outer || !offset) return Interpreter::interpretOther(op);
  needs_.addExtents(outer->shape);
  return define(op, TermComposed{swizzleText(raw.getInner()), offset->terms.front(), *outer});
}

LogicalResult ViewInterpreter::equal(Operation* op) {
  const Value lhs = op->getOperand(0), rhs = op->getOperand(1);
  std::vector<Term> conditions;
  const auto layouts = [&](const TermLayout& a, const TermLayout& b) {
    addEqual(a.shape, b.shape, conditions);
    addEqual(a.stride, b.stride, conditions);
  };
  if (find<TermTuple>(lhs) && find<TermTuple>(rhs)) {
    addEqual(tuple(lhs), tuple(rhs), conditions);
  } else if (find<TermLayout>(lhs) && find<TermLayout>(rhs)) {
    layouts(layout(lhs), layout(rhs));
  } else if (const auto* a = find<TermComposed>(lhs), *b = find<TermComposed>(rhs); a && b) {
    if (a->swizzle != b->swizzle) conditions.push_back("0 == 1");
    addEqual(leafOf(a->offset), leafOf(b->offset), conditions);
    layouts(a->layout, b->layout);
  } else if (lhs.getType() == rhs.getType() && find<KnownToType>(lhs)) {
    conditions.push_back("0 == 0");
  } else if (find<KnownToType>(lhs) && find<KnownToType>(rhs)) {
    conditions.push_back("0 == 1");
  } else {
    return Interpreter::interpretOther(op);
  }
  return define(op, leafOf(conjunction(std::move(conditions))));
}

LogicalResult ViewInterpreter::interpretOther(Operation* op) {
  const auto other = [&] { return Interpreter::interpretOther(op); };
  return llvm::TypeSwitch<Operation*, LogicalResult>(op)
      .Case<cute::GetLayoutOp>([&](cute::GetLayoutOp o) {
        const auto* view = find<TermView>(o.getInput());
        return view ? define(o, TermLayout(view->layout)) : other();
      })
      .Case<cute::GetIterOp>([&](cute::GetIterOp o) {
        const auto* view = find<TermView>(o.getInput());
        return view ? define(o, TermIterator(view->iterator)) : makeStrided(o);
      })
      .Case<cute::MakeViewOp>([&](cute::MakeViewOp o) { return makeView(o, o.getIter(), o.getLayout()); })
      .Case<cute::MakeTensorOp>([&](cute::MakeTensorOp o) { return makeView(o, o.getIter(), o.getLayout()); })
      .Case<cute::AddOffsetOp>([&](cute::AddOffsetOp o) {
        const auto* iterator = find<TermIterator>(o.getIter());
        if (!iterator) return moveDescriptor(o);
        const auto moved = advanced(*iterator, tuple(o.getOffset()));
        return moved ? define(o, *moved) : other();
      })
      .Case<cute::TilePartitionOp>([&](auto o) { return takeWindow(o); })
      .Case<cute::MakeDescIterOp>([&](auto o) { return makeDescriptor(o); })
      .Case<cute::DerefDescIterOp>([&](auto o) { return placeOf(o); })
      .Case<cute::SizeOp>([&](cute::SizeOp o) {
        const auto* iterator = find<TermStrided>(o.getInput());
        return iterator ? define(o, leafOf(iterator->tiles)) : other();
      })
      .Case<cute::RecastIterOp>([&](cute::RecastIterOp o) {
        const auto* iterator = find<TermIterator>(o.getPointer());
        const int64_t bytes = cute::bytesOf(o.getResult().getType().getElementType());
        if (!iterator || bytes == 0) return other();
        return define(o, TermIterator{iterator->pointer, bytes, iterator->offset});
      })
      .Case<cute::DerefArithTupleIterOp>([&](cute::DerefArithTupleIterOp o) {
        const auto* iterator = find<TermIterator>(o.getIter());
        return iterator ? define(o, TermTuple(iterator->offset)) : other();
      })
      .Case<cute::MakeArithTupleIterOp>([&](cute::MakeArithTupleIterOp o) {
        std::vector<Term> dynamic;
        for (const Value operand : o.getScalars()) dynamic.push_back(scalar(operand));
        const auto type = cute::IntTupleType::get(o.getContext(), o.getResult().getType().getValue());
        return define(o, TermIterator{"", 0, std::get<TermTuple>(fromType(type, dynamic))});
      })
      .Case<cute::MakeIdentityTensorOp>([&](cute::MakeIdentityTensorOp o) {
        const TermTuple& shape = tuple(o.getShape());
        needs_.addExtents(shape);
        return define(o, TermView{{"", 0, zerosLike(shape.tree)}, identityOf(shape)});
      })
      .Case<cute::MakeIdentityLayoutOp>([&](cute::MakeIdentityLayoutOp o) {
        needs_.addExtents(tuple(o.getInput()));
        return define(o, identityOf(tuple(o.getInput())));
      })
      .Case<cute::CosizeOp>([&](cute::CosizeOp o) {
        const auto* of = find<TermLayout>(o.getInput());
        if (!of || !o.getMode().empty()) return other();
        needs_.addExtents(of->shape);
        return define(o, leafOf("cosize(" + of->text() + ")"));
      })
      .Case<cute::LocalTileOp, cute::LocalPartitionOp>([&](auto o) { return takePart(o); })
      .Case<cute::PartitionOp>([&](auto o) { return takePlace(o); })
      .Case<cute::ComposeOp>([&](auto o) { return compose(o); })
      .Case<cute::MakeFragmentLikeOp>([&](auto o) { return makeFragment(o); })
      .Case<cute::MakeSwizzleOp>([&](auto o) { return makeSwizzle(o); })
      // What takes no number is all written in its type.
      .Case<cute::MakeTileOp>(
          [&](cute::MakeTileOp o) { return o.getScalars().empty() ? define(o, KnownToType{}) : other(); })
      .Case<cute::MakeLayoutRawOp, cute::MakeComposedLayoutRawOp>([&](auto o) { return makeRaw(o); })
      .Case<cute::EqualOp, cute::TupleEqOp>([&](auto o) { return equal(o); })
      .Default([&](Operation* o) {
        const auto* view = o->getNumOperands() > 0 ? find<TermView>(o->getOperand(0)) : nullptr;
        const bool viewed = view && o->getNumResults() == 1 && cute::iteratorOf(o->getResult(0).getType());
        return viewed ? algebra(o, *view) : other();
      });
}

}  // namespace cutecheck::meaning
