// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which operation on tuples, and on layouts as trees, is which function of tuples.h.
#include "llvm/ADT/TypeSwitch.h"

#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/semantics/interpreter.h"
#include "lowering/semantics/tuples.h"

namespace cutecheck::meaning {
namespace {

using mlir::Operation;

std::vector<int32_t> pathOf(llvm::ArrayRef<int32_t> path) { return {path.begin(), path.end()}; }

// The same of shape and stride, for what only rearranges a tree; a swizzle and an offset stay.
template <typename F>
std::optional<Meaning> onBoth(const TermTuple* tuple, const TermLayout* layout, const TermComposed* composed,
                              F&& rearranged) {
  if (tuple) {
    const std::optional<TermTuple> result = rearranged(*tuple);
    return result ? std::optional<Meaning>(*result) : std::nullopt;
  }
  if (composed) layout = &composed->layout;
  if (!layout) return std::nullopt;
  const std::optional<TermTuple> shape = rearranged(layout->shape), stride = rearranged(layout->stride);
  if (!shape || !stride) return std::nullopt;
  const TermLayout result{*shape, *stride};
  return composed ? Meaning(TermComposed{composed->swizzle, composed->offset, result}) : Meaning(result);
}

TermTuple selected(const TermTuple& a, llvm::ArrayRef<int32_t> modes) {
  std::vector<TermTuple> kept;
  for (const int32_t i : modes) kept.push_back(a.mode(static_cast<size_t>(i)));
  return tupleOf(kept);
}

}  // namespace

std::optional<Meaning> Interpreter::ofTrees(Operation* op) {
  const size_t count = op->getNumOperands();
  const TermTuple *a = count > 0 ? find<TermTuple>(op->getOperand(0)) : nullptr,
                  *b = count > 1 ? find<TermTuple>(op->getOperand(1)) : nullptr;
  const TermLayout *layout = count > 0 ? find<TermLayout>(op->getOperand(0)) : nullptr,
                   *other = count > 1 ? find<TermLayout>(op->getOperand(1)) : nullptr;
  const TermComposed* composed = count > 0 ? find<TermComposed>(op->getOperand(0)) : nullptr;
  using Result = std::optional<Meaning>;
  const auto leaves = [&](const char* sign) -> Result {
    if (!a || !b || !congruent(a->tree, b->tree)) return std::nullopt;
    return leafByLeaf(*a, sign, *b);
  };
  // Quotients of what may be negative are C's: the text speaks of the others.
  const auto quotients = [&](const char* sign) -> Result {
    if (!a || !b) return std::nullopt;
    needs_.addExtents(*b);
    needs_.addNotNegative(*a);
    return leafByLeaf(*a, sign, *b);
  };
  const auto shapes = [&]() -> Result {
    if (!a || !b) return std::nullopt;
    needs_.addExtents(*a);
    needs_.addExtents(*b);
    return dividedShape(*a, *b);
  };
  const auto toRank = [&](size_t rank, bool behind) -> Result {
    if (a && b) return extended(*a, *b, rank, behind);
    // What is added is a layout; of a composed one, its layout.
    const auto* added = count > 1 ? find<TermComposed>(op->getOperand(1)) : nullptr;
    const TermLayout *whole = composed ? &composed->layout : layout,
                     *element = added ? &added->layout : other;
    if (!whole || !element) return std::nullopt;
    const TermLayout result{extended(whole->shape, element->shape, rank, behind),
                            extended(whole->stride, element->stride, rank, behind)};
    return composed ? Meaning(TermComposed{composed->swizzle, composed->offset, result}) : Meaning(result);
  };
  return llvm::TypeSwitch<Operation*, Result>(op)
      .Case<cute::TupleAddOp>([&](auto) { return leaves("+"); })
      .Case<cute::TupleSubOp>([&](auto) { return leaves("-"); })
      .Case<cute::TupleMulOp>([&](auto) { return leaves("*"); })
      .Case<cute::TupleDivOp>([&](auto) { return quotients("/"); })
      .Case<cute::TupleModOp>([&](auto) { return quotients("%"); })
      .Case<cute::ShapeDivOp, cute::CeilDivOp>([&](auto) { return shapes(); })
      .Case<cute::TupleProductOp>([&](auto) -> Result {
        if (!a) return std::nullopt;
        return leafOf(product(a->terms));
      })
      .Case<cute::TupleProductEachOp>([&](auto) -> Result {
        if (!a) return std::nullopt;
        return productEach(*a);
      })
      .Case<cute::IncrementCoordOp>([&](auto) -> Result {
        if (!a || !b) return std::nullopt;
        needs_.addExtents(*b);
        isStraight() ? needs_.addInside(*a, *b) : needs_.addStrictlyInside(*a, *b);
        return incremented(*a, *b);
      })
      .Case<cute::LayoutEvalOp>([&](auto) -> Result {
        if (!a || !other) return std::nullopt;
        needs_.addExtents(other->shape);
        needInside(*a, other->shape);
        return crd2idx(*a, *other);
      })
      .Case<cute::GetOp>([&](cute::GetOp o) {
        return onBoth(a, layout, composed, [&](const TermTuple& t) -> std::optional<TermTuple> {
          return modeAt(t, pathOf(o.getMode()));
        });
      })
      .Case<cute::SelectOp>([&](cute::SelectOp o) -> Result {
        if (!a) return std::nullopt;
        return selected(*a, o.getMode());
      })
      .Case<cute::FlattenOp>([&](auto) -> Result {
        if (!a) return std::nullopt;
        return flattened(*a);
      })
      .Case<cute::AppendToRankOp>(
          [&](cute::AppendToRankOp o) { return toRank(static_cast<size_t>(o.getRank()), true); })
      .Case<cute::PrependToRankOp>(
          [&](cute::PrependToRankOp o) { return toRank(static_cast<size_t>(o.getRank()), false); })
      .Case<cute::DiceOp>([&](auto) -> Result {
        if (!b) return std::nullopt;
        return onBoth(a, layout, composed, [&](const TermTuple& t) { return diced(t, b->tree); });
      })
      .Case<cute::MakeOrderedLayoutOp>([&](auto) -> Result {
        if (!a || !b) return std::nullopt;
        needs_.addExtents(*a);
        return defined("make_ordered_layout(" + a->text() + ", " + b->text() + ")", a->tree);
      })
      .Case<cute::ComposedGetOffsetOp>([&](auto) -> Result {
        if (!composed) return std::nullopt;
        return leafOf(composed->offset);
      })
      .Case<cute::ComposedGetOuterOp>([&](auto) -> Result {
        if (!composed) return std::nullopt;
        return composed->layout;
      })
      .Default([](Operation*) { return std::nullopt; });
}

}  // namespace cutecheck::meaning
