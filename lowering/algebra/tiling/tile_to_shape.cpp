// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lowering/algebra/tiling/tile_to_shape.h"

#include <algorithm>
#include <utility>

#include "lowering/algebra/promised.h"
#include "lowering/algebra/size.h"
#include "lowering/algebra/tiling/logical_product.h"

namespace cutecheck::mixed {

Expected<MixedLayout> orderedLayout(Arithmetic& arithmetic, const std::vector<Number>& extents,
                                    const std::vector<int64_t>& order) {
  std::vector<size_t> sorted(extents.size());
  for (size_t i = 0; i < sorted.size(); ++i) sorted[i] = i;
  if (!order.empty())
    std::sort(sorted.begin(), sorted.end(),
              [&](size_t a, size_t b) { return std::pair(order[a], a) < std::pair(order[b], b); });
  std::vector<Number> strides(extents.size(), Number::of(0));
  Number next = Number::of(1);
  for (const size_t i : sorted) {
    if (extents[i].is(1)) continue;
    strides[i] = next;
    CUTECHECK_TRY(further, arithmetic.multiply(next, extents[i]));
    next = further;
  }
  std::vector<MixedTuple> shape, stride;
  for (size_t i = 0; i < extents.size(); ++i) {
    shape.push_back(MixedTuple::leaf(extents[i]));
    stride.push_back(MixedTuple::leaf(strides[i]));
  }
  if (extents.size() == 1) return MixedLayout{shape.front(), stride.front()};
  return MixedLayout{MixedTuple::tuple(shape), MixedTuple::tuple(stride)};
}

Expected<MixedLayout> tileToShape(Arithmetic& arithmetic, const MixedLayout& block, const MixedTuple& shape,
                                  const std::vector<int64_t>& order) {
  if (auto error = checkExtents(shape)) return std::move(*error);
  if (block.shape.rank() > shape.rank())
    return makeError(Code::kRank, "mixed_tile_to_shape_c1", "the block has more modes than the shape");
  std::vector<Number> copies;
  for (size_t i = 0; i < shape.rank(); ++i) {
    CUTECHECK_TRY(whole, size(arithmetic, shape.mode(i)));
    Number part = Number::of(1);
    if (i < block.shape.rank()) {
      CUTECHECK_TRY(extent, size(arithmetic, block.shape.mode(i)));
      part = extent;
    }
    if ((!part.constant || !whole.constant) && arithmetic.takesPromises()) {
      copies.push_back(part.is(1) ? whole : promisedNumber(part, whole, Role::kExtent));
      continue;
    }
    if (!part.constant || whole.div % *part.constant != 0)
      return makeError(part.constant && whole.constant ? Code::kNotDivisible : Code::kUndecided,
                       "mixed_tile_to_shape_c2", "the block does not divide the shape");
    CUTECHECK_TRY(count, arithmetic.divide(whole, part));
    copies.push_back(count);
  }
  CUTECHECK_TRY(arrangement, orderedLayout(arithmetic, copies, order));
  return blockedProduct(arithmetic, block, arrangement);
}

}  // namespace cutecheck::mixed
