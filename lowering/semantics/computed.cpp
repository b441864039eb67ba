// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/computed.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/TypeSwitch.h"

#include "core/notation/print.h"
#include "lowering/cute/dialect/CuteOps.h"
#include "lowering/cute/infer/view.h"
#include "lowering/semantics/mapping.h"

namespace cutecheck::meaning {
namespace {

bool hasBasis(const TermLayout& layout) {
  return llvm::any_of(leaves(layout.stride.tree), [](const IntTuple& leaf) { return !leaf.path().empty(); });
}

std::string numbered(llvm::ArrayRef<int32_t> modes) {
  std::string text;
  for (const int32_t mode : modes) text += ", " + std::to_string(mode);
  return text;
}

// Tile c of n elements along a mode begins inside it: n*c < extent. Of other tilers nothing is asked but
// that c is not negative.
void addTilesInside(const TermTuple& coord, const Argument& tiler, const TermTuple& shape, Conditions& conditions) {
  std::optional<std::vector<int64_t>> tile;
  if (tiler.tile) tile = tileExtents(tiler.tile.getValue());
  const bool pairs = tile && coord.isTuple() && shape.isTuple() && coord.tree.rank() <= tile->size() &&
                     tile->size() <= shape.tree.rank();
  if (!pairs) {
    if (!coord.tree.isUnderscore() && !coord.isTuple()) conditions.addNotNegative(coord);
    return;
  }
  for (size_t i = 0; i < coord.tree.rank(); ++i) {
    const TermTuple mode = coord.mode(i);
    if (mode.isTuple() || mode.tree.isUnderscore()) continue;
    conditions.addNotNegative(mode);
    conditions.addLess(binary(std::to_string((*tile)[i]), "*", mode.terms.front()),
                       product(shape.mode(i).terms));
  }
}

}  // namespace

// Whether the caller promises that `divisor` divides the term: a premise `term % k == 0`.
static bool isPromised(const Term& term, int64_t divisor, llvm::ArrayRef<std::string> premises) {
  const std::string begin = binary(term, "%", "");
  for (const std::string& line : premises) {
    llvm::SmallVector<llvm::StringRef> relations;
    llvm::StringRef(line).split(relations, ',');
    for (llvm::StringRef relation : relations) {
      relation = relation.trim();
      int64_t known = 0;
      if (relation.consume_front(begin) && relation.consume_back(" == 0") &&
          !relation.getAsInteger(10, known) && known >= 1 && known % divisor == 0)
        return true;
    }
  }
  return false;
}

// The tuple's text, each leaf with what its type says to divide it where the caller promises so: M{div=8}. A
// quotient is exact where the symbol says so. What a type says of a number that was made here holds where it
// was made.
static std::string withPromises(TermTuple tuple, llvm::ArrayRef<std::string> premises) {
  const std::vector<IntTuple> types = leaves(tuple.tree);
  for (size_t i = 0; i < types.size(); ++i)
    if (types[i].kind() == IntTuple::Kind::kDynamic && types[i].dynamicLeaf().div > 1 &&
        llvm::all_of(tuple.terms[i], [](char c) { return llvm::isAlnum(c) || c == '_'; }) &&
        isPromised(tuple.terms[i], types[i].dynamicLeaf().div, premises))
      tuple.terms[i] += "{div=" + std::to_string(types[i].dynamicLeaf().div) + "}";
  return tuple.text();
}

std::string openModes(const IntTuple& coord) {
  if (coord.isUnderscore()) return "_";
  if (!coord.isTuple()) return "0";
  std::string text = "(";
  for (size_t i = 0; i < coord.rank(); ++i) text += (i ? "," : "") + openModes(coord.mode(i));
  return text + ")";
}

std::string Argument::text() const {
  if (tile) return toString(tile.getValue());
  return layout ? layout->text() : tuple ? tuple->text() : "";
}

void addInside(mlir::Operation* op, const TermLayout& input, const Arguments& arguments, Conditions& conditions) {
  if (arguments.size() < 2 || !arguments[1].tuple) return;
  if (mlir::isa<cute::LocalTileOp>(op))
    addTilesInside(*arguments[1].tuple, arguments[0], input.shape, conditions);
  else if (arguments[0].layout)
    conditions.addInside(*arguments[1].tuple, leafOf(product(arguments[0].layout->shape.terms)));
}

void addWindowsInside(const Argument& tiler, const TermTuple& shape, Conditions& conditions) {
  const Tiler& tile = tiler.tile.getValue();
  const auto inside = [&](const Tiler& window, const TermTuple& mode) {
    if (!window.isLayout() || !window.layout().shape().isInt() || !window.layout().stride().isInt()) return;
    const int64_t last = (window.layout().shape().value() - 1) * window.layout().stride().value();
    conditions.addLess(std::to_string(last), product(mode.terms));
  };
  if (!tile.isTuple()) return inside(tile, shape);
  for (size_t i = 0; i < tile.modes().size() && i < shape.tree.rank(); ++i)
    inside(tile.modes()[i], shape.mode(i));
}

std::optional<IntTuple> treeOf(mlir::Type type) {
  const std::optional<Layout> layout = cute::layoutOfValue(type);
  return layout ? std::optional(layout->shape()) : std::nullopt;
}

std::optional<Term> computed(mlir::Operation* op, const TermLayout& input, const Arguments& arguments,
                             llvm::ArrayRef<std::string> premises) {
  if (hasBasis(input)) return std::nullopt;
  for (const Argument& argument : arguments)
    if (argument.text().empty() || (argument.layout && hasBasis(*argument.layout))) return std::nullopt;
  const std::string name = op->getName().stripDialect().str(), of = input.text();
  const TermLayout* layout = arguments.empty() ? nullptr : arguments[0].layout;
  const TermTuple* tuple = arguments.empty() ? nullptr : arguments[0].tuple;
  const auto call = [&](const std::string& more) {
    return name + "(" + of + (more.empty() ? "" : ", " + more) + ")";
  };
  return llvm::TypeSwitch<mlir::Operation*, std::optional<Term>>(op)
      .Case<cute::CompositionOp, cute::LogicalDivideOp, cute::ZippedDivideOp, cute::TiledDivideOp,
            cute::FlatDivideOp, cute::StencilDivideOp, cute::LogicalProductOp, cute::ZippedProductOp,
            cute::TiledProductOp, cute::FlatProductOp, cute::BlockedProductOp, cute::RakedProductOp>(
          [&](auto) { return call(arguments[0].text()); })
      .Case<cute::FlattenOp, cute::FilterOp, cute::RightInverseOp, cute::LeftInverseOp,
            cute::MakeLayoutLikeOp>([&](auto) { return call(""); })
      // Paddings and a traversal cannot be written.
      .Case<cute::TileToShapeOp>([&](auto) -> std::optional<Term> {
        if (!tuple || arguments.size() > 2) return std::nullopt;
        const Term shape = withPromises(*tuple, premises);
        return call(arguments.size() == 1 ? shape : shape + ", " + arguments[1].text());
      })
      .Case<cute::FilterZerosOp>([&](auto) -> std::optional<Term> {
        return arguments.empty() ? std::optional(call("")) : std::nullopt;
      })
      .Case<cute::GroupModesOp>([&](cute::GroupModesOp o) {
        const auto rank = static_cast<int32_t>(input.shape.tree.rank());
        const auto counted = [&](uint32_t number) {
          const auto mode = static_cast<int32_t>(number);
          return mode < 0 ? mode + rank : mode;
        };
        return call(std::to_string(counted(o.getBegin())) + ", " + std::to_string(counted(o.getEnd())));
      })
      .Case<cute::SelectOp>([&](cute::SelectOp o) { return name + "(" + of + numbered(o.getMode()) + ")"; })
      .Case<cute::RecastLayoutOp>([&](cute::RecastLayoutOp o) {
        const Term whole = input.operation.empty() ? withPromises(input.shape, premises) + ":" +
                                                         withPromises(input.stride, premises)
                                                   : of;
        return name + "(" + std::to_string(o.getNewTypeBits()) + ", " + std::to_string(o.getOldTypeBits()) +
               ", " + whole + ")";
      })
      // A profile says where to stop, by its tree alone.
      .Case<cute::CoalesceOp>([&](auto) { return call(tuple ? openModes(tuple->tree) : ""); })
      .Case<cute::ComplementOp>([&](auto) {
        return call(layout ? "size(" + layout->text() + ")" : tuple ? product(tuple->terms) : "");
      })
      .Case<cute::SliceOp>([&](auto) -> std::optional<Term> {
        if (!tuple) return std::nullopt;
        return name + "(" + openModes(tuple->tree) + ", " + of + ")";
      })
      .Case<cute::LocalTileOp>([&](auto) -> std::optional<Term> {
        if (!arguments[1].tuple) return std::nullopt;
        return call(arguments[0].text() + ", " + arguments[1].text());
      })
      .Case<cute::LocalPartitionOp>([&](auto) -> std::optional<Term> {
        if (!layout || !arguments[1].tuple) return std::nullopt;
        const bool profiled = arguments.size() > 2 && arguments[2].tuple;
        if (arguments.size() > 2 && !profiled) return std::nullopt;
        const std::string whole =
            profiled ? "coalesce(" + of + ", " + openModes(arguments[2].tuple->tree) + ")" : of;
        return name + "(" + whole + ", " + layout->text() + ", " + arguments[1].text() + ")";
      })
      .Default([](mlir::Operation*) { return std::nullopt; });
}

}  // namespace cutecheck::meaning
