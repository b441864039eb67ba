// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/outer_partition.h"

#include "core/tiling/local_tile.h"
#include "core/tiling/zipped_divide.h"

namespace cutecheck {

Expected<SliceAndOffset> outerPartition(const Layout& a, const Tiler& tiler, const IntTuple& crd) {
  CUTECHECK_TRY(zipped, zippedDivide(a, tiler));
  CUTECHECK_TRY(place, padCoordinate(crd, zipped.mode(0), "outer_partition_c2"));
  return sliceAndOffset(IntTuple::tuple({std::move(place), keepAll(zipped.mode(1))}), zipped);
}

}  // namespace cutecheck
