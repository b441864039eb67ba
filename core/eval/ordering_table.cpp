// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The operations that arrange elements and tiles, by name.
#include "core/eval/operation_table.h"

#include "core/composition/max_common_layout.h"
#include "core/composition/with_shape.h"
#include "core/layout/coshape.h"
#include "core/layout/domain_offset.h"
#include "core/layout/nullspace.h"
#include "core/layout/ordered_layout.h"
#include "core/notation/compact_layout.h"
#include "core/tiling/local_partition.h"
#include "core/tiling/local_tile.h"
#include "core/tiling/tile_to_shape.h"

namespace cutecheck {
namespace {

using Args = std::vector<Value>;

template <auto kUnary>
Expected<Value> unaryOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return lift(kUnary(layout));
}

Expected<Value> maxCommonLayoutOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, asLayout(a[0]));
  if (const auto* composed = std::get_if<ComposedLayout>(&a[1])) return lift(maxCommonLayout(x, *composed));
  CUTECHECK_TRY(y, asLayout(a[1]));
  return lift(maxCommonLayout(x, y));
}

Expected<Value> maxCommonVectorOp(const Args& a, Domain) {
  CUTECHECK_TRY(x, asLayout(a[0]));
  if (const auto* composed = std::get_if<ComposedLayout>(&a[1])) return lift(maxCommonVector(x, *composed));
  CUTECHECK_TRY(y, asLayout(a[1]));
  return lift(maxCommonVector(x, y));
}

template <Expected<Layout> (*kMake)(const IntTuple&)>
Expected<Value> shapedOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, asIntTuple(a[0]));
  return lift(kMake(shape));
}

// The strides alone, from a first one on.
template <FastestLeaf kFastest, Expected<Layout> (*kMake)(const IntTuple&)>
Expected<Value> compactOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, asIntTuple(a[0]));
  if (a.size() == 2) {
    CUTECHECK_TRY(current, asIntTuple(a[1]));
    return lift(compactStrides(shape, current, kFastest));
  }
  CUTECHECK_TRY(layout, kMake(shape));
  return Value(layout.stride());
}

template <bool kStrides>
Expected<Value> orderedOp(const Args& a, Domain) {
  CUTECHECK_TRY(shape, asIntTuple(a[0]));
  CUTECHECK_TRY(order, asIntTuple(a[1]));
  CUTECHECK_TRY(layout, makeOrderedLayout(shape, order));
  return kStrides ? Value(layout.stride()) : Value(std::move(layout));
}

Expected<Value> withShapeOp(const Args& a, Domain) {
  CUTECHECK_TRY(layout, asLayout(a[0]));
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  return lift(withShape(layout, shape));
}

Expected<Value> moved(Expected<SliceAndOffset> answer) {
  if (!answer.ok()) return std::move(answer).error();
  return Value(Pair{std::move(answer->layout), std::move(answer->offset)});
}

Expected<Value> domainOffsetOp(const Args& a, Domain) {
  CUTECHECK_TRY(crd, asIntTuple(a[0]));
  CUTECHECK_TRY(layout, asLayout(a[1]));
  return moved(domainOffset(crd, layout));
}

Expected<Value> moved(Expected<ComposedSlice> answer) {
  if (!answer.ok()) return std::move(answer).error();
  if (!answer->plain) return Value(Pair{std::move(answer->composed), IntTuple(0)});
  return Value(Pair{std::move(*answer->plain), IntTuple(answer->offset)});
}

// (layout, tiler, coordinate [, projection]).
Expected<Value> localTileOp(const Args& a, Domain) {
  CUTECHECK_TRY(tiler, asTiler(a[1]));
  CUTECHECK_TRY(crd, asIntTuple(a[2]));
  CUTECHECK_TRY(projection, a.size() == 4 ? asIntTuple(a[3]) : Expected<IntTuple>(IntTuple(1)));
  const auto tiled = [&](const auto& layout) {
    return moved(a.size() == 3 ? localTile(layout, tiler, crd) : localTile(layout, tiler, crd, projection));
  };
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return tiled(*composed);
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return tiled(layout);
}

