// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/local_tile.h"

#include "core/tiling/zipped_divide.h"

namespace cutecheck {
namespace {

// The tilers beside integers of the projection.
Expected<Tiler> project(const IntTuple& projection, const Tiler& tiler) {
  if (!projection.isTuple()) return tiler;
  if (!tiler.isTuple() || tiler.modes().size() != projection.rank())
    return makeError(Code::kRank, "local_tile_c3", "the projection and the tiler have different ranks");
  std::vector<Tiler> kept;
  for (size_t i = 0; i < projection.rank(); ++i)
    if (!projection.mode(i).isUnderscore()) kept.push_back(tiler.modes()[i]);
  return Tiler::tuple(std::move(kept));
}

// A tiled layout, and the coordinate in it of one tile.
struct Place {
  Layout zipped;
  IntTuple crd;
};

Expected<Place> placeOf(const Layout& a, const Tiler& tiler, const IntTuple& crd) {
  CUTECHECK_TRY(zipped, zippedDivide(a, tiler));  // local_tile_c1
  CUTECHECK_TRY(place, padCoordinate(crd, zipped.mode(1), "local_tile_c2"));
  IntTuple whole = IntTuple::tuple({keepAll(zipped.mode(0)), place});
  return Place{std::move(zipped), std::move(whole)};
}

template <typename AnyLayout>
auto projected(const AnyLayout& a, const Tiler& tiler, const IntTuple& crd, const IntTuple& projection)
    -> decltype(localTile(a, tiler, crd)) {
  CUTECHECK_TRY(kept, project(projection, tiler));
  CUTECHECK_TRY(place, dice(projection, crd));
  return localTile(a, kept, place);
}

}  // namespace

IntTuple keepAll(const Layout& mode) {
  if (mode.shape().isLeaf()) return IntTuple::underscore();
  return IntTuple::tuple(std::vector<IntTuple>(mode.rank(), IntTuple::underscore()));
}

Expected<IntTuple> padCoordinate(const IntTuple& crd, const Layout& mode, const char* rule) {
  if (!crd.isTuple()) return crd;
  if (crd.rank() > mode.rank())
    return makeError(Code::kRank, rule, "the coordinate has more modes than the part that it selects from");
  std::vector<IntTuple> modes = crd.modes();
  modes.resize(mode.rank(), IntTuple::underscore());
  // An integer has one mode, itself.
  return mode.shape().isLeaf() ? modes[0] : IntTuple::tuple(std::move(modes));
}

Expected<SliceAndOffset> localTile(const Layout& a, const Tiler& tiler, const IntTuple& crd) {
  CUTECHECK_TRY(place, placeOf(a, tiler, crd));
  return sliceAndOffset(place.crd, place.zipped);
}

Expected<SliceAndOffset> localTile(const Layout& a, const Tiler& tiler, const IntTuple& crd,
                                   const IntTuple& projection) {
  return projected(a, tiler, crd, projection);
}

Expected<ComposedSlice> localTile(const ComposedLayout& a, const Tiler& tiler, const IntTuple& crd) {
  CUTECHECK_TRY(place, placeOf(a.layout, tiler, crd));
  return sliceAndOffset(place.crd, ComposedLayout{a.swizzle, a.offset, std::move(place.zipped)});
}

Expected<ComposedSlice> localTile(const ComposedLayout& a, const Tiler& tiler, const IntTuple& crd,
                                  const IntTuple& projection) {
  return projected(a, tiler, crd, projection);
}

}  // namespace cutecheck
