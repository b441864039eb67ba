// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "core/tiling/tile_to_shape.h"

#include "core/layout/layout_modes.h"
#include "core/layout/ordered_layout.h"
#include "core/notation/compact_layout.h"
#include "core/tiling/blocked_product.h"
#include "core/tuple/tuple_arithmetic.h"

namespace cutecheck {
namespace {

// How often the block stands in each mode of the shape.
Expected<IntTuple> copies(const Layout& block, const IntTuple& shape) {
  if (block.rank() > shape.rank())
    return makeError(Code::kRank, "tile_to_shape_c1",
                     "a block of rank " + std::to_string(block.rank()) + " does not fit a shape of rank " +
                         std::to_string(shape.rank()));
  CUTECHECK_TRY(target, productEach(shape));
  CUTECHECK_TRY(extent, productEach(block.shape()));
  std::vector<IntTuple> counts;
  for (size_t i = 0; i < target.rank(); ++i) {
    const int64_t whole = target.mode(i).value(), part = i < extent.rank() ? extent.mode(i).value() : 1;
    if (whole < 1) return makeError(Code::kInvalidExtent, "tile_to_shape_c2", "an extent of the shape is not positive");
    if (whole % part != 0)
      return makeError(Code::kNotDivisible, "tile_to_shape_c2",
                       "mode " + std::to_string(i) + " of the block, " + std::to_string(part) + ", does not divide " +
                           std::to_string(whole));
    counts.emplace_back(whole / part);
  }
  return IntTuple::tuple(std::move(counts));
}

Expected<Layout> repeated(const Layout& block, const Layout& tiler) {
  CUTECHECK_TRY(padded, append(block, Layout(), static_cast<int64_t>(tiler.rank())));
  return blockedProduct(padded, tiler);
}

}  // namespace

Expected<Layout> tileToShape(const Layout& block, const IntTuple& shape) {
  CUTECHECK_TRY(counts, copies(block, shape));
  CUTECHECK_TRY(tiler, compactLayout(counts));
  return repeated(block, tiler);  // tile_to_shape_c3
}

Expected<Layout> tileToShape(const Layout& block, const IntTuple& shape, const IntTuple& order) {
  CUTECHECK_TRY(counts, copies(block, shape));
  CUTECHECK_TRY(tiler, makeOrderedLayout(counts, order));
  return repeated(block, tiler);
}

}  // namespace cutecheck
