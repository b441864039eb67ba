// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/partition.h"

#include "lowering/algebra/composition.h"
#include "lowering/algebra/crd2idx.h"
#include "lowering/algebra/tiling/logical_divide.h"
#include "lowering/algebra/tiling/zipped_divide.h"

namespace cutecheck::mixed {
namespace {

MixedLayout unit() { return {MixedTuple::leaf(Number::of(1)), MixedTuple::leaf(Number::of(0))}; }

}  // namespace

Expected<Partition> partition(Arithmetic& arithmetic, const TiledCopy& copy, const MixedLayout& layout,
                              const Number& thread) {
  CUTECHECK_TRY(zipped, zippedDivide(arithmetic, layout, copy.tiler));
  const MixedLayout tile = modeOf(zipped, 0), rest = modeOf(zipped, 1);
  MixedLayout values = MixedLayout::of(copy.tv.mode(1));
  if (copy.atomValues == 1) {
    values = concatenated({unit(), values});
  } else {
    CUTECHECK_TRY(divided,
                  logicalDivide(arithmetic, values, MixedLayout::of(Layout::unchecked(copy.atomValues, 1))));
    values = std::move(divided);
  }
  CUTECHECK_TRY(mine,
                composition(arithmetic, tile, concatenated({MixedLayout::of(copy.tv.mode(0)), values})));
  const MixedLayout threads = modeOf(mine, 0);
  CUTECHECK_TRY(offset, crd2idx(arithmetic, MixedTuple::leaf(thread), threads));
  std::vector<MixedLayout> modes = {modeOf(mine, 1)};
  for (size_t i = 0; i < rest.shape.rank(); ++i) modes.push_back(modeOf(rest, i));
  return Partition{std::move(offset), concatenated(modes)};
}

}  // namespace cutecheck::mixed
