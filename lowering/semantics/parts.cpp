// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/semantics/parts.h"

#include <algorithm>

#include "core/notation/print.h"
#include "lowering/semantics/mapping.h"
#include "lowering/semantics/operations.h"

namespace cutecheck::meaning {
namespace {

// zipped_divide by a tile of so many modes, as ((tile...),(tiles...)).
std::optional<TermLayout> zipped(const TermLayout& input, size_t count, const Tiler& tiler, const Defined& defined) {
  const IntTuple& shape = input.shape.tree;
  if (count < 2 || !shape.isTuple() || shape.rank() != count) return std::nullopt;
  for (size_t i = 0; i < shape.rank(); ++i)
    if (shape.mode(i).isTuple()) return std::nullopt;
  const IntTuple modes = IntTuple::tuple(std::vector<IntTuple>(count, IntTuple(0)));
  return defined("zipped_divide(" + input.text() + ", " + toString(tiler) + ")",
                 IntTuple::tuple({modes, modes}));
}

TermTuple zeros(size_t count) { return tupleOf(std::vector<TermTuple>(count, leafOf("0"))); }

// The digits of a thread's number in one mode of the layout of the threads.
Term placeIn(const Layout& mode, const Term& index) {
  std::vector<Term> digits;
  int64_t radix = 1;
  const std::vector<IntTuple> extents = leaves(mode.shape()), strides = leaves(mode.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (extents[i].isInt(1)) continue;
    const Term digit = binary(binary(index, "/", std::to_string(strides[i].value())), "%",
                              std::to_string(extents[i].value()));
    digits.push_back(radix == 1 ? digit : binary(std::to_string(radix), "*", digit));
    radix *= extents[i].value();
  }
  Term place = digits.empty() ? "0" : digits.front();
  for (size_t i = 1; i < digits.size(); ++i) place = binary(place, "+", digits[i]);
  return place;
}

bool isNumber(const Term& term) {
  return !term.empty() &&
         std::all_of(term.begin(), term.end(), [](unsigned char c) { return std::isdigit(c); });
}

// The modes where the coordinate is open, in a row; false where it does not pair with the modes.
bool addOpen(const TermTuple& coord, const TermLayout& layout, std::vector<TermTuple>& shapes,
             std::vector<TermTuple>& strides) {
  if (coord.tree.isUnderscore()) {
    shapes.push_back(layout.shape);
    strides.push_back(layout.stride);
    return true;
  }
  if (!coord.isTuple()) return true;
  if (!layout.shape.isTuple() || layout.shape.tree.rank() != coord.tree.rank()) return false;
  for (size_t i = 0; i < coord.tree.rank(); ++i)
    if (!addOpen(coord.mode(i), {layout.shape.mode(i), layout.stride.mode(i)}, shapes, strides)) return false;
  return true;
}

}  // namespace

std::optional<TermPart> localTile(const TermLayout& input, const Tiler& tiler, const TermTuple& coord,
                                  const Defined& defined) {
  const std::optional<std::vector<int64_t>> tile = tileExtents(tiler);
  if (!tile || !coord.isTuple() || coord.tree.rank() > tile->size()) return std::nullopt;
  for (size_t i = 0; i < coord.tree.rank(); ++i)
    if (coord.mode(i).isTuple()) return std::nullopt;
  const std::optional<TermLayout> divided = zipped(input, tile->size(), tiler, defined);
  if (!divided) return std::nullopt;
  std::vector<TermTuple> shapes, strides, at;
  const auto keep = [&](size_t half, size_t i) {
    shapes.push_back(divided->shape.mode(half).mode(i));
    strides.push_back(divided->stride.mode(half).mode(i));
  };
  for (size_t i = 0; i < tile->size(); ++i) keep(0, i);
  for (size_t i = 0; i < tile->size(); ++i) {
    const bool open = i >= coord.tree.rank() || coord.mode(i).tree.isUnderscore();
    if (open) keep(1, i);
    at.push_back(open ? leafOf("0") : coord.mode(i));
  }
  return TermPart{{tupleOf(shapes), tupleOf(strides)},
                  crd2idx(tupleOf({zeros(tile->size()), tupleOf(at)}), *divided)};
}

bool placeOf(const Layout& threads, const Term& index, std::vector<int64_t>& tile, std::vector<TermTuple>& place) {
  for (size_t i = 0; i < threads.rank(); ++i) {
    int64_t extent = 1;
    for (const IntTuple& leaf : leaves(threads.shape().mode(i))) {
      if (!leaf.isInt()) return false;
      extent *= leaf.value();
    }
    tile.push_back(extent);
    place.push_back(leafOf(placeIn(threads.mode(i), index)));
  }
  return true;
}

std::optional<TermPart> localPartition(const TermLayout& input, const Layout& threads, const Term& index,
                                       const Defined& defined) {
  std::vector<Tiler> tiler;
  std::vector<int64_t> tile;
  std::vector<TermTuple> place;
  if (!placeOf(threads, index, tile, place)) return std::nullopt;
  for (const int64_t extent : tile) tiler.emplace_back(Layout::unchecked(extent, extent == 1 ? 0 : 1));
  const std::optional<TermLayout> divided = zipped(input, tile.size(), Tiler::tuple(tiler), defined);
  if (!divided) return std::nullopt;
  return TermPart{{divided->shape.mode(1), divided->stride.mode(1)},
                  crd2idx(tupleOf({tupleOf(place), zeros(tile.size())}), *divided)};
}

std::optional<TermPart> placeInTiles(const TermLayout& input, const Tiler& tiler, const TermTuple& place,
                                     const TermTuple* modes, const Defined& defined, Conditions& conditions) {
  if (!tiler.isTuple()) return std::nullopt;
  std::vector<Tiler> kept = tiler.modes();
  std::vector<TermTuple> tile;
  for (size_t i = 0; i < kept.size(); ++i) {
    const bool named = !modes || std::find(modes->terms.begin(), modes->terms.end(), std::to_string(i)) !=
                                     modes->terms.end();
    if (!named) kept[i] = Tiler::keep();
    if (!kept[i].isKeep() && (!kept[i].isLayout() || !kept[i].layout().shape().isInt())) return std::nullopt;
    tile.push_back(leafOf(kept[i].isKeep() ? "1" : std::to_string(kept[i].layout().shape().value())));
  }
  const std::optional<TermLayout> divided = zipped(input, kept.size(), Tiler::tuple(kept), defined);
  if (!divided || (place.isTuple() && place.tree.rank() != kept.size())) return std::nullopt;
  const TermTuple open{IntTuple::underscore(), {"_"}};
  std::vector<TermTuple> shapes, strides;
  if (!addOpen(tupleOf({place, open}), *divided, shapes, strides)) return std::nullopt;
  conditions.addInside(place, tupleOf(tile));
  return TermPart{{tupleOf(shapes), tupleOf(strides)}, crd2idx(tupleOf({place, open}), *divided)};
}

std::optional<TermLayout> fragmentLike(const TermLayout& input, const Defined& defined) {
  const size_t rank = input.shape.tree.isTuple() ? input.shape.tree.rank() : 0;
  if (rank < 2 || !input.operation.empty() || input.shape.terms.size() != rank) return std::nullopt;
  for (size_t i = 0; i < rank; ++i)
    if (!isNumber(input.shape.terms[i]) || input.shape.terms[i] == "1" || input.stride.terms[i] == "0" ||
        input.stride.terms[i].front() == '-')
      return std::nullopt;
  std::vector<size_t> order(rank);
  for (size_t i = 0; i < rank; ++i) order[i] = i;
  const auto before = [&](size_t a, size_t b) {
    const Term &x = input.stride.terms[a], &y = input.stride.terms[b];
    if (isNumber(x) != isNumber(y)) return isNumber(x);
    if (!isNumber(x) || std::stoll(x) == std::stoll(y)) return a < b;
    return std::stoll(x) < std::stoll(y);
  };
  std::sort(order.begin() + 1, order.end(), before);
  std::vector<TermTuple> places(rank);
  for (size_t k = 0; k < rank; ++k) places[order[k]] = leafOf(std::to_string(k));
  return defined("make_ordered_layout(" + input.shape.text() + ", " + tupleOf(places).text() + ")",
                 input.shape.tree);
}

}  // namespace cutecheck::meaning