// (layout, layout of threads, index [, projection]).
Expected<Value> localPartitionOp(const Args& a, Domain) {
  CUTECHECK_TRY(tile, asLayout(a[1]));
  CUTECHECK_TRY(index, asInteger(a[2]));
  CUTECHECK_TRY(projection, a.size() == 4 ? asIntTuple(a[3]) : Expected<IntTuple>(IntTuple(1)));
  if (const auto* composed = std::get_if<ComposedLayout>(&a[0])) return moved(localPartition(*composed, tile, index, projection));
  CUTECHECK_TRY(layout, asLayout(a[0]));
  return moved(localPartition(layout, tile, index, projection));
}

// (block, shape [, order]), of a layout or the layout of a composed one.
Expected<Value> tileToShapeOp(const Args& a, Domain) {
  const auto* composed = std::get_if<ComposedLayout>(&a[0]);
  Layout block;
  if (composed) {
    block = composed->layout;
  } else {
    CUTECHECK_TRY(read, asLayout(a[0]));
    block = std::move(read);
  }
  CUTECHECK_TRY(shape, asIntTuple(a[1]));
  Expected<Layout> tiled = Layout();
  if (a.size() == 2) {
    tiled = tileToShape(block, shape);
  } else {
    CUTECHECK_TRY(order, asIntTuple(a[2]));
    tiled = tileToShape(block, shape, order);
  }
  if (!composed || !tiled.ok()) return lift(std::move(tiled));
  return Value(ComposedLayout{composed->swizzle, composed->offset, std::move(tiled).value()});
}

}  // namespace

std::vector<Operation> arrangementOperations() {
  return {
      {"compact_col_major", "shape [, first stride] -> stride", 1, 2, compactOp<FastestLeaf::kFirst, compactLayout>},
      {"compact_order", "shape, order -> stride", 2, 2, orderedOp<true>},
      {"compact_row_major", "shape [, first stride] -> stride", 1, 2,
       compactOp<FastestLeaf::kLast, rowMajorLayout>},
      {"coprofile", "layout -> tuple", 1, 1, unaryOp<coprofile>},
      {"coshape", "layout -> shape", 1, 1, unaryOp<coshape>},
      {"domain_offset", "coordinate, layout -> layout,offset", 2, 2, domainOffsetOp},
      {"local_partition",
       "layout|composed layout, thread layout, index [, projection] -> layout|composed layout,offset", 3, 4,
       localPartitionOp},
      {"local_tile",
       "layout|composed layout, tiler, coordinate [, projection] -> layout|composed layout,offset", 3, 4,
       localTileOp},
      {"make_fragment_like", "layout|shape -> layout", 1, 1, unaryOp<makeFragmentLike>},
      {"make_layout_left", "shape -> layout", 1, 1, shapedOp<compactLayout>},
      {"make_layout_like", "layout -> layout", 1, 1, unaryOp<makeLayoutLike>},
      {"make_layout_right", "shape -> layout", 1, 1, shapedOp<rowMajorLayout>},
      {"make_ordered_layout", "shape, order -> layout", 2, 2, orderedOp<false>},
      {"max_common_layout", "layout, layout|composed layout -> layout", 2, 2, maxCommonLayoutOp},
      {"max_common_vector", "layout, layout|composed layout -> integer", 2, 2, maxCommonVectorOp},
      {"nullspace", "layout -> layout", 1, 1, unaryOp<nullspace>},
      {"tile_to_shape", "layout, shape [, order] -> layout", 2, 3, tileToShapeOp},
      {"with_shape", "layout, shape -> layout", 2, 2, withShapeOp},
  };
}

}  // namespace cutecheck
