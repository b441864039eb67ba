// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/local_partition.h"

#include <algorithm>

#include "lowering/algebra/coalesce.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/slice.h"
#include "lowering/algebra/tiling/zipped_divide.h"

namespace cutecheck::mixed {
namespace {

MixedTuple keepAll(size_t rank) {
  std::vector<MixedTuple> modes(rank, MixedTuple::of(IntTuple::underscore(), Role::kCoordinate));
  return MixedTuple::tuple(modes);
}

Expected<Part> sliceAndOffset(Arithmetic& arithmetic, const MixedLayout& layout, const MixedTuple& coord) {
  CUTECHECK_TRY(kept, slice(coord.type(), layout));
  CUTECHECK_TRY(offset, crd2idx(arithmetic, coord, layout));
  return Part{std::move(offset), std::move(kept)};
}

// Onto [0, size) exactly when the strides, sorted, are the products of the extents before them.
bool numbersOneToOne(const Layout& threads) {
  std::vector<std::pair<Int128, Int128>> modes;  // (stride, extent)
  const std::vector<IntTuple> extents = leaves(threads.shape()), strides = leaves(threads.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (extents[i].isInt(1)) continue;
    if (!extents[i].isInt() || !strides[i].isInt()) return false;
    modes.emplace_back(strides[i].value(), extents[i].value());
  }
  std::sort(modes.begin(), modes.end());
  Int128 covered = 1;
  for (const auto& [stride, extent] : modes) {
    if (stride != covered) return false;
    covered *= extent;
  }
  return true;
}

// Where thread `index` stands in one mode of the tile, as an integer.
Expected<Number> placeIn(Arithmetic& arithmetic, const Layout& mode, const Number& index) {
  Number place = Number::of(0);
  int64_t before = 1;
  const std::vector<IntTuple> extents = leaves(mode.shape()), strides = leaves(mode.stride());
  for (size_t i = 0; i < extents.size(); ++i) {
    if (extents[i].isInt(1)) continue;
    CUTECHECK_TRY(quotient, arithmetic.divide(index, Number::of(strides[i].value())));
    CUTECHECK_TRY(digit, arithmetic.remainder(quotient, Number::of(extents[i].value())));
    CUTECHECK_TRY(term, arithmetic.multiply(digit, Number::of(before)));
    CUTECHECK_TRY(sum, arithmetic.add(place, term));
    place = sum;
    before *= extents[i].value();
  }
  return place;
}

}  // namespace

Expected<Part> localTile(Arithmetic& arithmetic, const MixedLayout& a, const Tiler& tiler,
                         const MixedTuple& coord) {
  CUTECHECK_TRY(zipped, zippedDivide(arithmetic, a, tiler));
  const size_t rest = modeOf(zipped, 1).shape.rank();
  std::vector<MixedTuple> modes;
  if (coord.isTuple()) {
    if (coord.rank() > rest)
      return makeError(Code::kRank, "mixed_local_tile_c1",
                       "the coordinate has more modes than the part that it selects from of tiles");
    for (size_t i = 0; i < coord.rank(); ++i) modes.push_back(coord.mode(i));
    modes.resize(rest, MixedTuple::of(IntTuple::underscore(), Role::kCoordinate));
  }
  const MixedTuple place = coord.isTuple() ? MixedTuple::tuple(modes) : coord;
  const MixedTuple whole = keepAll(modeOf(zipped, 0).shape.rank());
  // A tile or a rest of one leaf is no tuple, and is kept or fixed by one number.
  const bool leafTile = !modeOf(zipped, 0).shape.isTuple();
  const MixedTuple tileAt = leafTile ? whole.mode(0) : whole;
  if (place.isTuple() && !modeOf(zipped, 1).shape.isTuple())
    return sliceAndOffset(arithmetic, zipped, MixedTuple::tuple({tileAt, place.mode(0)}));
  return sliceAndOffset(arithmetic, zipped, MixedTuple::tuple({tileAt, place}));
}

Expected<Part> localPartition(Arithmetic& arithmetic, const MixedLayout& a, const Layout& threads,
                              const Number& index) {
  if (!numbersOneToOne(threads))
    return makeError(Code::kNotInjective, "mixed_local_partition_c1",
                     "the thread layout must be a bijection onto [0, size)");
  std::vector<Tiler> tile;
  std::vector<MixedTuple> place;
  Int128 count = 1;
  for (size_t i = 0; i < threads.rank(); ++i) {
    CUTECHECK_TRY(extent, size(arithmetic, MixedTuple::of(threads.shape().mode(i), Role::kExtent)));
    tile.emplace_back(Layout::unchecked(*extent.constant, extent.is(1) ? 0 : 1));
    CUTECHECK_TRY(digit, placeIn(arithmetic, threads.mode(i), index));
    place.push_back(MixedTuple::leaf(digit));
    count *= *extent.constant;
  }
  if (index.constant && (*index.constant < 0 || *index.constant >= count))
    return makeError(Code::kOutOfDomain, "mixed_local_partition_c2",
                     "there is no thread " + std::to_string(*index.constant) + " of that layout");
  CUTECHECK_TRY(zipped, zippedDivide(arithmetic, a, Tiler::tuple(tile)));
  const MixedTuple rest = keepAll(modeOf(zipped, 1).shape.rank());
  return sliceAndOffset(arithmetic, zipped, MixedTuple::tuple({MixedTuple::tuple(place), rest}));
}

}  // namespace cutecheck::mixed
