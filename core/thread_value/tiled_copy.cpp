// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/thread_value/tiled_copy.h"

#include "core/composition/composition.h"
#include "core/composition/right_inverse.h"
#include "core/composition/with_shape.h"
#include "core/layout/coalesce.h"
#include "core/layout/size.h"
#include "core/notation/compact_layout.h"
#include "core/recast/upcast.h"
#include "core/support/integers.h"
#include "core/tiling/logical_product.h"
#include "core/tiling/zipped_divide.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

IntTuple pairOf(IntTuple a, IntTuple b) { return IntTuple::tuple({std::move(a), std::move(b)}); }

// (thread, value) of `side` -> (thread, value) of the tile, as a layout on the numbering that ref gives them.
Expected<Layout> fragments(const TiledCopy& copy, const Layout& side, const Layout& tensor) {
  CUTECHECK_TRY(tiled, zippedDivide(tensor, [&] {
                  std::vector<Tiler> modes;
                  for (size_t i = 0; i < copy.tiler.rank(); ++i)
                    modes.emplace_back(Layout::unchecked(copy.tiler.mode(i), 1));
                  return Tiler::tuple(std::move(modes));
                }()));
  CUTECHECK_TRY(numbers, rightInverse(copy.atom.ref));
  CUTECHECK_TRY(known, size(numbers));
  CUTECHECK_TRY(bits, cosize(copy.atom.ref));
  if (known != bits)
    return makeError(Code::kNotInjective, "tiled_copy_c3",
                     "the reference layout of the atom must number each of its values once");
  CUTECHECK_TRY(toRef, composition(numbers, side));
  // The tile as ((thread of the atom, value of the atom), (other threads, other values)).
  CUTECHECK_TRY(atomThreads, size(copy.atom.ref.mode(0)));
  CUTECHECK_TRY(atomValues, size(copy.atom.ref.mode(1)));
  CUTECHECK_TRY(byAtom, zippedDivide(copy.layoutTv, Tiler::tuple({Tiler(Layout::unchecked(atomThreads, 1)),
                                                                  Tiler(Layout::unchecked(atomValues, 1))})));
  CUTECHECK_TRY(ofSide, composition(byAtom.mode(0), toRef));
  const Layout rest = byAtom.mode(1);
  const Layout byThread =
      concat({concat({ofSide.mode(0), rest.mode(0)}), concat({ofSide.mode(1), rest.mode(1)})});
  CUTECHECK_TRY(ordered, coalesce(byThread, pairOf(1, pairOf(1, 1))));
  CUTECHECK_TRY(inTensor, composition(tiled.mode(0), ordered));
  std::vector<Layout> modes{inTensor.mode(0), inTensor.mode(1)};
  for (size_t i = 0; i < tiled.mode(1).rank(); ++i) modes.push_back(tiled.mode(1).mode(i));
  return concat(modes);
}

Expected<int64_t> checkedSize(int64_t threads, int64_t values) {
  const auto elements = narrow(Int128{threads} * values);
  if (!elements) return makeError(Code::kOverflow, "tiled_copy_c6", "the elements of a group leave 64 bits");
  return *elements;
}

Expected<LayoutTv> ofTile(const TiledCopy& copy, const Layout& side) {
  CUTECHECK_TRY(dense, compactLayout(copy.tiler));
  CUTECHECK_TRY(all, fragments(copy, side, dense));
  return LayoutTv{copy.tiler, concat({all.mode(0), all.mode(1)})};
}

Expected<SliceAndOffset> ofThread(const Expected<Layout>& all, int64_t thread) {
  if (!all.ok()) return all.error();
  CUTECHECK_TRY(threads, size(all->mode(0)));
  if (thread < 0 || thread >= threads)
    return makeError(
        Code::kOutOfDomain, "tiled_copy_c4",
        "thread " + std::to_string(thread) + " is outside of [0, " + std::to_string(threads) + ")");
  std::vector<IntTuple> crd(all->rank(), IntTuple::underscore());
  crd[0] = IntTuple(thread);
  return sliceAndOffset(IntTuple::tuple(std::move(crd)), *all);
}

}  // namespace

