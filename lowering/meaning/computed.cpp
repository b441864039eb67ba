#include "lowering/meaning/computed.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include "core/print.h"
#include "lowering/cute/CuteOps.h"

namespace cutecheck::meaning {
namespace {

bool hasBasis(const TermLayout& layout) {
  return llvm::any_of(leaves(layout.stride.tree), [](const IntTuple& leaf) { return !leaf.path().empty(); });
}

// Where a coordinate is open; what it is elsewhere does not change which modes are left.
std::string openModes(const IntTuple& coord) {
  if (coord.isUnderscore()) return "_";
  if (!coord.isTuple()) return "0";
  std::string text = "(";
  for (size_t i = 0; i < coord.rank(); ++i) text += (i ? "," : "") + openModes(coord.mode(i));
  return text + ")";
}

}  // namespace

std::optional<IntTuple> treeOf(mlir::Type type) {
  if (const auto layout = mlir::dyn_cast<cute::LayoutType>(type)) return layout.getValue().shape();
  if (const auto composed = mlir::dyn_cast<cute::ComposedLayoutType>(type))
    return composed.getValue().layout.shape();
  return std::nullopt;
}

std::optional<Term> computed(mlir::Operation* op, const TermLayout& input, const TermLayout* layout,
                             const TermTuple* tuple) {
  if (hasBasis(input) || (layout && hasBasis(*layout))) return std::nullopt;
  std::string argument;
  if (op->getNumOperands() > 1) {
    const auto tile = mlir::dyn_cast<cute::TileType>(op->getOperand(1).getType());
    if (!tile && !layout && !tuple) return std::nullopt;
    argument = tile ? toString(tile.getValue()) : layout ? layout->text() : tuple->text();
  }
  const std::string name = op->getName().stripDialect().str(), of = input.text();
  const auto call = [&](const std::string& more) {
    return name + "(" + of + (more.empty() ? "" : ", " + more) + ")";
  };
  return llvm::TypeSwitch<mlir::Operation*, std::optional<Term>>(op)
      .Case<cute::CompositionOp, cute::LogicalDivideOp, cute::ZippedDivideOp>(
          [&](auto) { return call(argument); })
      // A profile says where to stop, by its tree alone.
      .Case<cute::CoalesceOp>([&](auto) { return call(tuple ? openModes(tuple->tree) : ""); })
      .Case<cute::ComplementOp>([&](auto) {
        return call(layout ? "size(" + layout->text() + ")" : tuple ? product(tuple->terms) : "");
      })
      .Case<cute::SliceOp>([&](auto) -> std::optional<Term> {
        if (!tuple) return std::nullopt;
        return name + "(" + openModes(tuple->tree) + ", " + of + ")";
      })
      .Default([](mlir::Operation*) { return std::nullopt; });
}

}  // namespace cutecheck::meaning
