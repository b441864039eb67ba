// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/local_partition.h"

#include <algorithm>

#include "core/layout/crd2idx.h"
#include "core/layout/flat_modes.h"
#include "core/layout/idx2crd.h"
#include "core/layout/size.h"
#include "core/tiling/local_tile.h"
#include "core/tiling/zipped_divide.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

// A layout is onto [0, size) exactly when its strides, sorted, are the products of the extents before them: the
// offset that ends what the smaller strides cover must be the next stride.
bool isBijection(ModeList modes) {
  modes.removeIf([](const Mode& m) { return m.extent == 1; });
  std::sort(modes.begin(), modes.end(), [](const Mode& x, const Mode& y) { return x.stride < y.stride; });
  Int128 covered = 1;
  for (const Mode& m : modes) {
    if (m.stride != covered) return false;
    covered *= m.extent;  // the stride and the extent are below 2^63
  }
  return true;
}

// The thread's coordinate in each mode of the tile, as an integer.
Expected<IntTuple> threadCoordinate(const Layout& tile, int64_t index) {
  std::vector<IntTuple> modes;
  for (size_t i = 0; i < tile.rank(); ++i) {
    const Layout mode = tile.mode(i);
    CUTECHECK_TRY(crd, idx2crd(IntTuple(index), mode.shape(), mode.stride()));
    CUTECHECK_TRY(flat, crd2idx(crd, mode.shape()));
    modes.emplace_back(flat);
  }
  return IntTuple::tuple(std::move(modes));
}

// A tiled layout, and the coordinate in it of one thread's elements.
struct Place {
  Layout zipped;
  IntTuple crd;
};

Expected<Place> placeOf(const Layout& a, const Layout& tile, int64_t index, const IntTuple& projection) {
  CUTECHECK_TRY(modes, flatModes(tile, "local_partition_c3"));
  if (!isBijection(modes))
    return makeError(Code::kNotInjective, "local_partition_c1",
                     "the thread layout must be a bijection onto [0, size)");
  CUTECHECK_TRY(threads, size(tile));
  if (index < 0 || index >= threads)
    return makeError(
        Code::kOutOfDomain, "local_partition_c2",
        "thread " + std::to_string(index) + " is outside of [0, " + std::to_string(threads) + ")");
  CUTECHECK_TRY(kept, dice(projection, tile));
  CUTECHECK_TRY(extents, productEach(kept.shape()));
  std::vector<Tiler> tilers;
  for (const IntTuple& extent : extents.modes()) tilers.emplace_back(Layout::unchecked(extent, extent.isInt(1) ? 0 : 1));
  CUTECHECK_TRY(zipped, zippedDivide(a, Tiler::tuple(std::move(tilers))));  // local_partition_c4
  CUTECHECK_TRY(crd, threadCoordinate(kept, index));
  CUTECHECK_TRY(place, padCoordinate(crd, zipped.mode(0), "local_partition_c4"));
  IntTuple whole = IntTuple::tuple({place, keepAll(zipped.mode(1))});
  return Place{std::move(zipped), std::move(whole)};
}

}  // namespace

Expected<SliceAndOffset> localPartition(const Layout& a, const Layout& tile, int64_t index, const IntTuple& projection) {
  CUTECHECK_TRY(place, placeOf(a, tile, index, projection));
  return sliceAndOffset(place.crd, place.zipped);
}

Expected<ComposedSlice> localPartition(const ComposedLayout& a, const Layout& tile, int64_t index,
                                       const IntTuple& projection) {
  CUTECHECK_TRY(place, placeOf(a.layout, tile, index, projection));
  return sliceAndOffset(place.crd, ComposedLayout{a.swizzle, a.offset, std::move(place.zipped)});
}

Expected<SliceAndOffset> localPartition(const Layout& a, const Layout& tile, int64_t index) {
  return localPartition(a, tile, index, IntTuple(1));  // an integer keeps every mode
}

}  // namespace cutecheck
