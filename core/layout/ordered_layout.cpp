// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/layout/ordered_layout.h"

#include <algorithm>

#include "core/notation/compact_layout.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

// A leaf of the shape and what it is sorted by.
struct Place {
  size_t leaf;
  bool known;  // an integer; what is unknown comes last
  int64_t order;
};

Expected<Place> placeOf(size_t leaf, const IntTuple& order) {
  if (order.isUnderscore() || !order.path().empty())
    return makeError(Code::kUsage, "ordered_layout_c2",
                     "an order must consist of integers, without _ and basis elements");
  return Place{leaf, order.isInt(), order.isInt() ? order.value() : 0};
}

// The places of the leaves of `shape`, left to right.
std::optional<Diagnostic> collect(const IntTuple& shape, const IntTuple& order, std::vector<Place>& places) {
  if (order.isTuple()) {
    if (!shape.isTuple() || shape.rank() != order.rank())
      return makeError(Code::kNotCongruent, "ordered_layout_c1",
                       "the order is not weakly congruent with the shape");
    for (size_t i = 0; i < shape.rank(); ++i)
      if (auto error = collect(shape.mode(i), order.mode(i), places)) return error;
    return std::nullopt;
  }
  const size_t count = leaves(shape).size();
  for (size_t i = 0; i < count; ++i) {
    auto place = placeOf(places.size(), order);
    if (!place.ok()) return std::move(place).error();
    places.push_back(*place);
  }
  return std::nullopt;
}

void sortPlaces(std::vector<Place>::iterator begin, std::vector<Place>::iterator end) {
  std::sort(begin, end, [](const Place& x, const Place& y) {
    if (x.known != y.known) return x.known;
    return x.order != y.order ? x.order < y.order : x.leaf < y.leaf;
  });
}

// The layout of `shape` with the leaves of the places dense in their sequence, the others with stride 0.
Expected<Layout> dense(const IntTuple& shape, const std::vector<Place>& sequence) {
  const std::vector<IntTuple> extents = leaves(shape);
  std::vector<IntTuple> chosen, strides(extents.size(), IntTuple(0));
  for (const Place& place : sequence) chosen.push_back(extents[place.leaf]);
  CUTECHECK_TRY(flat, compactLayout(IntTuple::tuple(std::move(chosen))));
  for (size_t i = 0; i < sequence.size(); ++i) strides[sequence[i].leaf] = flat.stride().mode(i);
  return Layout::make(shape, withLeaves(shape, strides));
}

// The layout like `a` whose first `fixed` leaves come first as they stand.
Expected<Layout> like(const Layout& a, size_t fixed) {
  const std::vector<IntTuple> strides = leaves(a.stride());
  std::vector<Place> places;
  size_t first = 0;  // of the places, those that stand
  for (size_t i = 0; i < strides.size(); ++i) {
    if (strides[i].isInt(0)) continue;
    CUTECHECK_TRY(place, placeOf(i, strides[i]));
    places.push_back(place);
    if (i < fixed) first = places.size();
  }
  sortPlaces(places.begin() + static_cast<std::ptrdiff_t>(first), places.end());
  return dense(a.shape(), places);
}

}  // namespace

Expected<Layout> rowMajorLayout(const IntTuple& shape) {
  std::vector<Place> places;
  for (size_t i = leaves(shape).size(); i > 0; --i) places.push_back({i - 1, true, 0});
  return dense(shape, places);
}

Expected<IntTuple> compactStrides(const IntTuple& shape, const IntTuple& current, FastestLeaf fastest) {
  if (current.isLeaf()) {
    CUTECHECK_TRY(dense, fastest == FastestLeaf::kFirst ? compactLayout(shape) : rowMajorLayout(shape));
    const IntTuple factors = withLeaves(shape, std::vector<IntTuple>(leaves(shape).size(), current));
    return elemScale(dense.stride(), factors);
  }
  if (!shape.isTuple() || shape.rank() != current.rank())
    return makeError(Code::kRank, "ordered_layout_c3",
                     "the tuple of first strides and the shape have different ranks");
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < shape.rank(); ++i) {
    CUTECHECK_TRY(mode, compactStrides(shape.mode(i), current.mode(i), fastest));
    modes.push_back(std::move(mode));
  }
  return IntTuple::tuple(std::move(modes));
}

Expected<Layout> makeOrderedLayout(const IntTuple& shape, const IntTuple& order) {
  std::vector<Place> places;
  if (auto error = collect(shape, order, places)) return std::move(*error);
  sortPlaces(places.begin(), places.end());
  return dense(shape, places);
}

Expected<Layout> makeLayoutLike(const Layout& a) { return like(a, 0); }

Expected<Layout> makeFragmentLike(const Layout& a) {
  return like(a, a.rank() == 0 ? 0 : leaves(a.stride().mode(0)).size());
}

}  // namespace cutecheck