Expected<TiledCopy> makeTiledCopy(CopyAtom atom, Layout layoutTv, IntTuple tiler) {
  for (const Layout* tv : {&atom.src, &atom.dst, &atom.ref, &layoutTv})
    if (!tv->shape().isTuple() || tv->rank() != 2)
      return makeError(Code::kRank, "tiled_copy_c1", "a thread-value layout must have two modes");
  for (size_t i = 0; i < tiler.rank(); ++i)
    if (!tiler.mode(i).isInt() || tiler.mode(i).value() < 1)
      return makeError(Code::kInvalidExtent, "tiled_copy_c1",
                       "the shape of a tile must consist of positive integers");
  CUTECHECK_TRY(tileThreads, size(layoutTv.mode(0)));
  CUTECHECK_TRY(tileValues, size(layoutTv.mode(1)));
  CUTECHECK_TRY(atomThreads, size(atom.ref.mode(0)));
  CUTECHECK_TRY(atomValues, size(atom.ref.mode(1)));
  if (tileThreads % atomThreads != 0 || tileValues % atomValues != 0)
    return makeError(Code::kNotDivisible, "tiled_copy_c2", "the tile must consist of whole atoms");
  return TiledCopy{std::move(atom), std::move(layoutTv), std::move(tiler)};
}

Expected<Layout> threadFragmentsS(const TiledCopy& copy, const Layout& tensor) {
  return fragments(copy, copy.atom.src, tensor);
}
Expected<Layout> threadFragmentsD(const TiledCopy& copy, const Layout& tensor) {
  return fragments(copy, copy.atom.dst, tensor);
}

Expected<LayoutTv> layoutTvS(const TiledCopy& copy) { return ofTile(copy, copy.atom.src); }
Expected<LayoutTv> layoutTvD(const TiledCopy& copy) { return ofTile(copy, copy.atom.dst); }

Expected<SliceAndOffset> partitionS(const TiledCopy& copy, const Layout& tensor, int64_t thread) {
  return ofThread(threadFragmentsS(copy, tensor), thread);
}

Expected<SliceAndOffset> partitionD(const TiledCopy& copy, const Layout& tensor, int64_t thread) {
  return ofThread(threadFragmentsD(copy, tensor), thread);
}

Expected<Layout> retile(const TiledCopy& copy, const Layout& fragment) {
  const size_t rank = copy.tiler.rank();
  if (!fragment.shape().isTuple() || fragment.rank() != rank + 1)
    return makeError(Code::kRank, "tiled_copy_c5",
                     "a fragment must have a mode of values, and a mode for each mode of the tile");
  CUTECHECK_TRY(values, size(fragment.mode(0)));
  CUTECHECK_TRY(threads, size(copy.layoutTv.mode(0)));
  CUTECHECK_TRY(atomValues, size(copy.atom.ref.mode(1)));
  CUTECHECK_TRY(group, checkedSize(threads, values));
  // (m, n) -> number of the group of V values that stands there.
  CUTECHECK_TRY(tvOfTile, rightInverse(copy.layoutTv));
  CUTECHECK_TRY(byMode, withShape(tvOfTile, copy.tiler));
  CUTECHECK_TRY(groups, upcast(byMode, group));
  CUTECHECK_TRY(places, rightInverse(groups));
  // (value of the atom, rest of the values) -> (value of the fragment, m, n).
  CUTECHECK_TRY(valueOfTile, logicalProduct(Layout::unchecked(values, values == 1 ? 0 : 1), places));
  CUTECHECK_TRY(byAtom,
                zippedDivide(valueOfTile, Tiler(Layout::unchecked(atomValues, atomValues == 1 ? 0 : 1))));
  CUTECHECK_TRY(extents, productEach(groups.shape()));
  std::vector<Tiler> tile{Tiler(Layout::unchecked(values, values == 1 ? 0 : 1))};
  for (const IntTuple& extent : extents.modes())
    tile.emplace_back(Layout::unchecked(extent, extent.isInt(1) ? 0 : 1));
  CUTECHECK_TRY(tiled, zippedDivide(fragment, Tiler::tuple(std::move(tile))));
  CUTECHECK_TRY(inFragment, composition(tiled.mode(0), byAtom));
  std::vector<Layout> modes{inFragment};
  for (size_t i = 1; i < tiled.mode(1).rank(); ++i) modes.push_back(tiled.mode(1).mode(i));
  return concat(modes);
}

}  // namespace cutecheck
