#include "lowering/meaning/parts.h"

#include <algorithm>

#include "core/print.h"
#include "lowering/meaning/mapping.h"
#include "lowering/meaning/operations.h"

namespace cutecheck::meaning {
namespace {

// zipped_divide by a tile of these extents, as ((tile...),(tiles...)).
std::optional<TermLayout> zipped(const TermLayout& input, const std::vector<int64_t>& tile,
                                 const Tiler& tiler, const Defined& defined) {
  const IntTuple& shape = input.shape.tree;
  if (tile.size() < 2 || !shape.isTuple() || shape.rank() != tile.size()) return std::nullopt;
  for (size_t i = 0; i < shape.rank(); ++i)
    if (shape.mode(i).isTuple()) return std::nullopt;
  const IntTuple modes = IntTuple::tuple(std::vector<IntTuple>(tile.size(), IntTuple(0)));
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

}  // namespace

std::optional<TermPart> localTile(const TermLayout& input, const Tiler& tiler, const TermTuple& coord,
                                  const Defined& defined) {
  const std::optional<std::vector<int64_t>> tile = tileExtents(tiler);
  if (!tile || !coord.isTuple() || coord.tree.rank() > tile->size()) return std::nullopt;
  for (size_t i = 0; i < coord.tree.rank(); ++i)
    if (coord.mode(i).isTuple()) return std::nullopt;
  const std::optional<TermLayout> divided = zipped(input, *tile, tiler, defined);
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

std::optional<TermPart> localPartition(const TermLayout& input, const Layout& threads, const Term& index,
                                       const Defined& defined) {
  std::vector<Tiler> tiler;
  std::vector<int64_t> tile;
  std::vector<TermTuple> place;
  for (size_t i = 0; i < threads.rank(); ++i) {
    int64_t extent = 1;
    for (const IntTuple& leaf : leaves(threads.shape().mode(i))) {
      if (!leaf.isInt()) return std::nullopt;
      extent *= leaf.value();
    }
    tile.push_back(extent);
    tiler.emplace_back(Layout::unchecked(extent, extent == 1 ? 0 : 1));
    place.push_back(leafOf(placeIn(threads.mode(i), index)));
  }
  const std::optional<TermLayout> divided = zipped(input, tile, Tiler::tuple(tiler), defined);
  if (!divided) return std::nullopt;
  return TermPart{{divided->shape.mode(1), divided->stride.mode(1)},
                  crd2idx(tupleOf({tupleOf(place), zeros(tile.size())}), *divided)};
}

}  // namespace cutecheck::meaning
