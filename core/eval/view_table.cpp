// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations that look at a layout from its offsets, its tiles or one of its modes, by name.
#include "core/eval/operation_table.h"

#include "core/composition/domain_distribute.h"
#include "core/layout/coordinate_of.h"
#include "core/layout/image_mask.h"
#include "core/thread_value/cotiled_copy.h"
#include "core/tiling/outer_partition.h"
#include "core/tuple/zip.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

template <auto kCoordinate>
Expected<Value> coordinateOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(offset, asInteger(a[1]));
  return lift(kCoordinate(layout, offset));
}

Expected<Value> domainDistributeOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(count, asInteger(a[1]));
  return lift(domainDistribute(layout.shape(), count));
}

Expected<Value> imageMaskOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(crd, asIntTuple(a[1]));
  CUTECHECK_TRY(mode, asInteger(a[2]));
  return lift(imageMask(layout, crd, mode));
}

Expected<Value> outerPartitionOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  CUTECHECK_TRY(crd, asIntTuple(a[2]));
  CUTECHECK_TRY(part, outerPartition(layout, tiler, crd));
  return Value(Pair{std::move(part.layout), std::move(part.offset)});
}

// 0 for each tiler of a mode.
IntTuple profileOf(const Tiler& tiler) {
  if (!tiler.isTuple()) return IntTuple(0);
  std::vector<IntTuple> modes;
  for (const Tiler& mode : tiler.modes()) modes.push_back(profileOf(mode));
  return IntTuple::tuple(std::move(modes));
}

Expected<Value> tileUnzipOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  const IntTuple profile = profileOf(tiler);
  CUTECHECK_TRY(shape, zip2By(layout.shape(), profile));
  CUTECHECK_TRY(stride, zip2By(layout.stride(), profile));
  return lift(Layout::make(std::move(shape), std::move(stride)));
}

Expected<Value> makeCotiledCopyOp(const Args& a, Domain) {
  CUTECHECK_TRY(atomTv, asLayout(a[0]));
  CUTECHECK_TRY(data, asLayout(a[1]));
  CUTECHECK_TRY(tile, makeCotiledCopy(atomTv, data));
  return Value(Pair{std::move(tile.tilers), std::move(tile.layoutTv)});
}

}  // namespace

std::vector<Operation> viewOperations() {
  return {
      {"domain_distribute", "shape|layout, count -> layout", 2, 2, domainDistributeOp},
      {"get_1d_coord", "layout, offset -> integer", 2, 2, coordinateOp<linearCoordinateOf>},
      {"get_flat_coord", "layout, offset -> coordinate", 2, 2, coordinateOp<flatCoordinateOf>},
      {"get_hier_coord", "layout, offset -> coordinate", 2, 2, coordinateOp<coordinateOf>},
      {"make_cotiled_copy", "atom, data -> tilers,layout", 2, 2, makeCotiledCopyOp},
      {"make_layout_image_mask", "layout, coordinate, mode -> integer", 3, 3, imageMaskOp},
      {"outer_partition", "layout, tiler, coordinate -> layout,offset", 3, 3, outerPartitionOp},
      {"tile_unzip", "layout of pairs, tiler -> layout", 2, 2, tileUnzipOp},
  };
}

}  // namespace cutecheck
